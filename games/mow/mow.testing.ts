import {
  mustParse,
  shuffle,
  WATCHER,
  type JsonObject,
  type Options,
  type Random,
  type Reader,
  type State,
} from '@tischlein/kit';
import type { Next, Testing } from '@tischlein/kit/conformance';
import { accounts } from './accounts.testing.ts';
import { cowOf } from './cards.ts';
import { mow } from './index.ts';
import type { MowState } from './layout.ts';

interface Cards {
  readonly hands: string[][];
  readonly pile: string[];
  readonly herds: readonly string[][];
  readonly stables: readonly string[][];
  readonly known: readonly string[][];
}

const cardsOf = (state: State): Cards & JsonObject =>
  JSON.parse(JSON.stringify(mow.position(state as MowState)));

const options = (random: Random): Options => {
  const toLimit = random.below(3) > 0;
  return toLimit
    ? { limit: [1, 20, 40, 100][random.below(4)]!, rounds: 0 }
    : { limit: 100, rounds: 1 + random.below(3) };
};

function census(state: State): string {
  const { hands, pile, herds, stables } = mow.position(state as MowState) as Cards & JsonObject;
  const all = [...hands, pile, ...herds, ...stables].flat().map((code) => cowOf(code).code);
  return all.sort().join(' ');
}

/**
 * Hidden from a reader are the cards of the other hands, but for an 8 that was picked up in the open (MOW-33), and
 * the pile. Herds and stables were laid open. A coming move shows the card it adds, and the mover what is drawn;
 * taking or passing that ends the round opens all hands (MOW-35).
 */
function permute(state: State, reader: Reader, random: Random, next?: Next): State | null {
  const { seat: mover, move } = next ?? { seat: WATCHER, move: -1 };
  const position = cardsOf(state);
  const added = next && /^add ([^@^>]+)/.exec(state.variant.moves.text(move))?.[1];
  if (next && added === undefined) {
    const after = { variant: state.variant, cells: state.cells.slice() };
    mow.play(after as MowState, next.seat, move, { below: () => 0 });
    if (
      mow.position(after as MowState)['round'] !== position['round'] ||
      mow.result(after as MowState)
    )
      return null;
  }

  const places: { readonly list: string[]; readonly at: number }[] = [];
  position.hands.forEach((hand, seat) => {
    if (seat === reader) return;
    const shown = [...position.known[seat]!, ...(seat === mover && added ? [added] : [])];
    hand.forEach((code, at) => {
      const fixed = shown.indexOf(code);
      if (fixed >= 0) shown.splice(fixed, 1);
      else places.push({ list: hand, at });
    });
  });
  const seen = mover === reader ? ({ thin: 0, mad: 0, milk: 2 }[added ?? 'mad'] ?? 1) : 0;
  position.pile.forEach((_, at) => {
    if (at >= seen) places.push({ list: position.pile, at });
  });
  if (places.length < 2) return null;

  const order = Int32Array.from(places.keys());
  shuffle(order, 0, order.length, random);
  const cards = places.map(({ list, at }) => list[at]!);
  places.forEach(({ list, at }, i) => (list[at] = cards[order[i]!]!));
  return mustParse(mow.parsePosition(position));
}

export const testing: Testing = { options, census, permute, accounts };
