import { mustParse, type Fill, type Random } from '@tischlein/kit';
import { put } from './bag.ts';
import { CODES, isNumber, kindOf, type Kind } from './cards.ts';
import { deckOf } from './deck.ts';
import { DRAWN, handOf, HELD, intoHand, PILE, type UnoState, type UnoVariant } from './layout.ts';
import { parsePosition } from './position.ts';
import type { UnoView } from './fields.ts';

/** All that is not in sight lies in the other hands and the pile, any card as likely here as there. */
export function imagine(view: UnoView): Fill<UnoVariant> {
  const known = view.held.map((_, seat) => knownCards(view, seat));
  const missing = view.held.map((held, seat) => held - known[seat]!.length);
  const unseen = unseenBy(view, known.flat());
  const hidden = view.drawPile - view.known.bottom.length;
  const world = firstWorld(view, known, missing, unseen);
  const drawer = view.drawn === 'hidden' ? view.turn : -1;
  const seen = drawer < 0 ? [] : maybeSeen(view, known[drawer]!);
  const { cells: sight } = inSight(world, known);

  return ({ cells }, random) => {
    cells.set(sight);
    let left = unseen.length;
    for (let seat = 0; seat < missing.length; seat++)
      for (let i = missing[seat]!; i > 0; i--) {
        const kind = lot(unseen, left--, random);
        put(cells, handOf(seat), kind);
        if (seat === drawer) cells[DRAWN] = kind + 1;
      }
    if (seen.length > 0) {
      const at = random.below(missing[drawer]! + seen.length);
      if (at < seen.length) cells[DRAWN] = seen[at]! + 1;
    }
    const top = PILE + view.drawPile - 1;
    for (let i = 0; i < hidden; i++) cells[top - i] = lot(unseen, left--, random);
  };
}

/**
 * The cards that a seat may have drawn from the bottom that all have seen, which is never a number card (UNO-0): only
 * when nothing else is left of the pile.
 */
const maybeSeen = (view: UnoView, known: readonly string[]): Kind[] =>
  view.drawPile > view.known.bottom.length
    ? []
    : known.map((code) => kindOf(code)!).filter((kind) => !isNumber(kind));

/** One of the first `left` cards, which goes behind them. */
function lot(unseen: Int32Array, left: number, random: Random): Kind {
  const at = random.below(left);
  const kind = unseen[at]!;
  unseen[at] = unseen[left - 1]!;
  unseen[left - 1] = kind;
  return kind;
}

/** The cards of a hand this seat is sure of: all of its own, and of everybody's when the game is over. */
function knownCards(view: UnoView, seat: number): readonly string[] {
  if (view.hands !== null) return view.hands[seat]!;
  return seat === view.seat ? view.hand! : view.known.hands[seat]!;
}

/** The deck less every card in sight. */
function unseenBy(view: UnoView, known: readonly string[]): Int32Array {
  const unoCards = view.options['unoDrawsFour'] === true || view.options['unoGives'] === true;
  const inSight = new Int8Array(CODES.length);
  for (const code of [...known, ...view.discardPile, ...view.known.bottom])
    inSight[kindOf(code)!]! += 1;
  return deckOf(view.options['deck']!, { unoCards }).deck.filter((kind) => inSight[kind]!-- <= 0);
}

/** Some world of this view, read through the door of all positions. */
function firstWorld(
  view: UnoView,
  known: readonly (readonly string[])[],
  missing: readonly number[],
  unseen: Int32Array,
): UnoState {
  let used = 0;
  const next = (count: number): string[] =>
    Array.from(unseen.subarray(used, (used += count)), (kind) => CODES[kind]!);
  const hands = known.map((cards, seat) => [...next(missing[seat]!), ...cards]);
  const { seat, seats: _, hand: __, held: ___, drawPile, drawn, ...table } = view;
  return mustParse(
    parsePosition({
      ...table,
      hands,
      drawPile: [...next(drawPile - view.known.bottom.length), ...view.known.bottom],
      drawn: drawn === 'hidden' ? hands[view.turn]![0]! : drawn,
      known: {
        bottom: view.known.bottom.length,
        hands: view.known.hands.flatMap((cards, of) =>
          cards.length === 0 ? [] : [{ seat, of, cards }],
        ),
      },
    }),
  );
}

/** That world without its made-up cards: hands hold what is known, with their true number beside it. */
function inSight(world: UnoState, known: readonly (readonly string[])[]): UnoState {
  const { cells } = world;
  known.forEach((cards, seat) => {
    const held = cells[handOf(seat) + HELD]!;
    cells.fill(0, handOf(seat), handOf(seat) + HELD + 1);
    for (const code of cards) intoHand(cells, seat, kindOf(code)!);
    cells[handOf(seat) + HELD] = held;
  });
  return world;
}
