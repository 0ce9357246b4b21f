import type { Hono } from 'hono';
import { cached } from '../cached.ts';
import { Counts } from '../limits.ts';
import type { Lobby } from '../lobby.ts';
import type { ApiServices, ApiTools, Env } from './api.ts';
import { MAX_LOOKED_AT, shownOf } from './listed.ts';
import { addressOf } from './request.ts';

/** Whoever asks often does not make the store read often. */
const LIST_KEPT = 1000;
/** A page with this many unread lists is cut off; it comes back and is told the last one. */
const MAX_UNREAD = 8;

type LobbyServices = Pick<ApiServices, 'settings' | 'store' | 'now'> &
  Pick<ApiTools, 'no'> & { readonly lobby: Lobby };

/** The open tables: once, or again at every change for as long as the page looks. */
export function lobbyRoutes(
  app: Hono<Env>,
  { settings, store, now, lobby, no }: LobbyServices,
): void {
  const listed = cached(
    async () => shownOf(await store.listed(MAX_LOOKED_AT), settings.maxListed),
    LIST_KEPT,
    now,
  );
  const ofAddress = new Counts();
  app.get('/tables', async (c) => c.json({ tables: await listed() }));
  app.get('/tables/live', (c) => {
    const headers = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' };
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    const address = addressOf(c.env.incoming, settings.trustProxy);
    if (
      lobby.size >= settings.maxConnections ||
      ofAddress.of(address) >= settings.maxLobbyPerAddress
    )
      return no(c, 429, 'tooMuch');
    ofAddress.add(address);
    const encoder = new TextEncoder();
    let leave = (): void => {};
    const lines = new ReadableStream<Uint8Array>({
      start(controller) {
        const reader = {
          hear(text: string): void {
            if ((controller.desiredSize ?? 0) > -MAX_UNREAD)
              return controller.enqueue(encoder.encode(text));
            leave();
            controller.error(new Error('this page does not read what it is sent'));
          },
        };
        leave = () => {
          lobby.remove(reader);
          ofAddress.remove(address);
          leave = () => {};
        };
        lobby.add(reader);
      },
      cancel: () => leave(),
    });
    return c.body(lines, 200, headers);
  });
}
