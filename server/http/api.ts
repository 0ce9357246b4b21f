import type { HttpBindings } from '@hono/node-server';
import { errorBody, type ServerProblem } from '@tischlein/api';
import { animalOf } from '@tischlein/kit';
import { type Question, TableId, whoFrom } from '@tischlein/table';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { MAX_LOOKED_AT } from '../lobby.ts';
import { beforeNo, Limit } from '../limits.ts';
import type { NodePorts, TischleinNode } from '../node.ts';
import { COOKIE, hashOf, SCREEN_COOKIE } from '../people.ts';
import type { Push } from '../push/push.ts';
import type { StoreSpace } from '../quota.ts';
import type { StoreWatch } from '../store/watch.ts';
import type { Person } from '../store/people.ts';
import type { LiveTable } from '../tables/live.ts';
import { problemIn } from '../tables/tables.ts';
import type { DayChecker } from '../days/check.ts';
import { adminRoutes } from './admin.ts';
import { dayRoutes } from './days.ts';
import { groupRoutes } from './groups.ts';
import { peopleRoutes } from './people.ts';
import { addressOf, cameByHttps, cookieName, sameOrigin, tokenIn } from './request.ts';
import { screenRoutes } from './screens.ts';
import type { StaticFiles } from './static.ts';
import { tableRoutes } from './tables.ts';

export interface ApiServices
  extends TischleinNode, Pick<NodePorts, 'settings' | 'store' | 'bus' | 'log' | 'now' | 'later'> {
  readonly space: StoreSpace;
  readonly files: StaticFiles;
  readonly watch: StoreWatch;
  readonly push: Push;
  readonly checker: DayChecker;
  /** When the store was last copied. */
  readonly lastBackup: () => number | null;
  /** What a bot answers, thought off the event loop. */
  readonly think: (question: Question) => Promise<string | null>;
  /** The bots that the operator of the server has brought along, by their level. */
  readonly operatorBots: readonly string[];
}

type Env = { Bindings: HttpBindings };
/** What handlers find in `c.var`, put there by the middleware of the same name. */
type Finds<V extends object> = MiddlewareHandler<Env & { Variables: V }>;
export type Api = Hono<Env>;
/** Whatever middleware came before. */
export type Asked = Context;
type Status = 400 | 401 | 403 | 404 | 409 | 429 | 503 | 507;

/** What the routes share. */
export type Tools = ReturnType<typeof toolsOf>;

/** An answer that is not 2xx: a sentence, and its name. */
export const no = (c: Context, status: Status, code: ServerProblem): Response =>
  c.json(errorBody(code), status);

/** The body must be as its schema says. */
export const body =
  <S extends v.GenericSchema>(schema: S): Finds<{ body: v.InferOutput<S> }> =>
  async (c, next) => {
    const json: unknown = await c.req.json().catch(() => undefined);
    if (json === undefined) return c.json(errorBody('badRequest', 'The body is not JSON.'), 400);
    const parsed = v.safeParse(schema, json, { abortEarly: true });
    if (!parsed.success) {
      const [issue] = parsed.issues;
      const what = `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`;
      return c.json(errorBody('badRequest', what.slice(0, 300)), 400);
    }
    c.set('body', parsed.output);
    return next();
  };

const YEAR_SECONDS = 365 * 86_400;

function toolsOf(services: ApiServices) {
  const { settings, store, people, groups, tables, space, operator, now } = services;
  /** Who asks, if it is somebody. */
  const me = async (c: Asked): Promise<Person | null> => {
    const token = tokenIn(COOKIE, c.env.incoming.headers, settings);
    return token === null ? null : people.byToken(token);
  };
  /** Only somebody may ask. */
  const person: Finds<{ person: Person }> = async (c, next) => {
    const found = await me(c);
    if (found === null) return no(c, 401, 'nobody');
    c.set('person', found);
    return next();
  };
  /** The table of the path must be there. */
  const live: Finds<{ live: LiveTable }> = async (c, next) => {
    const id = c.req.param('table');
    const found = v.is(TableId, id) ? await tables.get(id) : null;
    if (found === null) return no(c, 404, 'noTable');
    c.set('live', found);
    return next();
  };
  return {
    ...services,
    me,
    person,
    live,
    /** New guests from one address. */
    guests: new Limit(settings.maxGuests, 60_000, now),
    address: (c: Asked): string => addressOf(c.env.incoming, settings.trustProxy),
    /** The store must have room for something new. */
    room: (async (c, next) => {
      if (operator.isDraining) return no(c, 503, 'draining');
      return (await space.isFull()) ? no(c, 507, 'full') : next();
    }) satisfies MiddlewareHandler<Env>,
    /** Somebody has another name or face: it is the same wherever they sit and belong. */
    async call(who: Person): Promise<void> {
      await tables.call(whoFrom(who.id, who), await store.seatedAt(who.id));
      const { name, avatar } = who;
      for (const { id } of await store.groupsOf(who.id, MAX_LOOKED_AT)) {
        await groups.command(id, who.id, { type: 'rename', name });
        if (avatar !== null)
          await groups.command(id, who.id, { type: 'avatar', avatar: animalOf(avatar) });
      }
    },
    /** Takes a person out of everything, and what they are called. */
    async forget(id: string): Promise<void> {
      const seated = await store.seatedAt(id);
      const mine = await store.groupsOf(id, MAX_LOOKED_AT);
      await people.forget(id);
      for (const group of mine) groups.shown.changed(group.id);
      await tables.forget(id, seated);
    },
    /** Sets the cookie of this token. */
    letIn(c: Asked, token: string, cookie = COOKIE): void {
      const { headers } = c.env.incoming;
      setCookie(c, cookieName(cookie, headers, settings), token, {
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: YEAR_SECONDS,
        path: settings.basePath,
        secure: cameByHttps(headers, settings.trustProxy),
      });
    },
  };
}

/** Everything under /api. Errors are `{ code, error }`, a sentence and its name, with a fitting status. */
export function api(services: ApiServices): Api {
  const { settings, requests } = services;
  const app: Api = new Hono();
  const onError = (c: Context): Response => c.json(errorBody('tooMuch'), 413);
  app.use(bodyLimit({ maxSize: settings.maxBodyBytes, onError }));
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
  const tools = toolsOf(services);
  app.use(async (c, next) => {
    // A cookie of its own costs nothing: bans of people are looked up only while there are any.
    const person = services.operator.bansPeople ? await tools.me(c) : null;
    if (person !== null && services.operator.bans(person.id, '')) return no(c, 403, 'banned');
    return next();
  });
  adminRoutes(app, tools);
  peopleRoutes(app, tools);
  groupRoutes(app, tools);
  tableRoutes(app, tools);
  dayRoutes(app, tools);
  screenRoutes(app, tools);
  return app;
}
