import * as kit from '@tischlein/kit';
import { expect, it } from 'vitest';
import { games, testings } from './all.testing.ts';

const MOVES = Number(process.env['EFFORT']) >= 20 ? 10_000_000 : 100_000;
const RANDOM = new kit.FastRandom('possible');

/** Plays at random, game after game of any options and seats; answers what was legal and is held for impossible. */
function outside(game: kit.Game, moves: number): string[] {
  const found = new Set<string>();
  for (let made = 0; made < moves;) {
    const { min, max } = game.seats;
    const seats = min + RANDOM.below(max - min + 1);
    const options = testings[game.name]!.options(RANDOM, seats);
    const variant = kit.mustParse(kit.setUp(game, options, seats));
    const isPossible = new Set(kit.possibleMoves(game, variant));
    const state = kit.dealt(game, variant, kit.fairChance(`possible ${made}`));
    const driver = new kit.Driver(game, state, RANDOM, RANDOM);
    const legal = new Int32Array(variant.moves.size);
    for (let seat = driver.next(); seat !== kit.NOBODY; seat = driver.next(), made += 1) {
      const count = game.legal(state, seat, legal);
      for (const move of legal.subarray(0, count))
        if (!isPossible.has(move)) found.add(`${seats} seats: ${variant.moves.text(move)}`);
      const lot = RANDOM.below(driver.reacting ? count + 1 : count);
      driver.answer(lot === count ? kit.WAIT : legal[lot]!);
    }
  }
  return [...found];
}

it.each(Object.keys(games))(
  '%s: random games reach no move that is held for impossible',
  (name) => {
    expect(outside(games[name]!, MOVES)).toEqual([]);
  },
);

it.each([
  ['uno', 2, 186],
  ['mow', 2, 86],
  ['uwo', 2, 1734],
])('few moves are possible: %s', (game, seats, count) => {
  const variant = kit.mustParse(kit.setUp(games[game]!, {}, seats));
  expect(kit.possibleMoves(games[game]!, variant).length).toBe(count);
});
