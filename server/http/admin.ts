import { errorBody } from '@tischlein/api';
import type { Figures } from '@tischlein/api/admin';
import type { Context } from 'hono';
import * as v from 'valibot';
import { Limit } from '../limits.ts';
import about from '../package.json' with { type: 'json' };
import { body, no, type Api, type Tools } from './api.ts';
import { isSame, networkOf, sameOrigin } from './request.ts';

const MAX_SHOWN = 200;
const MAX_NOTICE = 300;
/** In a minute from one address: tokens that are wrong, and acts. */
const MAX_WRONG = 10;
const MAX_ACTS = 120;
/** What was under way when a table went is gone by then. */
const SETTLED_MS = 5000;

const BanSchema = v.strictObject({
  what: v.picklist(['person', 'address']),
  whom: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
});
const NoticeSchema = v.strictObject({ text: v.pipe(v.string(), v.maxLength(MAX_NOTICE)) });

/** An address stands for its network. */
const banOf = ({ what, whom }: v.InferOutput<typeof BanSchema>) => ({
  what,
  whom: what === 'address' ? networkOf(whom) : whom,
});

/** What whoever runs the server may ask and do, with the token; without one in the settings there is nothing here. */
export function adminRoutes(app: Api, tools: Tools): void {
  const { settings, store, space, tables, groups, operator, metrics, bus, log } = tools;
  const { now, later, address } = tools;
  app.get('/notice', (c) => c.json({ text: operator.notice }));
  if (settings.adminToken === null) return;
  const wrong = new Limit(MAX_WRONG, 60_000, now);
  const acts = new Limit(MAX_ACTS, 60_000, now);
  const given = `Bearer ${settings.adminToken}`;
  app.use('/admin/*', async (c, next) => {
    const from = address(c);
    if (wrong.isSpent(from)) return no(c, 429, 'tooMuch');
    if (!isSame(c.req.header('authorization') ?? '', given)) {
      wrong.allows(from);
      log('admin_wrong_token');
      return no(c, 401, 'nobody');
    }
    if (!sameOrigin(c.env.incoming.headers, settings.trustProxy)) return no(c, 403, 'otherSite');
    return acts.allows(from) ? next() : no(c, 429, 'tooMuch');
  });
  const id = (c: Context): string => c.req.param('id')!;
  /** Every act is in the log, without names. */
  const did = (c: Context, act: string, of: string | null = null): Response => {
    log('admin', { act, of });
    return c.json({ done: true });
  };

  app.get('/admin/figures', async (c) => {
    await space.look();
    return c.json({
      version: about.version,
      tables: tables.size,
      playing: tables.playing,
      people: tools.sockets.people,
      connections: metrics.read('connections'),
      moves: metrics.read('moves'),
      p50: metrics.moved.quantile(0.5),
      p99: metrics.moved.quantile(0.99),
      storeBytes: space.bytes,
      diskFree: space.diskFree,
      isStoreUp: tools.watch.isUp,
      isBusUp: bus.hearsSince() < Infinity,
      lastBackup: tools.lastBackup(),
      isDraining: operator.isDraining,
      notice: operator.notice,
    } satisfies Figures);
  });
  app.get('/admin/tables', async (c) => c.json(await store.lastTables(MAX_SHOWN)));
  app.get('/admin/people', async (c) => c.json(await store.lastPeople(MAX_SHOWN)));
  app.get('/admin/groups', async (c) => c.json(await store.lastGroups(MAX_SHOWN)));
  app.get('/admin/reports', async (c) => c.json(await store.reports(MAX_SHOWN)));
  app.get('/admin/orders', async (c) => c.json(await store.orders()));
  app.get('/admin/people/:id', async (c) => {
    const person = await store.exportPerson(id(c));
    log('admin', { act: 'export a person', of: id(c) });
    return person === null ? no(c, 404, 'noPerson') : c.json(person);
  });
  app.get('/admin/groups/:id', async (c) => {
    const sight = await store.group(id(c));
    log('admin', { act: 'export a group', of: id(c) });
    if (sight === null) return no(c, 404, 'noGroup');
    // Whoever holds the key of its link is in, and with the secret makes anybody's.
    const { key: _, group: withSecret, ...shown } = sight;
    const { linkSecret: _secret, ...group } = withSecret;
    return c.json({ ...shown, group, results: await store.groupResults(id(c), 0, MAX_SHOWN) });
  });

  app.delete('/admin/tables/:id', async (c) => {
    const table = id(c);
    if (!(await store.removeTable(table))) return no(c, 404, 'noTable');
    tables.remove(table);
    bus.publish({ removed: table });
    // An append that was under way may have left a piece of a journal.
    later(SETTLED_MS, () => void store.removeTable(table).catch(() => {}));
    return did(c, 'delete a table', table);
  });
  app.delete('/admin/people/:id', async (c) => {
    if ((await store.person(id(c))) === null) return no(c, 404, 'noPerson');
    await tools.forget(id(c));
    return did(c, 'delete a person', id(c));
  });
  app.delete('/admin/groups/:id', async (c) => {
    if ((await store.group(id(c))) === null) return no(c, 404, 'noGroup');
    await store.removeGroup(id(c));
    groups.shown.changed(id(c));
    return did(c, 'delete a group', id(c));
  });
  app.post('/admin/bans', body(BanSchema), async (c) => {
    const { what, whom } = banOf(c.var.body);
    if (what === 'person' && (await store.person(whom)) === null) return no(c, 404, 'noPerson');
    await store.order({ what, whom, text: '', at: now() });
    await operator.look();
    return did(c, `ban: ${what}`, what === 'person' ? whom : null);
  });
  app.post('/admin/lifted', body(BanSchema), async (c) => {
    const { what, whom } = banOf(c.var.body);
    if (!(await store.lift(what, whom)))
      return c.json(errorBody('badRequest', 'There is no such ban.'), 404);
    await operator.look();
    return did(c, `lift a ban: ${what}`, what === 'person' ? whom : null);
  });
  app.post('/admin/notice', body(NoticeSchema), async (c) => {
    const text = c.var.body.text.trim();
    if (text === '') await store.lift('notice', '');
    else await store.order({ what: 'notice', whom: '', text, at: now() });
    await operator.look();
    return did(c, text === '' ? 'take the notice away' : 'set a notice');
  });
  app.post('/admin/drain', (c) => {
    operator.isDraining = true;
    return did(c, 'drain');
  });
}
