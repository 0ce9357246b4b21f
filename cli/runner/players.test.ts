import { games } from '@tischlein/manifests/all';
import { dealt, fairChance, FastRandom, mustParse, newState, setUp } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { laidOpen } from './players.ts';

const stateOf = (name: string, seats: number) => {
  const game = games[name]!;
  return { game, state: dealt(game, mustParse(setUp(game, {}, seats)), fairChance('open')) };
};

it('who looks into all hands imagines those and no others, but not the order of the pile', () => {
  const { game, state } = stateOf('uno', 3);
  const real = game.position(state) as { hands: string[][]; drawPile: string[] };
  const fill = game.imagine(laidOpen(game, state, game.view(state, 1)));
  const world = newState(state.variant);
  fill(world, new FastRandom('worlds'));
  const imagined = game.position(world) as typeof real;
  expect(imagined.hands).toEqual(real.hands);
  expect(imagined.drawPile).not.toEqual(real.drawPile);
  expect([...imagined.drawPile].sort()).toEqual([...real.drawPile].sort());
});

it('a game whose views have no place for other hands is refused', () => {
  const { game, state } = stateOf('mow', 2);
  expect(() => laidOpen(game, state, game.view(state, 0))).toThrow('mow does not');
});
