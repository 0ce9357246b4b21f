import { readBest, readDay, type BestOfDay, type ShownDay } from '@tischlein/api/days';
import { DAY_BUDGET, dayDeal, dayOutcome, type DayOutcome } from '@tischlein/manifests/day';
import { parseRecord } from '@tischlein/kit';
import { loadGame } from '../../base/load-game.ts';
import { keptRecord } from '../../table/finished/store.ts';
import { hostOf, openSolo } from '../../play/solo/hosts.ts';
import { keptTable } from '../../play/solo/shelf.ts';
import { myName } from '../../i18n/my-name.ts';
import { ask, comeIn } from '../../play/remote/api.ts';
import { dayLog, logDay } from './log.ts';

/** A day as the server knows it: how many have played, and, to whoever has, how they did. */
export const lookAt = (date: string): Promise<ShownDay> => ask(readDay, 'GET', `days/${date}`);

/** The first try of a day. Whoever is not known to the server yet comes in as a guest for it. */
export async function sendDay(date: string, record: string): Promise<ShownDay> {
  await comeIn();
  return ask(readDay, 'POST', `days/${date}`, { record });
}

export const bestOf = async (date: string): Promise<BestOfDay> =>
  (await ask(readBest, 'GET', `days/${date}/best`)).games;

/** Sets the table of a day, or goes back to it where it was begun; answers its id. */
export function beginDay(date: string): string {
  const begun = dayLog()[date]?.table;
  if (begun !== undefined && keptTable(begun) !== null) return begun;
  const { game, options, bots, secret } = dayDeal(date);
  const table = openSolo({
    game,
    people: [myName()],
    bots,
    options,
    day: { date, secret, budget: DAY_BUDGET },
  });
  logDay(date, { table });
  return table;
}

/** The record of a day that was played to its end on this device. */
export async function recordOfDay(date: string): Promise<string | null> {
  const table = dayLog()[date]?.table;
  if (table === undefined) return null;
  const kept = await keptRecord(table).catch(() => null);
  // A table that is still open must not be opened a second time.
  if (kept !== null || !keptTable(table)?.over) return kept;
  const host = hostOf(table);
  const record = (await host?.record()) ?? null;
  host?.close();
  return record;
}

/** Writes down how a day went. The first end stands. */
export async function settleDay(date: string, record: string): Promise<DayOutcome | null> {
  const entry = dayLog()[date];
  if (entry === undefined || entry.outcome) return entry?.outcome ?? null;
  const read = parseRecord(record);
  const outcome = read.ok ? await dayOutcome(await loadGame(read.value.game), read.value) : null;
  if (outcome) logDay(date, { ...entry, outcome });
  return outcome;
}

/** Written down, and sent if there is a line; else the page of the day sends it later. */
export async function finishDay(date: string, record: string): Promise<void> {
  if ((await settleDay(date, record)) !== null) await sendDay(date, record).catch(() => {});
}
