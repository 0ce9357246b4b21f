import {
  ADD_NUMBER,
  bitsByByte,
  CARD,
  countIn,
  fliesIn,
  FLIES,
  FITS,
  fitsBetween,
  handOf,
  HERD_CARDS,
  highOf,
  lowOf,
  PILE_COUNT,
  PLACES,
  servedHerd,
  sumOfBytes,
  type MowState,
} from '@tischlein/games/mow/inside';
import { FEATURES, KEPT, MIDDLE, mowLooks, SWARMS, swarmOf } from './mow-looks.ts';
import weights from './mow-moves.json' with { type: 'json' };
import { MIN, stepsOf, weighSteps } from './search/looks.ts';
import type { GameHeuristics } from './search/heuristics.ts';

const CARDS = FLIES.length;
const MAX_KEPT = KEPT.length - 1;
const STEPS = stepsOf(mowLooks, weights.many);
const { take, takeLate, gap, special, flies, inside, keeps, start, startFlies } = FEATURES;
const HAND_LATE = STEPS[FEATURES.handLate]!;
const CLOSED = STEPS[FEATURES.closed]!;

/** All flies of the game fit into a byte. */
const SWARM_OF = Uint8Array.from({ length: 256 }, (_, count) => swarmOf(count));

/** By an end of the herd × cards + card: where that end lies with the card. */
const endWith = (ends: (end: number, number: number) => number): Uint8Array =>
  Uint8Array.from({ length: PLACES * CARDS }, (_, i) => {
    const end = Math.floor(i / CARDS);
    const number = ADD_NUMBER[i % CARDS]!;
    return number < 0 ? end : ends(end, number);
  });
const LOW_WITH = endWith(Math.min);
const HIGH_WITH = endWith(Math.max);

/** By card, in steps: what it is worth to start a herd with it. */
const STARTING = Int32Array.from(
  FLIES,
  (count, card) =>
    count * STEPS[startFlies]! + Math.abs(ADD_NUMBER[card]! - MIDDLE) * STEPS[start]!,
);
/** By swarm × cards + card: what it is worth by itself to add it; the first number beyond the end is not wasted. */
const ADDING = Int32Array.from({ length: SWARMS.length * CARDS }, (_, i) => {
  const swarm = Math.floor(i / CARDS);
  const number = ADD_NUMBER[i % CARDS]!;
  const ends = number === 0 || number === PLACES - 1 ? STEPS[special + swarm]! : 0;
  const place = number < 0 ? STEPS[inside + swarm]! : ends - STEPS[gap + swarm]!;
  return FLIES[i % CARDS]! * STEPS[flies + swarm]! + place;
});
/** By swarm × places + how far the ends are apart. */
const APART = Int32Array.from({ length: SWARMS.length * PLACES }, (_, i) => {
  const wide = i % PLACES;
  const swarm = Math.floor(i / PLACES);
  return wide * STEPS[gap + swarm]! + (wide === PLACES - 1 ? CLOSED : 0);
});

/**
 * Weighs moves exactly as adding up the features of `mowLooks` would, which took four tenths of the search's time: what they come
 * to stands in tables here. `weighers.test.ts` holds both against each other.
 */
export const weighOfMany: GameHeuristics['moveWeights'] = (world, seat, moves, count, into) => {
  const { cells, variant } = world as MowState;
  const herd = servedHerd(cells);
  const taken = cells[herd]!;
  if (taken === 0) {
    weighStarts(moves, count, into);
    return;
  }
  const hand = handOf(seat);
  const first = cells[hand]!;
  const second = cells[hand + 1]!;
  const low = lowOf(taken);
  const high = highOf(taken);
  const swarm = SWARM_OF[fliesIn(cells, herd + HERD_CARDS)]!;
  const before = Math.imul(high - low, STEPS[gap + swarm]!);
  let best = MIN;
  for (let i = 0; i < count; i++) {
    const card = CARD[moves[i]!]!;
    let sum: number;
    if (card < 0) sum = taking(cells, hand, swarm);
    else {
      const from = LOW_WITH[low * CARDS + card]!;
      const to = HIGH_WITH[high * CARDS + card]!;
      const fits = fitsBetween(from, to);
      let bytes = bitsByByte(first & FITS[fits]!) + bitsByByte(second & FITS[fits + 1]!);
      if (variant.packets === 2)
        bytes +=
          bitsByByte(cells[hand + 2]! & FITS[fits + 2]!) +
          bitsByByte(cells[hand + 3]! & FITS[fits + 3]!);
      const kept = Math.min(sumOfBytes(bytes), MAX_KEPT);
      sum =
        (ADDING[swarm * CARDS + card]! +
          APART[swarm * PLACES + to - from]! +
          STEPS[keeps + kept * SWARMS.length + swarm]! -
          before) |
        0;
    }
    into[i] = sum;
    if (sum > best) best = sum;
  }
  weighSteps(into, count, best);
};

function weighStarts(moves: Int32Array, count: number, into: Int32Array): void {
  let best = MIN;
  for (let i = 0; i < count; i++) {
    const card = CARD[moves[i]!]!;
    const sum = card < 0 ? 0 : STARTING[card]!;
    into[i] = sum;
    if (sum > best) best = sum;
  }
  weighSteps(into, count, best);
}

function taking(cells: Int32Array, hand: number, swarm: number): number {
  if (cells[PILE_COUNT] !== 0) return STEPS[take + swarm]!;
  return (STEPS[takeLate + swarm]! + Math.imul(HAND_LATE, countIn(cells, hand))) | 0;
}
