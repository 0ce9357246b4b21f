import type { State } from '@tischlein/kit';
import { handOf, HELD, ROUND, TOTALS, uno, type UnoState, WINNERS } from '@tischlein/games/uno';
import { exp } from './search/exp.ts';
import type { GameHeuristics } from './search/index.ts';
import { reweightUno } from './uno-deduce.ts';
import { unoEnding } from './uno-ending.ts';
import learned from './uno-moves.json' with { type: 'json' };
import { unoMoves } from './uno-moves.ts';
import { learnedWeights } from './search/move-weights.ts';

/** This many points apart, the better of two wins about three matches in four. */
const POINTS_APART = 150;

/** Worth of a lost round to a seat without cards; with one it is half of it. */
const NEARLY_WON = 0.4;

/** In a match of many a round moves each seat's chance by little: a bonus for what was tried less would outweigh that. */
const CALM = 0.4;

/** With very few cards in the game a round can go round in circles; nobody is ahead then. */
const LONG_ROUND = 600;

/** The search looks to the end of the round. */
const done = ({ cells }: State, root: State): boolean =>
  cells[WINNERS] !== 0 || cells[ROUND] !== root.cells[ROUND];

/** A match that is over is won, shared or lost; else the totals say how likely each seat is to win it. */
function chances(world: State, root: State, into: Float64Array): void {
  const { cells, variant } = world as UnoState;
  const winners = cells[WINNERS]!;
  const sign = variant.match === 'penalty' ? -1 : 1;
  let sum = 0;
  for (let seat = 0; seat < variant.seats; seat++) {
    const lead = sign * (cells[TOTALS + seat]! - root.cells[TOTALS]!);
    const chance = winners !== 0 ? (winners >> seat) & 1 : exp(lead / POINTS_APART);
    into[seat] = chance;
    sum += chance;
  }
  for (let seat = 0; seat < variant.seats; seat++) into[seat]! /= sum;
}

/** At a full table wins are rare and say little each; how few cards were left says more of a lost round. */
function adjustValue(world: State, value: Float64Array): void {
  const { cells, variant } = world as UnoState;
  if (variant.match !== 'single' || variant.seats === 2) return;
  for (let seat = 0; seat < variant.seats; seat++)
    if (((cells[WINNERS]! >> seat) & 1) === 0)
      value[seat] = NEARLY_WON / (1 + cells[handOf(seat) + HELD]!);
}

/** As games against themselves have taught, of two and of four. */
const weightsOfTwo = learnedWeights(unoMoves, learned.two);
const weightsOfMany = learnedWeights(unoMoves, learned.many);

export const unoHeuristics: GameHeuristics = {
  game: uno,
  reweight: reweightUno,
  done,
  chances,
  adjustValue,
  moveWeights: (world, seat, moves, count, into) =>
    (world.variant.seats === 2 ? weightsOfTwo : weightsOfMany)(world, seat, moves, count, into),
  cutOff: LONG_ROUND,
  exploration: 1.5,
  tuned: (variant) =>
    variant.seats > 2 && (variant as UnoState['variant']).match !== 'single'
      ? { exploration: CALM }
      : {},
  budget: 2000,
  moveFeatures: unoMoves,
  ending: unoEnding,
};
