import { randomInt } from 'node:crypto';
import { ScreenCodeSchema } from '@tischlein/api';
import { brought, mayBring, TableId, screenLeft } from '@tischlein/table';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { Limit } from '../limits.ts';
import { hashOf, newId, SCREEN_COOKIE } from '../people.ts';
import type { Person, ScreenKey, StoredScreen } from '../store/store.ts';
import type { ApiServices, ApiTools, Env } from './api.ts';
import { bodyOf } from './body.ts';
import { addressOf, tokenIn } from './request.ts';

const CODE_LASTS = 10 * 60_000;
/** No letter that looks like another from three metres. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const MAX_CODES_TRIED = 20;

/** Wrong letters in ten minutes: of the 280,000 codes there are, nobody comes to see more than a few hundred. */
const WRONG_TRIES = { ofPerson: 10, ofAddress: 40, inAll: 200 } as const;

const newCode = (): string =>
  Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

type ScreensServices = Pick<
  ApiServices,
  'settings' | 'store' | 'tables' | 'people' | 'space' | 'now'
> &
  Omit<ApiTools, 'sessionOf'>;

/** Big screens: what stands on them, who types it, and the table they are brought to. */
export function screenRoutes(app: Hono<Env>, services: ScreensServices): void {
  const { settings, store, tables, people, space, now, guests, me, no, letIn } = services;
  const wrong = {
    ofPerson: new Limit(WRONG_TRIES.ofPerson, CODE_LASTS, now),
    ofAddress: new Limit(WRONG_TRIES.ofAddress, CODE_LASTS, now),
    inAll: new Limit(WRONG_TRIES.inAll, CODE_LASTS, now),
  };
  const screenHere = async (c: Context<Env>): Promise<Person | null> => {
    const token = tokenIn(SCREEN_COOKIE, c.env.incoming.headers, settings);
    return token === null ? null : people.byToken(token);
  };

  /**
   * The screen that shows this code, or why there is none. A scanned code can not be guessed, so tries are not counted.
   */
  async function find(c: Context<Env>, person: Person): Promise<StoredScreen | Response> {
    const body = await bodyOf(c, ScreenCodeSchema);
    if ('error' in body) return c.json(body, 400);
    const address = addressOf(c.env.incoming, settings.trustProxy);
    const isTyped = 'code' in body;
    const isSpent =
      wrong.ofPerson.isSpent(person.id) ||
      wrong.ofAddress.isSpent(address) ||
      wrong.inAll.isSpent('');
    if (isTyped && isSpent) return no(c, 429, 'manyTries');
    const key: ScreenKey = isTyped ? { code: body.code } : { keyHash: hashOf(body.key) };
    const found = await store.findScreen(key, now());
    if (found !== null) return found;
    if (isTyped) {
      wrong.ofPerson.allows(person.id);
      wrong.ofAddress.allows(address);
      wrong.inAll.allows('');
    }
    return no(c, 404, 'noScreen');
  }

  /** A screen that goes by itself is gone for everybody at the table. */
  async function leave(table: string, person: string): Promise<void> {
    const live = await tables.get(table).catch(() => null);
    await live?.host.catchUp();
    await live?.host.happen(() => screenLeft(live.table, person));
  }

  // A browser becomes a screen, or its letters are renewed. With `free` it leaves the table it shows.
  app.post('/screen', async (c) => {
    const wanted = await bodyOf(c, v.strictObject({ free: v.exactOptional(v.boolean()) }));
    if ('error' in wanted) return c.json(wanted, 400);
    let screen = await screenHere(c);
    if (screen === null) {
      if (await space.isFull()) return no(c, 507, 'full');
      if (!guests.allows(addressOf(c.env.incoming, settings.trustProxy)))
        return no(c, 429, 'manyGuests');
      const guest = await people.welcome({});
      letIn(c, guest.token, SCREEN_COOKIE);
      screen = guest.person;
    }
    const before = await store.screenOf(screen.id);
    if (wanted.free && before?.table) await leave(before.table, screen.id);
    const table = wanted.free ? null : (before?.table ?? null);
    const until = now() + CODE_LASTS;
    for (let tries = 0; tries < MAX_CODES_TRIED; tries++) {
      const [code, key] = [newCode(), newId()];
      const shown = { person: screen.id, code, keyHash: hashOf(key), table, until };
      if (await store.showCode(shown, now()))
        return c.json({ screen: screen.id, code, key, lasts: CODE_LASTS, table }, 201);
    }
    return no(c, 429, 'tooMuch');
  });
  app.get('/screen', async (c) => {
    const screen = await screenHere(c);
    if (!screen) return no(c, 401, 'nobody');
    return c.json({ table: (await store.screenOf(screen.id))?.table ?? null });
  });
  // A phone has typed or scanned it: the table that is shown there, or null while there is none.
  app.post('/screens', async (c) => {
    const person = await me(c);
    if (!person) return no(c, 401, 'nobody');
    const found = await find(c, person);
    return found instanceof Response ? found : c.json({ table: found.table });
  });
  app.post('/tables/:table/screens', async (c) => {
    const person = await me(c);
    if (!person) return no(c, 401, 'nobody');
    const id = c.req.param('table');
    const live = v.is(TableId, id) ? await tables.get(id) : null;
    if (live === null) return no(c, 404, 'noTable');
    await live.host.catchUp();
    if (!mayBring(live.table, person.id)) return no(c, 403, 'notSeated');
    const found = await find(c, person);
    if (found instanceof Response) return found;
    const { person: screen, code } = found;
    if (brought(live.table, person.id, { person: screen, code }).length === 0)
      return no(c, 409, 'manyScreens');
    if (!(await store.bindScreen(screen, id, now()))) return no(c, 404, 'noScreen');
    await live.host.happen(() => brought(live.table, person.id, { person: screen, code }));
    return c.json({ table: id }, 201);
  });
}
