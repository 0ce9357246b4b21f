import { EndpointSchema, SubscriptionSchema } from '@tischlein/api';
import type { Hono } from 'hono';
import { isEndpoint } from '../push/address.ts';
import type { Push } from '../push/push.ts';
import type { ApiServices, ApiTools, Env } from './api.ts';
import { bodyOf } from './body.ts';

type PushRouteServices = Pick<ApiServices, 'settings' | 'store' | 'now'> &
  Pick<ApiTools, 'me' | 'sessionOf' | 'no'> & { readonly push: Push };

/** Notifications of this person's browsers: the server's key, subscribing, and taking it back. */
export function pushRoutes(
  app: Hono<Env>,
  { settings, store, now, push, me, sessionOf, no }: PushRouteServices,
): void {
  app.get('/push', async (c) =>
    push.isOn ? c.json({ key: (await push.keys()).publicKey }) : c.json({ key: null }),
  );
  app.post('/me/push', async (c) => {
    const person = await me(c);
    if (!person) return no(c, 401, 'nobody');
    const body = await bodyOf(c, SubscriptionSchema);
    if ('error' in body) return c.json(body, 400);
    const { endpoint, keys } = body;
    if (!push.isOn || !isEndpoint(endpoint, { loopback: settings.pushLoopback }))
      return no(c, 400, 'badEndpoint');
    const isDone = await store.subscribe({ endpoint, ...keys }, sessionOf(c, person), now());
    return isDone ? c.json({ subscribed: true }, 201) : no(c, 401, 'nobody');
  });
  app.delete('/me/push', async (c) => {
    const person = await me(c);
    if (!person) return no(c, 401, 'nobody');
    const body = await bodyOf(c, EndpointSchema);
    if ('error' in body) return c.json(body, 400);
    await store.unsubscribe(body.endpoint, person.id);
    return c.json({ subscribed: false });
  });
}
