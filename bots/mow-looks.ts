import type { Seat, State } from '@tischlein/kit';
import {
  ADD_NUMBER,
  bitsIn,
  CARD,
  countIn,
  fliesIn,
  FLIES,
  handOf,
  HERD_CARDS,
  HIGHER,
  highOf,
  LOWER,
  lowOf,
  PILE_COUNT,
  servedHerd,
  TAKE,
  WORDS,
  type MowState,
} from '@tischlein/games/mow/inside';
import { byCase, type Glance, type Looks } from './search/looks.ts';

/** Flies in the herd: none, one or two, up to five, up to nine, more. */
const SWARMS = ['None', 'Few', 'Some', 'Many', 'Most'] as const;
const FULLER = [0, 2, 5, 9];
/** How many cows of the own hand fit afterwards. */
const KEPT = ['Stuck', 'One', 'Two', 'More'] as const;
const BY_SWARM = byCase(['take', 'takeLate', 'gap', 'special', 'flies', 'inside'], SWARMS);
const BY_BOTH = byCase(byCase(['keeps'], KEPT), SWARMS);
const NAMES = [...BY_SWARM, ...BY_BOTH, 'start', 'startFlies', 'handLate', 'closed'];
const at = (name: string): number => NAMES.indexOf(name);

const TAKES = at('takeNone');
const TAKES_LATE = at('takeLateNone');
const GAP = at('gapNone');
const SPECIAL = at('specialNone');
const ADDED_FLIES = at('fliesNone');
const INSIDE = at('insideNone');
const KEEPS = at('keepsStuckNone');
const START = at('start');
const START_FLIES = at('startFlies');
const HAND_LATE = at('handLate');
const CLOSED = at('closed');

const LOWEST = 0;
const HIGHEST = 16;
const MIDDLE = 8;

const swarmOf = (flies: number): number => {
  let swarm = 0;
  while (swarm < FULLER.length && flies > FULLER[swarm]!) swarm += 1;
  return swarm;
};

/** How many cows of a hand have a number below `low` or above `high`. */
function fits({ cells, variant }: MowState, hand: number, low: number, high: number): number {
  let count = 0;
  for (let w = 0; w < 2 * variant.packets; w++)
    count += bitsIn(cells[hand + w]! & (LOWER[low * WORDS + w]! | HIGHER[high * WORDS + w]!));
  return count;
}

/** Taking by the flies of the herd; adding by the numbers it wastes, the flies it adds, and what still fits afterwards. */
function look(world: State, seat: Seat, moves: Int32Array, count: number, into: Glance): void {
  const state = world as MowState;
  const { cells } = state;
  const hand = handOf(seat);
  const herd = servedHerd(cells);
  const taken = cells[herd]!;
  const flies = fliesIn(cells, herd + HERD_CARDS);
  const swarm = swarmOf(flies);
  const late = cells[PILE_COUNT] === 0;
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    const card = CARD[move]!;
    if (move === TAKE) {
      into.add((late ? TAKES_LATE : TAKES) + swarm);
      if (late) into.add(HAND_LATE, countIn(cells, hand));
    } else if (card >= 0) {
      const number = ADD_NUMBER[card]!;
      if (taken === 0) {
        into.add(START, Math.abs(number - MIDDLE));
        into.add(START_FLIES, FLIES[card]!);
      } else {
        const low = number < 0 ? lowOf(taken) : Math.min(number, lowOf(taken));
        const high = number < 0 ? highOf(taken) : Math.max(number, highOf(taken));
        // A cow that fits now counts itself only where it does not move an end.
        const kept = fits(state, hand, low, high);
        into.add(KEEPS + Math.min(kept, KEPT.length - 1) * SWARMS.length + swarm);
        into.add(ADDED_FLIES + swarm, FLIES[card]!);
        if (number < 0) into.add(INSIDE + swarm);
        else into.add(GAP + swarm, high - low - (highOf(taken) - lowOf(taken)) - 1);
        if (number === LOWEST || number === HIGHEST) into.add(SPECIAL + swarm);
        if (low === LOWEST && high === HIGHEST) into.add(CLOSED);
      }
    }
    into.close();
  }
}

export const mowLooks: Looks = { names: NAMES, look };
