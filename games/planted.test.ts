import { sha256, type Game, type State } from '@tischlein/kit';
import { conform } from '@tischlein/kit/conformance';
import { describe, expect, it } from 'vitest';
import { testings } from './all.testing.ts';
import { games } from './index.ts';

/** A bit that depends on all cards, also on those nobody has seen. */
const secretBit = (game: Game, state: State): number =>
  sha256(JSON.stringify(game.position(state)))[0]! & 1;

/** The same game with a leak planted in one of its answers. */
const LEAKS: { readonly [where: string]: (game: Game) => Game } = {
  view: (game) => ({
    ...game,
    view: (state, reader) => ({ ...game.view(state, reader), leak: secretBit(game, state) }),
  }),
  legal: (game) => ({
    ...game,
    legal(state, seat, into) {
      const count = game.legal(state, seat, into);
      return count > 1 && secretBit(game, state) === 0 ? count - 1 : count;
    },
  }),
  refuse: (game) => ({
    ...game,
    refuse(state, seat, move) {
      const refusal = game.refuse(state, seat, move);
      return refusal && { ...refusal, facts: { ...refusal.facts, leak: secretBit(game, state) } };
    },
  }),
  tell: (game) => ({
    ...game,
    tell: (before, seat, move, after, reader) => [
      ...game.tell(before, seat, move, after, reader),
      { clause: game.clauses[0]!, facts: { leak: secretBit(game, after) } },
    ],
  }),
};

/** Either the reader can tell worlds apart, or an imagined world does not look the same. */
const RED = /can tell hidden cards apart|imagined/;

describe.each(Object.keys(games))('a leak planted in %s turns the suite red', (name) => {
  const run = (game: Game) => () =>
    conform(game, testings[name]!, { seed: 'leaks', games: 6, every: 25 });

  it.each(Object.keys(LEAKS))('in %s', (where) => {
    expect(run(LEAKS[where]!(games[name]!))).toThrow(RED);
  });

  it('and without one it is green', () => {
    expect(run(games[name]!)).not.toThrow();
  });
});
