import {
  mustParse,
  pick,
  shuffle,
  type Json,
  type JsonObject,
  type Options,
  type Random,
  type Reader,
  type State,
} from '@tischlein/kit';
import type { Next, Testing } from '@tischlein/kit/conformance';
import { accounts } from './accounts.testing.ts';
import { CATALOGUE_NAMES, catalogueOf, faults } from './catalogue.ts';
import { uwo } from './index.ts';
import { FORMS, SIDES, type BySide } from './cards.ts';
import type { UwoState } from './layout.ts';

interface Cards {
  readonly board: { readonly [square: string]: string };
  readonly stacks: { readonly [square: string]: readonly string[] };
  readonly hands: BySide<string[]>;
  readonly decks: BySide<string[]>;
  readonly gone: BySide<string[]>;
  readonly known: BySide<number>;
}

const cardsOf = (state: State) => uwo.position(state as UwoState) as unknown as Cards & JsonObject;

const options = (random: Random): Options => ({
  army: pick([10, 8], random),
  edition: pick(['en', 'de', 'hu'], random),
  quietTurns: pick([1, 20, 60], random),
  catalogue:
    random.below(3) === 0
      ? randomCatalogue(random)
      : CATALOGUE_NAMES[random.below(CATALOGUE_NAMES.length)]!,
});

/** Numbers at random until nothing is wrong with them. */
export function randomCatalogue(random: Random): Json {
  for (;;) {
    const { kinds } = catalogueOf('znorf-1');
    const counts = FORMS.map((form) => kinds[form].count);
    const [less, more] = [1 + random.below(7), 1 + random.below(7)];
    counts[less]! -= 1;
    counts[more]! += 1;
    const forms = FORMS.map((form, i): [string, Json] => {
      const walks = form === 'rider' || random.below(6) > 0;
      const attacks =
        form === 'bazooka' || form === 'dynamite' || (form !== 'rider' && random.below(6) > 0);
      const squares = 1 + random.below(form === 'rider' ? 3 : 5);
      const reach = form === 'dynamite' ? {} : { reach: 1 + random.below(5) };
      return [
        form,
        {
          count: counts[i]!,
          walk: walks ? { squares, energy: random.below(4) } : null,
          attack: attacks ? { ...reach, energy: random.below(4) } : null,
          shield: FORMS.filter(() => random.below(3) === 0),
        },
      ];
    });
    const catalogue = {
      name: 'random',
      version: 1,
      kinds: { ...Object.fromEntries(forms), miss: { count: kinds.miss.count } },
    };
    if (faults(catalogue).length === 0) return catalogue;
  }
}

function census(state: State): string {
  const { board, stacks, hands, decks, gone } = cardsOf(state);
  const open = Object.entries(board).flatMap(([square, creature]) => {
    const [side] = creature.split(' ');
    return [creature, ...(stacks[square] ?? []).map((form) => `${side} ${form}`)];
  });
  const others = SIDES.flatMap((side) =>
    [...hands[side], ...decks[side], ...gone[side]].map((kind) => `${side} ${kind}`),
  );
  return [...open, ...others].sort().join(', ');
}

/**
 * Hidden from a reader are the other side's hand and deck, and of the own deck all but the cards one put at its
 * bottom (UWO-14); from a watcher, all hands and decks. What was ever on the field or played as a miss lay open. A
 * coming move shows the card it plays, and at the end of the own turn what one draws, up to four with a swap. A card that is
 * swapped is not shown, but it must be in the hand.
 */
function permute(state: State, reader: Reader, random: Random, next?: Next): State | null {
  const position = structuredClone(cardsOf(state));
  const text = next ? state.variant.moves.text(next.move) : '';
  const [, needed] = /^(?:swap|morf) (\w+)|^miss$/.exec(text) ?? [];
  const played = text === 'miss' ? 'miss' : needed;
  let changed = false;
  SIDES.forEach((side, seat) => {
    const places: { readonly list: string[]; readonly at: number }[] = [];
    const hand = position.hands[side];
    const deck = position.decks[side];
    if (seat !== reader) {
      const fixed = next?.seat === seat && played ? hand.indexOf(played) : -1;
      hand.forEach((_, at) => at !== fixed && places.push({ list: hand, at }));
    }
    const shown = seat === reader && next?.seat === seat ? 4 : 0;
    const known = seat === reader ? position.known[side] : 0;
    deck.forEach((_, at) => {
      if (at >= shown && at < deck.length - known) places.push({ list: deck, at });
    });
    if (places.length < 2) return;
    changed = true;
    const order = Int32Array.from(places.keys());
    shuffle(order, 0, order.length, random);
    const cards = places.map(({ list, at }) => list[at]!);
    places.forEach(({ list, at }, i) => (list[at] = cards[order[i]!]!));
  });
  return changed ? mustParse(uwo.parsePosition(position)) : null;
}

export const testing: Testing = { options, census, permute, accounts };
