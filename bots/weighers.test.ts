import { testings } from '@tischlein/games/testing';
import { FastRandom, playThrough, WAIT, type Game, type Seat, type State } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { mowLooks } from './mow-looks.ts';
import mowMoves from './mow-moves.json' with { type: 'json' };
import { mowHeuristics } from './mow-heuristics.ts';
import type { GameHeuristics } from './search/heuristics.ts';
import { weighBy } from './search/weigh-by.testing.ts';
import { unoLooks } from './uno-looks.ts';
import unoMoves from './uno-moves.json' with { type: 'json' };
import { unoHeuristics } from './uno-heuristics.ts';

type Weigh = GameHeuristics['moveWeights'];
const GAMES = 8;
const MOVES = 300;

/** The weights of all moves that a seat has, and of waiting where it need not react. */
function weighed(game: Game, moveWeights: Weigh, state: State, seat: Seat): number[] {
  const moves = new Int32Array(state.variant.moves.size + 1);
  let count = game.legal(state, seat, moves);
  if (((game.reactors(state) >> seat) & 1) === 1) moves[count++] = WAIT;
  const into = new Int32Array(count);
  moveWeights(state, seat, moves, count, into);
  return [...into];
}

/** Random games under random house rules: the moves of each moment are weighed both ways. */
function compare({ game, moveWeights }: GameHeuristics, plain: Weigh, seats: number): void {
  const random = new FastRandom(`weighers ${seats}`);
  for (let i = 0; i < GAMES; i++) {
    const options = testings[game.name]!.options(random, seats);
    for (const { before, seat, ply } of playThrough(game, { options, seats, seed: `deal ${i}` })) {
      const where = `game ${i} with ${JSON.stringify(options)}, move ${ply}`;
      const wanted = weighed(game, plain, before, seat);
      expect(weighed(game, moveWeights, before, seat), where).toEqual(wanted);
      if (ply === MOVES) break;
    }
  }
}

it.each([3, 4, 10])('MOW with %i seats: tables weigh as the features do', (seats) => {
  compare(mowHeuristics, weighBy(mowLooks, mowMoves.many), seats);
});

it.each([2, 4, 10])('UNO with %i seats: tables weigh as the features do', (seats) => {
  compare(unoHeuristics, weighBy(unoLooks, seats === 2 ? unoMoves.two : unoMoves.many), seats);
});
