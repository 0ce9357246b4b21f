import { bots, games } from '@tischlein/manifests/all';
import {
  DAY_BUDGET,
  DAY_SEAT,
  dayDeal,
  dayOutcome,
  type DayOutcome,
} from '@tischlein/manifests/day';
import { formatRecord, parseRecord } from '@tischlein/kit';
import { botsDisagree, knownRecord } from '@tischlein/table';
import type { WorkerPool } from '../workers.ts';

/** Longer than any game of a day: each move of a bot costs thought. */
const MAX_MOVES = 2000;

/** A record that stands, without the name of whoever played. */
export type Checked = (DayOutcome & { readonly record: string }) | { readonly fault: string };

export interface ToCheck {
  readonly date: string;
  readonly record: string;
}

/** Plays records of a day again one after the other, in a thread of its own. */
export type DayChecker = WorkerPool<ToCheck, { readonly checked: Checked; readonly done: true }>;

/** Plays a record of a day again, bots included. */
export async function checkDay(date: string, text: string): Promise<Checked> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return { fault: parsed.error };
  const { moves, seats, avatars } = parsed.value;
  if (moves.length > MAX_MOVES) return { fault: 'the game is too long' };
  const deal = dayDeal(date);
  const game = games[deal.game]!;
  const others = deal.bots.map((bot) => ({ bot }));
  const named = knownRecord(game, { ...deal, seats: [seats[DAY_SEAT] ?? '', ...others] }, moves);
  const face = avatars?.[DAY_SEAT] && { avatars: [avatars[DAY_SEAT], ...others.map(() => null)] };
  // One text for one game: whoever plays may only have made the moves, and have a name and a face.
  if (typeof seats[DAY_SEAT] !== 'string' || formatRecord({ ...named, ...face }) !== text)
    return { fault: 'this is not the deal of that day' };
  const find = (name: string, level: string) => bots[name]?.levels[level];
  const fault = botsDisagree(game, named, find, DAY_BUDGET);
  if (fault !== null) return { fault };
  const outcome = await dayOutcome(game, named);
  const unnamed = { ...named, seats: [NOBODYS_NAME, ...others] };
  return outcome ? { ...outcome, record: formatRecord(unnamed) } : { fault: 'there is no result' };
}

/** Others see the game, not who played it. */
const NOBODYS_NAME = '★';
