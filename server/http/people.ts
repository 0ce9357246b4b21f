import {
  AboutMeSchema,
  EndpointSchema,
  MySetsSchema,
  RecoverSchema,
  SubscriptionSchema,
  type OpenTable,
} from '@tischlein/api';
import { LANGUAGES } from '@tischlein/rules';
import { leftTo, seatOf, TableId, waitingFor } from '@tischlein/table';
import { deleteCookie } from 'hono/cookie';
import * as v from 'valibot';
import { isOwnName, outsideAddresses } from '../addresses.ts';
import { Limit } from '../limits.ts';
import { shown } from '../lobby.ts';
import { COOKIE, hashOf } from '../people.ts';
import { isEndpoint } from '../push/send.ts';
import type { Person, Session } from '../store/people.ts';
import { body, no, type Api, type Asked, type Tools } from './api.ts';
import { cameByHttps, cookieName, tokenIn } from './request.ts';

const MAX_OUTCOMES = 100;
const MAX_LINKS = 20;
/** Of one's sets of house rules, in a minute. */
const MAX_CHANGES = 30;
const MAX_SEATED = 12;

/** Only the languages that are spoken here. */
const MeSchema = v.strictObject({
  ...AboutMeSchema.entries,
  language: v.exactOptional(v.picklist(LANGUAGES)),
});

/** People, their sessions, links and notifications, and what they have here. */
export function peopleRoutes(app: Api, tools: Tools): void {
  const { settings, push, store, tables, people, space, now } = tools;
  const { me, person, letIn, address, guests } = tools;
  const changes = new Limit(MAX_CHANGES, 60_000, now);
  const links = new Limit(MAX_LINKS, 3_600_000, now);
  const tokenOf = (c: Asked): string => tokenIn(COOKIE, c.env.incoming.headers, settings)!;
  /** The session in which this person asks. */
  const sessionOf = (c: Asked, { id }: Person): Session => ({
    person: id,
    tokenHash: hashOf(tokenOf(c)),
  });

  app.get('/me', person, (c) => c.json(c.var.person));
  app.post('/me', body(MeSchema), async (c) => {
    const myself = await me(c);
    if (myself) {
      // Somebody who keeps coming keeps the cookie.
      letIn(c, tokenOf(c));
      const changed = await people.change(myself, c.var.body);
      const isSame = changed.name === myself.name && changed.avatar === myself.avatar;
      if (!isSame && changed.name !== '') await tools.call(changed);
      return c.json(changed);
    }
    if (await space.isFull()) return no(c, 507, 'full');
    if (!guests.allows(address(c))) return no(c, 429, 'manyGuests');
    const guest = await people.welcome(c.var.body);
    letIn(c, guest.token);
    return c.json(guest.person, 201);
  });
  app.delete('/me', person, async (c) => {
    await tools.forget(c.var.person.id);
    const { headers } = c.env.incoming;
    const secure = cameByHttps(headers, settings.trustProxy);
    deleteCookie(c, cookieName(COOKIE, headers, settings), { path: settings.basePath, secure });
    return c.json({ forgotten: true });
  });
  app.post('/me/link', person, async (c) => {
    if (!links.allows(c.var.person.id)) return no(c, 429, 'tooMuch');
    // The token belongs into the fragment of a link: fragments are not sent to servers nor written into logs.
    const token = await people.recoveryToken(sessionOf(c, c.var.person));
    return token === null ? no(c, 401, 'nobody') : c.json({ token }, 201);
  });
  app.delete('/me/sessions', person, async (c) => {
    await people.endOthers(sessionOf(c, c.var.person));
    return c.json({ ended: true });
  });
  app.post('/recover', body(RecoverSchema), async (c) => {
    const found = await people.recover(c.var.body.token);
    if (!found) return no(c, 404, 'linkUsed');
    letIn(c, found.token);
    return c.json(found.person);
  });

  /** Whether a table waits for this person, and how long whoever it waits for still has. */
  async function turnAt(id: string, mine: string): Promise<Partial<OpenTable>> {
    const table = (await tables.get(id).catch(() => null))?.table;
    const seat = table ? waitingFor(table) : null;
    if (table === undefined || seat === null) return {};
    const chair = table.room.chairs[seat]!;
    // Whoever stood up has a bot in their chair: nobody waits for them.
    const waits = seatOf(table, mine) === seat && chair.type === 'person' && chair.away === null;
    const isTimed = table.room.settings.clock.type !== 'none';
    const nudge = (await push.mayNudge(table, mine)) !== null;
    const left = isTimed && { left: leftTo(table, seat, now()) };
    return { waits, turn: seat, ...left, ...(nudge && { nudge }) };
  }
  // The tables where I sit: a new device of mine does not know them.
  app.get('/me/tables', person, async (c) => {
    const { id } = c.var.person;
    const told = (await store.rowsOf(id, MAX_SEATED)).map(async (row) => ({
      ...shown(row),
      ...(row.phase === 'playing' && (await turnAt(row.table, id))),
    }));
    return c.json({ tables: await Promise.all(told) });
  });
  app.get('/me/sets', person, async (c) => c.json(await store.ruleSets(c.var.person.id)));
  app.post('/me/sets', person, body(MySetsSchema), tools.room, async (c) => {
    if (!changes.allows(c.var.person.id)) return no(c, 429, 'tooMuch');
    await store.saveRuleSets(c.var.person.id, c.var.body);
    return c.json({ done: true });
  });
  app.get('/people/:id', async (c) => {
    const id = c.req.param('id');
    const page = v.is(TableId, id) ? await store.page(id, MAX_OUTCOMES) : null;
    if (page === null) return no(c, 404, 'noPerson');
    if ((await me(c))?.id === id) return c.json(page);
    // The id of a table is the key to it: others learn how games ended, not where they were played.
    const outcomes = page.outcomes.map((outcome) => ({ ...outcome, table: undefined }));
    return c.json({ ...page, outcomes });
  });
  // Whoever opened the page as localhost can not send that name to anybody: here is one that others reach.
  app.get('/addresses', (c) => {
    const url = new URL(`http://${c.req.header('host') ?? 'localhost'}`);
    const addresses = isOwnName(url.hostname)
      ? outsideAddresses(settings.host, url.port || 80, settings.basePath)
      : [];
    return c.json({ addresses });
  });

  app.get('/push', async (c) => c.json({ key: push.isOn ? (await push.keys()).publicKey : null }));
  app.post('/me/push', person, body(SubscriptionSchema), async (c) => {
    const { endpoint, keys } = c.var.body;
    if (!push.isOn || !isEndpoint(endpoint, { loopback: settings.pushLoopback }))
      return no(c, 400, 'badEndpoint');
    const session = sessionOf(c, c.var.person);
    const isDone = await store.subscribe({ endpoint, ...keys }, session, now());
    return isDone ? c.json({ subscribed: true }, 201) : no(c, 401, 'nobody');
  });
  app.delete('/me/push', person, body(EndpointSchema), async (c) => {
    await store.unsubscribe(c.var.body.endpoint, c.var.person.id);
    return c.json({ subscribed: false });
  });
}
