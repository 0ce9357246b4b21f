import { randomInt } from 'node:crypto';
import { ScreenCodeSchema, type ScreenCode } from '@tischlein/api';
import { brought, mayBring, screenLeft } from '@tischlein/table';
import * as v from 'valibot';
import { Limit } from '../limits.ts';
import { hashOf, newId, SCREEN_COOKIE } from '../people.ts';
import type { Person, ScreenKey, StoredScreen } from '../store/people.ts';
import { body, no, type Api, type Asked, type Tools } from './api.ts';
import { tokenIn } from './request.ts';

const CODE_LASTS = 10 * 60_000;
/** No letter that looks like another from three metres. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const MAX_CODES_TRIED = 20;

/**
 * Wrong letters in ten minutes of a person, of an address and in all: of the 280,000 codes there are, nobody comes to see more than some hundreds. Cookies of
 * the day are made by the dozen: what is tried with those is counted apart, so that nobody refuses a school with them.
 */
const WRONG_TRIES = [10, 40, 200];
const KNOWN_WRONG_TRIES = [10, 200, 800];
const KNOWN_AFTER = 86_400_000;

const FreeSchema = v.strictObject({ free: v.exactOptional(v.boolean()) });

const newCode = (): string =>
  Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Big screens: what stands on them, who types it, and the table they are brought to. */
export function screenRoutes(app: Api, tools: Tools): void {
  const { settings, store, tables, people, space, now } = tools;
  const { guests, person, live, letIn, address } = tools;
  const limitsOf = (tries: readonly number[]): readonly Limit[] =>
    tries.map((most) => new Limit(most, CODE_LASTS, now));
  const wrongOf = { new: limitsOf(WRONG_TRIES), known: limitsOf(KNOWN_WRONG_TRIES) };
  const screenHere = async (c: Asked): Promise<Person | null> => {
    const token = tokenIn(SCREEN_COOKIE, c.env.incoming.headers, settings);
    return token === null ? null : people.byToken(token);
  };

  /**
   * The screen that shows this code, or why there is none. A scanned code can not be guessed, so tries are not counted.
   */
  async function find(
    c: Asked,
    { id }: Person,
    wanted: ScreenCode,
  ): Promise<StoredScreen | Response> {
    const isTyped = 'code' in wanted;
    const isKnown = isTyped && (await store.isHereSince(id, now() - KNOWN_AFTER));
    const wrong = wrongOf[isKnown ? 'known' : 'new'];
    const keys = [id, address(c), ''];
    if (isTyped && wrong.some((limit, i) => limit.isSpent(keys[i]!)))
      return no(c, 429, 'manyTries');
    const key: ScreenKey = isTyped ? { code: wanted.code } : { keyHash: hashOf(wanted.key) };
    const found = await store.findScreen(key, now());
    if (found !== null) return found;
    if (isTyped) wrong.forEach((limit, i) => limit.allows(keys[i]!));
    return no(c, 404, 'noScreen');
  }

  /** A screen that goes by itself is gone for everybody at the table. */
  async function leave(table: string, screen: string): Promise<void> {
    const left = await tables.get(table).catch(() => null);
    await left?.host.catchUp();
    await left?.host.happen(() => screenLeft(left.table, screen));
  }

  // A browser becomes a screen, or its letters are renewed. With `free` it leaves the table it shows.
  app.post('/screen', body(FreeSchema), async (c) => {
    const isFree = c.var.body.free === true;
    let screen = await screenHere(c);
    if (screen === null) {
      if (await space.isFull()) return no(c, 507, 'full');
      if (!guests.allows(address(c))) return no(c, 429, 'manyGuests');
      const guest = await people.welcome({});
      letIn(c, guest.token, SCREEN_COOKIE);
      screen = guest.person;
    }
    const before = await store.screenOf(screen.id);
    if (isFree && before?.table) await leave(before.table, screen.id);
    const table = isFree ? null : (before?.table ?? null);
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
  app.post('/screens', person, body(ScreenCodeSchema), async (c) => {
    const found = await find(c, c.var.person, c.var.body);
    return found instanceof Response ? found : c.json({ table: found.table });
  });
  app.post('/tables/:table/screens', person, live, body(ScreenCodeSchema), async (c) => {
    const { host } = c.var.live;
    const { id } = c.var.person;
    await host.catchUp();
    if (!mayBring(host.table, id)) return no(c, 403, 'notSeated');
    const found = await find(c, c.var.person, c.var.body);
    if (found instanceof Response) return found;
    const screen = found.person;
    if (brought(host.table, id, screen).length === 0) return no(c, 409, 'manyScreens');
    if (!(await store.bindScreen(screen, host.table.id, now()))) return no(c, 404, 'noScreen');
    await host.happen(() => brought(host.table, id, screen));
    return c.json({ table: host.table.id }, 201);
  });
}
