import {
  maybe,
  NUMBER,
  type Citation,
  type FactTable,
  viewer,
  type Game,
  type State,
} from '@tischlein/kit';
import { FIELDS as MOW_FIELDS } from './mow/fields.ts';
import { FIELDS as UNO_FIELDS } from './uno/fields.ts';
import { FIELDS as UWO_FIELDS } from './uwo/fields.ts';
import { PILE as MOW_PILE, PILE_COUNT as MOW_COUNT } from './mow/layout.ts';
import { PILE as UNO_PILE, PILE_COUNT as UNO_COUNT } from './uno/layout.ts';
import { DECK_COUNT, deckCell } from './uwo/layout.ts';

/** A game spoiled in one way. */
export type Plant = (game: Game) => Game;

/** A bit that depends on all cards, also on those nobody has seen. */
function secretBit({ cells }: State): number {
  let mix = 0x811c9dc5;
  for (let i = 0; i < cells.length; i++) mix = Math.imul(mix ^ cells[i]!, 0x01000193);
  return (mix >>> 16) & 1;
}

/** The leak is declared like any other fact, so that nothing but the leak can be found. */
const leaky = (table: FactTable): FactTable =>
  Object.fromEntries(
    Object.entries(table).map(([clause, shapes]) => [
      clause,
      [shapes!].flat().map((shape) => ({ ...shape, leak: maybe(NUMBER) })),
    ]),
  );

/** A leak in one of the game's answers. */
export const LEAKS: { readonly [where: string]: Plant } = {
  view: (game) => ({
    ...game,
    view: (state, reader) => ({ ...game.view(state, reader), leak: secretBit(state) }),
  }),
  legal: (game) => ({
    ...game,
    legal(state, seat, into) {
      const count = game.legal(state, seat, into);
      return count > 1 && secretBit(state) === 0 ? count - 1 : count;
    },
  }),
  refuse: (game) => ({
    ...game,
    refused: leaky(game.refused),
    refuse(state, seat, move) {
      const refusal = game.refuse(state, seat, move);
      return refusal && { ...refusal, facts: { ...refusal.facts, leak: secretBit(state) } };
    },
  }),
  tell: (game) => ({
    ...game,
    told: leaky(game.told),
    tell(before, seat, move, after, reader) {
      const [first, ...rest] = game.tell(before, seat, move, after, reader);
      return [{ ...first!, facts: { ...first!.facts, leak: secretBit(after) } }, ...rest];
    },
  }),
};

type Tell = (told: Citation[], seats: number) => Citation[];
const lying =
  (tell: Tell): Plant =>
  (game) => ({
    ...game,
    tell: (before, seat, move, after, reader) =>
      tell(game.tell(before, seat, move, after, reader), before.variant.seats),
  });

const SEATS = ['seat', 'to', 'next'];
const isCount = ([name, fact]: [string, unknown]): boolean =>
  typeof fact === 'number' && !SEATS.includes(name);

/** Telling something else than what was played. */
export const LIES: { readonly [lie: string]: Plant } = {
  'one too many': lying((told) =>
    told.map(({ clause, facts }) => {
      const [name, count] = Object.entries(facts).find(isCount) ?? [];
      return { clause, facts: name ? { ...facts, [name]: Number(count) + 1 } : facts };
    }),
  ),
  'the wrong seat': lying((told, seats) =>
    told.map(({ clause, facts }) =>
      'seat' in facts
        ? { clause, facts: { ...facts, seat: (Number(facts['seat']) + 1) % seats } }
        : { clause, facts },
    ),
  ),
  'the last fact left out': lying((told) => (told.length > 1 ? told.slice(0, -1) : told)),
};

/** Places that do not follow from each other, or not from the winners. */
export const MISPLACED: { readonly [how: string]: (places: readonly number[]) => number[] } = {
  'that skip nothing after equals': (places) => places.map((place) => Math.min(place, 2) + 1),
  'where the winner comes after others': (places) =>
    places.map((place) => places.length + 1 - place),
  'with a seat left out': (places) => places.slice(1),
};

export const misplacing =
  (misplace: (places: readonly number[]) => number[]): Plant =>
  (game) => ({
    ...game,
    result(state) {
      const result = game.result(state);
      return result && { ...result, places: misplace(result.places) };
    },
  });

/** Where the card lies that is drawn next, by game, and how many there are to draw. */
const NEXT_CARD: { readonly [game: string]: (cells: Int32Array) => number } = {
  mow: (cells) => MOW_PILE + cells[MOW_COUNT]! - 1,
  uno: (cells) => UNO_PILE + cells[UNO_COUNT]! - 1,
  uwo: (cells) => deckCell(0, cells[DECK_COUNT]! - 1),
};
const COUNT: { readonly [game: string]: number } = {
  mow: MOW_COUNT,
  uno: UNO_COUNT,
  uwo: DECK_COUNT,
};

/** Whatever the cards are, after a move that leaves so many to draw, something happens to the next one. */
const tampering =
  (tamper: (cells: Int32Array, card: number, count: number) => void): Plant =>
  (game) => ({
    ...game,
    play(state, seat, move, random) {
      game.play(state, seat, move, random);
      const { cells } = state;
      const count = COUNT[game.name]!;
      if (cells[count]! > 1 && cells[count]! % 5 === 0)
        tamper(cells, NEXT_CARD[game.name]!(cells), count);
    },
  });

/** Cards that come and go: found also where the census sees nothing. */
export const TAMPERED: { readonly [how: string]: Plant } = {
  'is lost': tampering((cells, card, count) => {
    cells[card] = 0;
    cells[count]! -= 1;
  }),
  'becomes another': tampering((cells, card) => {
    cells[card] = cells[card - 1]!;
  }),
};

/** After so many moves a move does not come to its end. */
export const endless =
  (moves: number): Plant =>
  (game) => {
    let played = 0;
    return {
      ...game,
      play(state, seat, move, random) {
        played += 1;
        while (played > moves) played += 1;
        game.play(state, seat, move, random);
      },
    };
  };

/** By game, a field that says that everybody sees it, where nobody should. */
export const SHOWN: { readonly [game: string]: { readonly [field: string]: Plant } } = {
  mow: shownIn(MOW_FIELDS as never, ['hands', 'pile']),
  uno: shownIn(UNO_FIELDS as never, ['hands', 'drawPile', 'drawn']),
  uwo: shownIn(UWO_FIELDS as never, ['hands', 'decks']),
};

function shownIn(
  fields: { readonly [name: string]: object },
  hidden: readonly string[],
): { readonly [field: string]: Plant } {
  const open = (name: string): Plant => {
    const changed = { ...fields, [name]: { ...fields[name], seen: { everybody: 'planted' } } };
    return (game) => ({ ...game, view: viewer(game.name, changed as never) as Game['view'] });
  };
  return Object.fromEntries(hidden.map((name) => [name, open(name)]));
}
