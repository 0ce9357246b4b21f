import type { State } from '@tischlein/kit';
import {
  ADD_NUMBER,
  CARD,
  countIn,
  FLIES,
  fliesIn,
  handOf,
  HERD_CARDS,
  HERD_SIZE,
  HERDS,
  highOf,
  lowOf,
  mow,
  OVER,
  PACKET_SIZE,
  PILE_COUNT,
  PLACES,
  ROUND,
  servedHerd,
  stableOf,
  TAKE,
  TOTALS,
} from '@tischlein/games/mow';
import { mowFeatures } from './mow-features.ts';
import learned from './mow-moves.json' with { type: 'json' };
import { mowMoves } from './mow-moves.ts';
import weights from './mow-weights.json' with { type: 'json' };
import { estimateBy } from './search/estimate.ts';
import { exp } from './search/exp.ts';
import type { Ending, GameHeuristics } from './search/index.ts';
import { learnedWeights } from './search/move-weights.ts';

/** This many flies apart, the leader of two wins about three matches in four. */
const FLIES_APART = 14;

/** The search looks to the end of the round. */
const done = ({ cells }: State, root: State): boolean =>
  cells[OVER] === 1 || cells[ROUND] !== root.cells[ROUND];

const estimate = estimateBy(mowFeatures, weights);

/**
 * A match that is over is won, shared or lost; after a round the totals say how likely each seat is to win it. Two
 * farmers in the middle of a round have an estimate of what it will add.
 */
function chances(world: State, root: State, into: Float64Array): void {
  const { cells, variant } = world;
  const { seats } = variant;
  if (seats === 2 && !done(world, root)) {
    into[0] = estimate(world);
    into[1] = 1 - into[0];
    return;
  }
  let fewest = cells[TOTALS]!;
  for (let seat = 1; seat < seats; seat++) fewest = Math.min(fewest, cells[TOTALS + seat]!);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const behind = cells[TOTALS + seat]! - fewest;
    const chance = cells[OVER] === 1 ? (behind === 0 ? 1 : 0) : exp(-behind / FLIES_APART);
    into[seat] = chance;
    sum += chance;
  }
  for (let seat = 0; seat < seats; seat++) into[seat]! /= sum;
}

/** One more than the most flies of a cow. */
const MAX_FLIES = 6;
/** By flies × places + the numbers it wastes: how good it looks to add a cow. */
const ADDING = Int32Array.from({ length: MAX_FLIES * PLACES }, (_, i) =>
  Math.floor((60 + 20 * Math.floor(i / PLACES)) / (1 + (i % PLACES))),
);

/** Two farmers: add what wastes few numbers, sooner with flies; take while it is cheap. */
function weightsOfTwo(
  { cells }: State,
  _seat: number,
  moves: Int32Array,
  count: number,
  into: Int32Array,
): void {
  const herd = servedHerd(cells);
  const taken = cells[herd]!;
  const low = lowOf(taken);
  const high = highOf(taken);
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    const card = CARD[move]!;
    if (move === TAKE) {
      const flies = fliesIn(cells, herd + HERD_CARDS);
      into[i] = flies === 0 ? 40 : flies < 3 ? 20 : flies < 6 ? 8 : 3;
    } else if (card < 0) into[i] = 1;
    else {
      const number = ADD_NUMBER[card]!;
      const wasted =
        number < 0
          ? 2
          : taken === 0
            ? Math.abs(number - 8) >> 1
            : Math.max(low - number, number - high) - 1;
      into[i] = ADDING[FLIES[card]! * PLACES + wasted]!;
    }
  }
}

const weightsOfMany = learnedWeights(mowMoves, learned.many);

/** Among more than two, where rounds are played out, as games of weighers against themselves have taught. */
const moveWeights: GameHeuristics['moveWeights'] = (world, seat, moves, count, into) =>
  (world.variant.seats === 2 ? weightsOfTwo : weightsOfMany)(world, seat, moves, count, into);

/** MOW-40: two farmers, three herds, no pile. */
function cardsInPlay(cells: Int32Array): number {
  let cards = 0;
  for (const seat of [0, 1]) cards += countIn(cells, handOf(seat)) + countIn(cells, stableOf(seat));
  for (const herd of [0, 1, 2]) cards += countIn(cells, HERDS + herd * HERD_SIZE + HERD_CARDS);
  return cards;
}

/** Two farmers and no pile: a player who counts the cards that are gone knows the other's hand, if none is missing. */
const ending: Ending = {
  worstCase: ({ cells, variant }) =>
    variant.seats === 2 && cells[PILE_COUNT] === 0 && cardsInPlay(cells) === PACKET_SIZE,
  isUncertain: () => false,
  minValue: 0,
};

export const mowHeuristics: GameHeuristics = {
  game: mow,
  done,
  chances,
  moveWeights,
  cutOff: 0,
  features: mowFeatures,
  moveFeatures: mowMoves,
  exploration: 0.4,
  tuned: ({ seats }) => (seats > 2 ? { cutOff: Infinity, exploration: 1 } : {}),
  budget: 8000,
  ending,
};
