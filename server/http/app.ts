import { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { errorBody } from '@tischlein/api';
import { cached } from '../clock.ts';
import { beforeNo } from '../limits.ts';
import { StoreUnavailable } from '../store/store.ts';
import { api, type ApiServices } from './api.ts';
import { scriptAt } from './outside.ts';
import { addressOf, isOurHost, isSame } from './request.ts';

/** Only what came with the page runs in it. Styles may stand on elements: motion is drawn with them. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

const OTHER_HOST =
  'This server does not go by the name it was asked by. Whoever runs it can add the name to HOSTS.';
const NO_PAGES = 'The pages are not built yet: run npm run build. The API and the WebSocket work.';

/** Everything this node answers over HTTP. */
export function app(services: ApiServices): Hono<{ Bindings: HttpBindings }> {
  const { settings, operator, watch, metrics, files, requests, space, now } = services;
  const base = new Hono<{ Bindings: HttpBindings }>();
  base.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
  });
  base.use(async (c, next) => {
    const { incoming } = c.env;
    if (!requests.ofAddress.take(addressOf(incoming, settings.trustProxy))) {
      await beforeNo();
      return c.json(errorBody('tooMuch'), 429);
    }
    if (operator.bansAddress(addressOf(incoming, settings.trustProxy)))
      return c.json(errorBody('banned'), 403);
    if (!isOurHost(incoming.headers, settings))
      return c.json(errorBody('otherSite', OTHER_HOST), 421);
    return next();
  });
  base.onError((error, c) =>
    error instanceof StoreUnavailable
      ? c.json(errorBody('store'), 503)
      : c.json(errorBody('broken'), 500),
  );

  const inner = new Hono<{ Bindings: HttpBindings }>();
  inner.route('/api', api(services));
  inner.get('/health', async (c) =>
    (await watch.check())
      ? c.json({ ok: true })
      : c.json({ ok: false, error: 'The store can not be reached or written to.' }, 503),
  );
  // Processor time and counts, read often enough, tell of hidden cards: they are for whoever runs it, and coarse.
  const numbers = cached(
    async () => {
      await Promise.all([space.look(), watch.check()]);
      return metrics.text();
    },
    settings.metricsEveryMs,
    now,
  );
  inner.get('/metrics', async (c) =>
    isSame(c.req.header('authorization') ?? '', `Bearer ${settings.metricsToken}`) &&
    settings.metricsToken !== null
      ? c.text(await numbers())
      : c.json(errorBody('noAddress'), 404),
  );
  // The operator's page is one of ours, told apart behind the #.
  if (settings.adminToken !== null)
    inner.get('/admin', (c) => c.redirect(`${settings.basePath}#/admin`));
  // Pages that are typed by hand, from a screen or on one. Relative: a proxy may have taken the base path away.
  for (const page of ['s', 'tv']) inner.get(`/${page}`, (c) => c.redirect(`./#/${page}`));
  inner.get('/ws', (c) => {
    c.header('upgrade', 'websocket');
    return c.json(errorBody('badRequest', 'This address is for WebSockets.'), 426);
  });
  inner.get('/outside/:path{.+}', (c) => {
    const script = scriptAt(c.req.param('path'));
    if (script === undefined) return c.json(errorBody('noAddress'), 404);
    return c.body(script, 200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
  });
  inner.get('*', (c) => {
    const path = readable(new URL(c.req.url).pathname)?.slice(settings.basePath.length);
    if (path === undefined) return c.json(errorBody('badRequest'), 400);
    if (path.startsWith('api/')) return c.json(errorBody('noAddress'), 404);
    const found = files.answer(path === '' ? 'index.html' : path, c.req.raw.headers);
    if (found) return found;
    return files.size === 0 ? c.text(NO_PAGES, 503) : c.json(errorBody('noAddress'), 404);
  });
  base.route(settings.basePath, inner);
  base.notFound((c) => c.json(errorBody('noAddress'), 404));
  return base;
}

function readable(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
