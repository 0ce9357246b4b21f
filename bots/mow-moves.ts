import {
  ADD_NUMBER,
  bitsIn,
  CARD,
  countIn,
  FITS,
  fitsBetween,
  FLIES,
  fliesIn,
  handOf,
  HERD_CARDS,
  highOf,
  lowOf,
  type MowState,
  PILE_COUNT,
  PLACES,
  servedHerd,
  TAKE,
} from '@tischlein/games/mow';
import { cross, type MoveFeatures } from './search/move-weights.ts';

/** Flies in the herd: none, one or two, up to five, up to nine, more. */
const SWARMS = ['None', 'Few', 'Some', 'Many', 'Most'] as const;
const FULLER = [0, 2, 5, 9];
/** How many cows of the own hand fit afterwards. */
const KEPT = ['Stuck', 'One', 'Two', 'More'] as const;
const BY_SWARM = cross(['take', 'takeLate', 'gap', 'special', 'flies', 'inside'], SWARMS);
const BY_BOTH = cross(cross(['keeps'], KEPT), SWARMS);
const NAMES = [...BY_SWARM, ...BY_BOTH, 'start', 'startFlies', 'handLate', 'closed'];
const at = (name: string): number => NAMES.indexOf(name);

/** The first of each feature's cases. */
const FEATURES = {
  take: at('takeNone'),
  takeLate: at('takeLateNone'),
  gap: at('gapNone'),
  special: at('specialNone'),
  flies: at('fliesNone'),
  inside: at('insideNone'),
  keeps: at('keepsStuckNone'),
  start: at('start'),
  startFlies: at('startFlies'),
  handLate: at('handLate'),
  closed: at('closed'),
} as const;

/** The ends and the middle of a herd. */
const LOWEST = 0;
const HIGHEST = PLACES - 1;
const MIDDLE = HIGHEST / 2;

const swarmOf = (flies: number): number => {
  let swarm = 0;
  while (swarm < FULLER.length && flies > FULLER[swarm]!) swarm += 1;
  return swarm;
};

/** How many cows of a hand have a number below `low` or above `high`. */
function fits({ cells, variant }: MowState, hand: number, low: number, high: number): number {
  let count = 0;
  for (let w = 0; w < 2 * variant.packets; w++)
    count += bitsIn(cells[hand + w]! & FITS[fitsBetween(low, high) + w]!);
  return count;
}

/** Taking by the flies of the herd; adding by the numbers it wastes, the flies it adds, and what still fits afterwards. */
const extract: MoveFeatures['extract'] = (world, seat, moves, count, into) => {
  const state = world as MowState;
  const { cells } = state;
  const hand = handOf(seat);
  const herd = servedHerd(cells);
  const taken = cells[herd]!;
  const [lowest, highest] = [lowOf(taken), highOf(taken)];
  const swarm = swarmOf(fliesIn(cells, herd + HERD_CARDS));
  const late = cells[PILE_COUNT] === 0;
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    const card = CARD[move]!;
    const number = card < 0 ? -1 : ADD_NUMBER[card]!;
    if (move === TAKE) {
      into.add((late ? FEATURES.takeLate : FEATURES.take) + swarm);
      if (late) into.add(FEATURES.handLate, countIn(cells, hand));
    } else if (card >= 0 && taken === 0) {
      into.add(FEATURES.start, Math.abs(number - MIDDLE));
      into.add(FEATURES.startFlies, FLIES[card]!);
    } else if (card >= 0) {
      const low = number < 0 ? lowest : Math.min(number, lowest);
      const high = number < 0 ? highest : Math.max(number, highest);
      // A cow that fits now counts itself only where it does not move an end.
      const kept = Math.min(fits(state, hand, low, high), KEPT.length - 1);
      into.add(FEATURES.keeps + kept * SWARMS.length + swarm);
      into.add(FEATURES.flies + swarm, FLIES[card]!);
      if (number < 0) into.add(FEATURES.inside + swarm);
      else into.add(FEATURES.gap + swarm, high - low - (highest - lowest) - 1);
      if (number === LOWEST || number === HIGHEST) into.add(FEATURES.special + swarm);
      if (low === LOWEST && high === HIGHEST) into.add(FEATURES.closed);
    }
    into.close();
  }
};

export const mowMoves: MoveFeatures = { names: NAMES, extract };
