import { fault, mustParse, positionReader, type Fill } from '@tischlein/kit';
import { cowOf } from './cards.ts';
import { cardsGiven, FIELDS, type MowGiven, type MowView } from './fields.ts';
import * as cell from './layout.ts';
import type { MowState, MowVariant } from './layout.ts';
import { SETUP } from './options.ts';
import { COWS, cow, deckOf, idOf, type Card } from './sets.ts';

export const parsePosition = positionReader(SETUP, FIELDS, (state, given) => {
  checkDeck(state, given);
  checkKnown(state, given);
});

/** MOW-1, MOW-2: no card more often than the deck has it. */
function checkDeck({ variant }: MowState, given: MowGiven): void {
  const used = new Map<Card, number>();
  for (const card of cardsGiven(given)) used.set(card, (used.get(card) ?? 0) + 1);
  for (const [card, count] of used) {
    const { code, packet, copies } = cow(card);
    if (packet === 'yellow' && variant.packets === 1)
      fault('', `${code} is a yellow card, and the yellow packet needs 6 seats (MOW-2)`);
    if (count > copies) fault('', `the deck has ${copies} of ${code}, not ${count}`);
  }
}

function checkKnown({ cells }: MowState, { known }: MowGiven): void {
  known?.forEach((_, seat) => {
    const set = cell.knownOf(seat);
    const isHeld = (card: Card): boolean =>
      cell.copiesIn(cells, cell.handOf(seat), card) >= cell.copiesIn(cells, set, card);
    if (!cell.cardsIn(cells, set).every(isHeld))
      fault(`known[${seat}]`, 'these cards are not in that hand, or not so often');
  });
}

/** All that is not in sight lies in the other hands and the pile, any card as likely here as there. */
export function imagine(view: MowView): Fill<MowVariant> {
  const { seat, seats: _, hand, held, pile, ...open } = view;
  const hands = view.known.map((cards, holder) => (holder === seat ? hand! : cards));
  const known = mustParse(parsePosition({ ...open, hands }));
  const all = unseenBy(view, known.variant);
  const missing = held.map((count, holder) => count - hands[holder]!.length);

  return (into, random) => {
    const { cells } = into;
    cells.set(known.cells);
    const unseen = all.slice();
    let left = unseen.length;
    const drawUnseen = (): Card => {
      const lot = random.below(left);
      const card = unseen[lot]!;
      left -= 1;
      unseen[lot] = unseen[left]!;
      unseen[left] = card;
      return card;
    };
    for (let holder = 0; holder < missing.length; holder++)
      for (let i = missing[holder]!; i > 0; i--) cell.put(cells, cell.handOf(holder), drawUnseen());
    for (let i = 0; i < pile; i++) cells[cell.PILE + i] = drawUnseen();
    cells[cell.PILE_COUNT] = pile;
  };
}

/** The deck less every card in sight. */
function unseenBy(view: MowView, variant: MowVariant): Int32Array {
  const inSight = new Int8Array(COWS.length);
  const known = view.known.filter((_, seat) => seat !== view.seat);
  for (const card of [view.hand ?? [], ...known, ...view.herds, ...view.stables].flat())
    inSight[idOf(cowOf(card).code)!]! += 1;
  return deckOf(variant.packets).filter((card) => inSight[card]!-- <= 0);
}
