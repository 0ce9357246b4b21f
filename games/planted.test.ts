import {
  maybe,
  NUMBER,
  sha256,
  type Citation,
  type FactTable,
  type Game,
  type State,
} from '@tischlein/kit';
import { conform } from '@tischlein/kit/conformance';
import { describe, expect, it } from 'vitest';
import { testings } from './all.testing.ts';
import { games } from './index.ts';

/** A bit that depends on all cards, also on those nobody has seen. */
const secretBit = (game: Game, state: State): number =>
  sha256(JSON.stringify(game.position(state)))[0]! & 1;

/** The leak is declared like any other fact, so that nothing but the leak can be found. */
const leaky = (table: FactTable): FactTable =>
  Object.fromEntries(
    Object.entries(table).map(([clause, shapes]) => [
      clause,
      [shapes!].flat().map((shape) => ({ ...shape, leak: maybe(NUMBER) })),
    ]),
  );

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
    refused: leaky(game.refused),
    refuse(state, seat, move) {
      const refusal = game.refuse(state, seat, move);
      return refusal && { ...refusal, facts: { ...refusal.facts, leak: secretBit(game, state) } };
    },
  }),
  tell: (game) => ({
    ...game,
    told: leaky(game.told),
    tell(before, seat, move, after, reader) {
      const [first, ...rest] = game.tell(before, seat, move, after, reader);
      return [{ ...first!, facts: { ...first!.facts, leak: secretBit(game, after) } }, ...rest];
    },
  }),
};

/** The same game telling something else than what was played, in one way or another. */
type Tell = (told: Citation[], seats: number) => Citation[];
const lying = (game: Game, tell: Tell): Game => ({
  ...game,
  tell: (before, seat, move, after, reader) =>
    tell(game.tell(before, seat, move, after, reader), before.variant.seats),
});

const SEATS = ['seat', 'to', 'next'];
const isCount = ([name, fact]: [string, unknown]): boolean =>
  typeof fact === 'number' && !SEATS.includes(name);

const LIES: { readonly [lie: string]: Tell } = {
  'one too many': (told) =>
    told.map(({ clause, facts }) => {
      const [name, count] = Object.entries(facts).find(isCount) ?? [];
      return { clause, facts: name ? { ...facts, [name]: Number(count) + 1 } : facts };
    }),
  'the wrong seat': (told, seats) =>
    told.map(({ clause, facts }) =>
      'seat' in facts
        ? { clause, facts: { ...facts, seat: (Number(facts['seat']) + 1) % seats } }
        : { clause, facts },
    ),
  'the last fact left out': (told) => (told.length > 1 ? told.slice(0, -1) : told),
};

/** Either the reader can tell worlds apart, or an imagined world does not look the same. */
const RED = /can tell hidden cards apart|imagined/;

describe.each(Object.keys(games))('a leak planted in %s turns the suite red', (name) => {
  const run = (game: Game) => () =>
    conform(game, testings[name]!, { seed: 'leaks', games: 6, every: 25 });

  it.each(Object.keys(LEAKS))('in %s', (where) => {
    expect(run(LEAKS[where]!(games[name]!))).toThrow(RED);
  });

  it.each(Object.keys(LIES))('telling %s', (lie) => {
    expect(run(lying(games[name]!, LIES[lie]!))).toThrow(/does not add up/);
  });

  it('and without one it is green', () => {
    expect(run(games[name]!)).not.toThrow();
  });
});
