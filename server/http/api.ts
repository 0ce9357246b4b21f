import {
  AboutMeSchema,
  errorBody,
  NewTableSchema,
  RecoverSchema,
  type ServerProblem,
} from '@tischlein/api';
import { LANGUAGES } from '@tischlein/rules';
import { type Question, TableId, whole } from '@tischlein/table';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { setCookie, deleteCookie } from 'hono/cookie';
import * as v from 'valibot';
import { isOwnName, outsideAddresses } from '../addresses.ts';
import type { Groups } from '../groups/groups.ts';
import type { Lobby } from '../lobby.ts';
import { beforeNo, Limit, type RequestLimits } from '../limits.ts';
import { COOKIE, hashOf, newId, SCREEN_COOKIE, type People } from '../people.ts';
import type { Quota } from '../quota.ts';
import type { StoreSpace } from '../store-space.ts';
import type { ServerSettings } from '../settings.ts';
import type { Push } from '../push/push.ts';
import type { Person, Session, Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { turnThere } from '../tables/turn.ts';
import { addressOf, cameByHttps, cookieName, sameOrigin, tokenIn } from './request.ts';
import type { DayChecker } from '../days/checker.ts';
import { dayRoutes } from './days.ts';
import { groupRoutes } from './groups.ts';
import { MAX_LOOKED_AT, shown } from './listed.ts';
import { lobbyRoutes } from './lobby.ts';
import { playRoute } from './play.ts';
import { pushRoutes } from './push.ts';
import { screenRoutes } from './screens.ts';
import { bodyOf } from './body.ts';
import { gameRoutes } from './games.ts';
import { problemIn } from './problem.ts';
import type { HttpBindings } from '@hono/node-server';

export interface ApiServices {
  readonly settings: ServerSettings;
  readonly store: Store;
  readonly tables: Tables;
  readonly groups: Groups;
  readonly lobby: Lobby;
  readonly people: People;
  readonly requests: RequestLimits;
  readonly space: StoreSpace;
  readonly push: Push;
  readonly checker: DayChecker;
  /** New tables of a person, on all nodes. */
  readonly made: Quota;
  readonly now: () => number;
  /** What a bot answers, thought off the event loop. */
  readonly think: (question: Question) => Promise<string | null>;
  /** The bots that the operator of the server has brought along, by their level. */
  readonly operatorBots: readonly string[];
}

const YEAR = 365 * 86_400;
const MAX_OUTCOMES = 100;
const MAX_LINKS = 20;
const MAX_ROUNDS = 1_000_000;
const MAX_SEATED = 12;

/** Only the languages that are spoken here. */
const MeSchema = v.strictObject({
  ...AboutMeSchema.entries,
  language: v.exactOptional(v.picklist(LANGUAGES)),
});

export type Env = { Bindings: HttpBindings };

/** What the parts of the API share. */
export interface ApiTools {
  me(c: Context<Env>): Promise<Person | null>;
  /** The session in which this person asks. */
  sessionOf(c: Context<Env>, person: Person): Session;
  no(
    c: Context<Env>,
    status: 400 | 401 | 403 | 404 | 409 | 429 | 507,
    code: ServerProblem,
  ): Response;
  /** Sets the cookie of this token. */
  letIn(c: Context<Env>, token: string, cookie?: string): void;
  /** New guests from one address. */
  readonly guests: Limit;
}

/** Everything under /api. Errors are `{ code, error }`, a sentence and its name, with a fitting status. */
export function api(services: ApiServices): Hono<Env> {
  const { settings, push, store, tables, groups, people, requests, space, made, now } = services;
  const app = new Hono<Env>();
  const guests = new Limit(settings.maxGuests, 60_000, now);
  const links = new Limit(MAX_LINKS, 3_600_000, now);

  const no = (
    c: Context<Env>,
    status: 400 | 401 | 403 | 404 | 409 | 429 | 507,
    code: ServerProblem,
  ): Response => c.json(errorBody(code), status);
  const me = async (c: Context<Env>): Promise<Person | null> => {
    const token = tokenIn(COOKIE, c.env.incoming.headers, settings);
    return token === null ? null : people.byToken(token);
  };
  const sessionOf = (c: Context<Env>, { id }: Person): Session => ({
    person: id,
    tokenHash: hashOf(tokenIn(COOKIE, c.env.incoming.headers, settings)!),
  });
  const letIn = (c: Context<Env>, token: string, cookie = COOKIE): void => {
    const { headers } = c.env.incoming;
    const secure = cameByHttps(headers, settings.trustProxy);
    const name = cookieName(cookie, headers, settings);
    const path = settings.basePath;
    setCookie(c, name, token, { httpOnly: true, sameSite: 'Lax', maxAge: YEAR, path, secure });
  };

  app.use(
    bodyLimit({
      maxSize: settings.maxBodyBytes,
      onError: (c) => c.json(errorBody('tooMuch'), 413),
    }),
  );
  app.onError((error, c) => {
    const problem = problemIn(error);
    if (problem === null) throw error;
    return no(c, 409, problem);
  });
  app.use(async (c, next) => {
    c.header('cache-control', 'no-store');
    for (const name of [COOKIE, SCREEN_COOKIE]) {
      const token = tokenIn(name, c.env.incoming.headers, settings);
      // As a hash: a made-up one may be as long as a header.
      if (token === null || requests.ofPerson.take(hashOf(token))) continue;
      await beforeNo();
      return no(c, 429, 'tooMuch');
    }
    const reading = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!reading && !sameOrigin(c.env.incoming.headers, settings.trustProxy))
      return no(c, 403, 'otherSite');
    return next();
  });

  app.get('/me', async (c) => {
    const person = await me(c);
    return person ? c.json(person) : no(c, 401, 'nobody');
  });
  app.post('/me', async (c) => {
    const about = await bodyOf(c, MeSchema);
    if ('code' in about) return c.json(about, 400);
    const person = await me(c);
    if (person) {
      // Somebody who keeps coming keeps the cookie.
      letIn(c, tokenIn(COOKIE, c.env.incoming.headers, settings)!);
      return c.json(await people.change(person, about));
    }
    if (await space.isFull()) return no(c, 507, 'full');
    if (!guests.allows(addressOf(c.env.incoming, settings.trustProxy)))
      return no(c, 429, 'manyGuests');
    const guest = await people.welcome(about);
    letIn(c, guest.token);
    return c.json(guest.person, 201);
  });
  app.delete('/me', async (c) => {
    const person = await me(c);
    if (!person) return no(c, 401, 'nobody');
    const seated = await store.seatedAt(person.id);
    const mine = await store.groupsOf(person.id, MAX_LOOKED_AT);
    await people.forget(person.id);
    for (const { id } of mine) groups.shown.changed(id);
    await tables.forget(person.id, seated);
    const { headers } = c.env.incoming;
    const secure = cameByHttps(headers, settings.trustProxy);
    deleteCookie(c, cookieName(COOKIE, headers, settings), { path: settings.basePath, secure });
    return c.json({ forgotten: true });
  });
  app.post('/me/link', async (c) => {
    const person = await me(c);
    if (!person) return no(c, 401, 'nobody');
    if (!links.allows(person.id)) return no(c, 429, 'tooMuch');
    // The token belongs into the fragment of a link: fragments are not sent to servers nor written into logs.
    const token = await people.recoveryToken(sessionOf(c, person));
    return token === null ? no(c, 401, 'nobody') : c.json({ token }, 201);
  });
  app.delete('/me/sessions', async (c) => {
    const person = await me(c);
    if (!person) return no(c, 401, 'nobody');
    await people.endOthers(sessionOf(c, person));
    return c.json({ ended: true });
  });
  app.post('/recover', async (c) => {
    const body = await bodyOf(c, RecoverSchema);
    if ('code' in body) return c.json(body, 400);
    const found = await people.recover(body.token);
    if (!found) return no(c, 404, 'linkUsed');
    letIn(c, found.token);
    return c.json(found.person);
  });
  // The tables where I sit: a new device of mine does not know them.
  app.get('/me/tables', async (c) => {
    const person = await me(c);
    if (!person) return no(c, 401, 'nobody');
    const rows = await store.rowsOf(person.id, MAX_SEATED);
    const told = rows.map(async (row) => ({
      ...shown(row),
      ...(row.phase === 'playing' && (await turnThere(tables, row.table, person.id, now()))),
    }));
    return c.json({ tables: await Promise.all(told) });
  });
  // Whoever opened the page as localhost can not send that name to anybody: here is one that others reach.
  app.get('/addresses', (c) => {
    const url = new URL(`http://${c.req.header('host') ?? 'localhost'}`);
    const addresses = isOwnName(url.hostname)
      ? outsideAddresses(settings.host, url.port || 80, settings.basePath)
      : [];
    return c.json({ addresses });
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

  groupRoutes(app, { settings, store, space, now, groups, me, no });
  playRoute(app, { settings, store, tables, space, now, made, me, no });
  pushRoutes(app, { settings, store, now, push, me, sessionOf, no });
  gameRoutes(app, { ...services, me, no });
  dayRoutes(app, { ...services, me, no });
  screenRoutes(app, { settings, store, tables, people, space, now, guests, me, no, letIn });

  lobbyRoutes(app, { settings, store, now, lobby: services.lobby, no });
  app.post('/tables', async (c) => {
    const person = await me(c);
    if (!person) return no(c, 401, 'nobody');
    const wanted = await bodyOf(c, NewTableSchema);
    if ('code' in wanted) return c.json(wanted, 400);
    if (await space.isFull()) return no(c, 507, 'full');
    if (!(await made.allows(person.id))) return no(c, 429, 'manyMade');
    const table = newId();
    const refused = await tables.make(table, { ...wanted, host: person.id });
    return refused === null ? c.json({ table }, 201) : c.json(refused, 400);
  });
  app.get('/tables/:table', async (c) => {
    const live = v.is(TableId, c.req.param('table'))
      ? await tables.get(c.req.param('table'))
      : null;
    if (live === null) return no(c, 404, 'noTable');
    const { game, phase, settings: chosen, round } = live.table;
    return c.json({ table: live.table.id, game: game.name, phase, round, settings: chosen });
  });
  app.get('/tables/:table/records/:round', async (c) => {
    const person = await me(c);
    const table = c.req.param('table');
    const round = Number(c.req.param('round'));
    const isOne = v.is(TableId, table) && v.is(whole(0, MAX_ROUNDS), round);
    const record = isOne ? await store.record(table, round) : null;
    if (record === null) return no(c, 404, 'noRecord');
    const played =
      person &&
      ((await store.hasPlayed(person.id, table, round)) ||
        (await store.sharesGroup(person.id, table)));
    if (!played) return no(c, 403, 'notPlayed');
    c.header('content-disposition', 'attachment; filename="game.tischlein"');
    return c.text(record);
  });
  return app;
}
