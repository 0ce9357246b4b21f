import { FastRandom, hex, sha256, type Seat } from '@tischlein/kit';
import { deadline, waitingFor } from './clock.ts';
import type { Happening } from './entries.ts';
import { STARTED } from './playing.ts';
import { delayOf } from './manners.ts';
import { byBot, isPresent, type Table } from './table.ts';

/** How long a start waits for parts of the deal that pages still owe. */
export const START_WAITS = 3000;

/** How long an offer waits for answers. */
export const OFFER_LASTS = 60_000;

/** What the table will do by itself, and when. */
export type Due =
  | { readonly at: number; readonly what: 'fill' }
  | { readonly at: number; readonly what: 'start' }
  | { readonly at: number; readonly what: 'offer' }
  | { readonly at: number; readonly what: 'clock'; readonly seat: Seat }
  | { readonly at: number; readonly what: 'bot'; readonly seat: Seat; readonly mayWait: boolean };

/**
 * All that is due at this table, soonest first. `asked` is a mask of the bots that were asked since the last move and
 * chose to wait. A bot's delay is drawn from the ply alone, before anyone looks at its cards: time tells nothing.
 */
export function due(table: Table, asked = 0): Due[] {
  const list: Due[] = [];
  if (table.phase === 'open' && table.fillsAt !== null)
    list.push({ at: table.fillsAt, what: 'fill' });
  if (table.phase === 'starting') list.push({ at: table.startingAt + START_WAITS, what: 'start' });
  if (table.offer) list.push({ at: table.offer.until, what: 'offer' });
  const end = deadline(table);
  if (end !== null) list.push({ at: end, what: 'clock', seat: waitingFor(table)! });
  if (table.phase === 'playing' && table.state !== null) list.push(...botsDue(table, asked));
  return list.sort((a, b) => a.at - b.at);
}

/** Where no person sits, bots wait for somebody to look on: nothing is due by itself. */
export const isDueAlone = (table: Table): boolean => table.chairs.some(isPresent);

/** Their person may have come back meanwhile, and left again: then the bot's time begins anew. */
export const isStillDue = (table: Table, { seat, at }: Extract<Due, { what: 'bot' }>): boolean =>
  due(table).some((each) => each.what === 'bot' && each.seat === seat && each.at === at);

function botsDue(table: Table, asked: number): Due[] {
  const waited = waitingFor(table);
  const reactors = table.game.reactors(table.state!) & ~asked;
  const list: Due[] = [];
  for (let seat = 0; seat < table.chairs.length; seat++) {
    if (!byBot(table, seat)) continue;
    const mayWait = seat !== waited;
    if (mayWait && ((reactors >> seat) & 1) === 0) continue;
    list.push({
      at: table.turnAt + botDelay(table, seat, mayWait ? 'reacts' : 'thinks'),
      what: 'bot',
      seat,
      mayWait,
    });
  }
  return list;
}

/** Bots among themselves take their time, whatever the table's pace: nobody waits for them, and every move is stored. */
const MIN_ALONE = 400;

function botDelay(table: Table, seat: Seat, does: 'reacts' | 'thinks'): number {
  const { pace } = table.settings;
  const random = new FastRandom(`delay ${botSeed(table, seat)}`);
  const least = table.chairs.some(isPresent) ? 0 : MIN_ALONE;
  return delayOf(levelOf(table, seat), does, Math.max(pace, least), random);
}

/** The bot that keeps the chair of somebody who is away. */
export const KEEPER = 'medium';

/** Which bot moves for this seat, if one does. */
export function levelOf(table: Table, seat: Seat): string {
  const chair = table.chairs[seat]!;
  return chair.kind === 'bot' ? chair.level : KEEPER;
}

/** The chance a bot plays by at this ply: it says nothing of the deal, and is the same on every machine. */
export const botSeed = (table: Pick<Table, 'seed' | 'ply'>, seat: Seat): string =>
  hex(sha256(`bot\n${table.seed}\n${table.ply}\n${seat}`));

/** What happens when something other than a bot is due. */
export function happeningsOf(table: Table, dueNow: Exclude<Due, { what: 'bot' }>): Happening[] {
  if (dueNow.what === 'fill') return filling(table);
  if (dueNow.what === 'start') return [STARTED];
  if (dueNow.what === 'offer') return [{ e: 'lapsed' }];
  return [{ e: 'away', seat: dueNow.seat, why: 'time' }];
}

/** A game of more moves than the host allows ends as if all had agreed to. */
export const endOfLength = (table: Table, most: number): Happening[] =>
  table.phase === 'playing' && table.made >= most ? [{ e: 'ended', how: 'ended' }] : [];

/** Bots take the free chairs, and the start is called: pages still open what they gave to the deal. */
const filling = ({ chairs }: Table): Happening[] => [
  ...chairs.flatMap((chair, seat): Happening[] =>
    chair.kind === 'empty' ? [{ e: 'botSat', seat, level: KEEPER }] : [],
  ),
  { e: 'starting' },
];
