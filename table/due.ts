import { FastRandom, hex, reactorsToAsk, sha256, type Seat, type Random } from '@tischlein/kit';
import { deadline, waitingFor } from './clock.ts';
import type { Happening } from './entries.ts';
import { STARTED } from './playing.ts';
import { isFull, missingIn, nextGame, startsFrom } from './offers.ts';
import { byBot, isPresent, KEEPER, type Play, type Table } from './table.ts';
import type { Outside } from './verdict.ts';

/** How long a start waits for parts of the deal that pages still owe. */
export const START_WAITS = 3000;

/** What the table will do by itself, and when. */
export type Due =
  | { readonly at: number; readonly type: 'fill' | 'start' | 'offer' | 'agreed' }
  | { readonly at: number; readonly type: 'clock'; readonly seat: Seat }
  | { readonly at: number; readonly type: 'bot'; readonly seat: Seat; readonly mayWait: boolean };

/**
 * All that is due at this table, soonest first. `asked` is a mask of the bots that were asked since the last move and
 * chose to wait. A bot's delay is drawn from the ply alone, before anyone looks at its cards: time tells nothing.
 */
export function due(table: Table, asked = 0): Due[] {
  const list: Due[] = [];
  if (table.room.phase === 'open' && table.clock.fillsAt !== null)
    list.push({ at: table.clock.fillsAt, type: 'fill' });
  if (table.room.phase === 'starting')
    list.push({ at: table.clock.startingAt + START_WAITS, type: 'start' });
  const { offer } = table.room;
  if (offer && offer.offer !== 'rematch') list.push({ at: offer.until, type: 'offer' });
  if (offer?.offer === 'rematch' && missingIn(table, offer).length === 0 && isFull(table))
    list.push({ at: startsFrom(table), type: 'agreed' });
  const end = deadline(table);
  if (end !== null) list.push({ at: end, type: 'clock', seat: waitingFor(table)! });
  if (table.room.phase === 'playing' && table.play.state !== null)
    list.push(...botsDue(table, asked));
  return list.sort((a, b) => a.at - b.at);
}

/** Where no person sits, bots wait for somebody to look on: nothing is due by itself. */
export const isDueAlone = (table: Table): boolean => table.room.chairs.some(isPresent);

/** Their person may have come back meanwhile, and left again: then the bot's time begins anew. */
export const isStillDue = (table: Table, { seat, at }: Extract<Due, { type: 'bot' }>): boolean =>
  due(table).some((each) => each.type === 'bot' && each.seat === seat && each.at === at);

function botsDue(table: Table, asked: number): Due[] {
  const waited = waitingFor(table);
  const reactors = reactorsToAsk(table.game, table.play.state!, asked);
  const list: Due[] = [];
  for (let seat = 0; seat < table.play.players.length; seat++) {
    if (!byBot(table, seat)) continue;
    const mayWait = seat !== waited;
    if (mayWait && ((reactors >> seat) & 1) === 0) continue;
    list.push({
      at: table.clock.turnAt + botDelay(table, seat, mayWait ? 'reacts' : 'thinks'),
      type: 'bot',
      seat,
      mayWait,
    });
  }
  return list;
}

/** Bots among themselves take their time, whatever the table's pace: nobody waits for them, and every move is stored. */
const MIN_ALONE = 400;

function botDelay(table: Table, seat: Seat, does: 'reacts' | 'thinks'): number {
  const { pace } = table.room.settings;
  const random = new FastRandom(`delay ${botSeed(table.play, seat)}`);
  const least = table.room.chairs.some(isPresent) ? 0 : MIN_ALONE;
  return delayOf(levelOf(table, seat), does, Math.max(pace, least), random);
}

/** Which bot moves for this seat, if one does. */
export function levelOf(table: Table, seat: Seat): string {
  const chair = table.room.chairs[seat]!;
  return chair.type === 'bot' ? chair.level : KEEPER;
}

/** The chance a bot plays by at this ply: it says nothing of the deal, and is the same on every machine. */
export const botSeed = ({ seed, ply }: Pick<Play, 'seed' | 'ply'>, seat: Seat): string =>
  hex(sha256(`bot\n${seed}\n${ply}\n${seat}`));

/** What happens when something other than a bot is due. */
export function happeningsOf(
  table: Table,
  dueNow: Exclude<Due, { type: 'bot' }>,
  outside: Pick<Outside, 'secret'>,
): Happening[] {
  if (dueNow.type === 'fill') return filling(table);
  if (dueNow.type === 'agreed') return nextGame(table, outside);
  if (dueNow.type === 'start') return [STARTED];
  if (dueNow.type === 'clock') return [{ type: 'away', seat: dueNow.seat, why: 'time' }];
  return [{ type: 'lapsed' }];
}

/** A game of more moves than the host allows ends as if all had agreed to. */
export const endOfLength = (table: Table, most: number): Happening[] =>
  table.room.phase === 'playing' && table.play.made >= most
    ? [{ type: 'ended', how: 'ended' }]
    : [];

/** Bots take the free chairs, and the start is called: pages still open what they gave to the deal. */
const filling = ({ room: { chairs } }: Table): Happening[] => [
  ...chairs.flatMap((chair, seat): Happening[] =>
    chair.type === 'empty' ? [{ type: 'botSat', seat, level: KEEPER }] : [],
  ),
  { type: 'starting' },
];

/** From the quickest to the slowest, in percent of the table's pace. */
type Span = readonly [from: number, to: number];

/** How a bot behaves at a table: how long it takes on its turn, and before it jumps in or makes a late call. */
interface Manners {
  readonly thinks: Span;
  readonly reacts: Span;
}

const USUAL: Manners = { thinks: [80, 200], reacts: [100, 280] };
const MANNERS: { readonly [level: string]: Manners } = {
  beginner: { thinks: [120, 320], reacts: [200, 520] },
  easy: { thinks: [100, 280], reacts: [165, 445] },
  medium: USUAL,
  skilled: { thinks: [75, 185], reacts: [75, 220] },
  hard: { thinks: [65, 165], reacts: [55, 165] },
};

/** Milliseconds, drawn before the bot looks at anything: time tells nothing of its cards. */
export function delayOf(
  level: string,
  does: 'thinks' | 'reacts',
  pace: number,
  random: Random,
): number {
  const { [does]: span } = MANNERS[level] ?? USUAL;
  const [from, to] = span.map((percent) => Math.floor((pace * percent) / 100)) as [number, number];
  return from + random.below(to - from + 1);
}
