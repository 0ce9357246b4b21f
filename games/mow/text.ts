import { ACRO7, ACRO9, CALF, cow, SLOW } from './sets.ts';
import { cardsIn, has, HERD_CARDS, HERD_PLACES } from './layout.ts';
import { PLACES } from './cards.ts';

/** A set of cards by their codes, in the order of the deck. */
export const codesIn = (cells: Int32Array, set: number): string[] =>
  cardsIn(cells, set).map((card) => cow(card).code);

/** A herd from low to high; an acrobat right after the cow it stands on. */
export function herdCodes(cells: Int32Array, herd: number): string[] {
  const codes: string[] = [];
  for (let place = 0; place < PLACES; place++) {
    const card = cells[herd + HERD_PLACES + place]! - 1;
    if (card < 0) continue;
    codes.push(card === SLOW || card === CALF ? `${cow(card).code}@${place}` : cow(card).code);
    const acrobat = place === 7 ? ACRO7 : place === 9 ? ACRO9 : null;
    if (acrobat !== null && has(cells, herd + HERD_CARDS, acrobat)) codes.push(cow(acrobat).code);
  }
  return codes;
}
