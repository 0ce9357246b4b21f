/** The nouns of UNO for everybody outside: clauses, cards, moves, and questions on a view. No rules. */
import type { Seat } from '@tischlein/kit';
import { cardOf, type Color } from './cards.ts';
import type { UnoView } from './fields.ts';

export { cardOf, CARDS, COLORS, DECK_SIZE, FACES, kindOf } from './cards.ts';
export type { Color, Face, UnoCard } from './cards.ts';
export { CLAUSES, type UnoClause, REFUSED, TOLD, type UnoTold, reason, REASONS } from './facts.ts';
export { CALLS, formatMove, parseMove, type Call, type UnoMove, type Way } from './notation.ts';
export type { UnoView } from './fields.ts';

/** The card that is matched: UNO cards lying on top are looked through. */
export const openCard = ({ discardPile }: UnoView): string =>
  discardPile.find((card) => card !== 'u') ?? discardPile[0]!;

/** The color that was wished, where the card on top does not show it. */
export const wishedColor = ({ discardPile, color }: UnoView): Color | null =>
  cardOf(discardPile[0]!)?.color ? null : color;

/** The seat that plays after this one, the way play goes now. */
export const nextSeat = ({ direction, seats }: UnoView, seat: Seat): Seat =>
  (seat + (direction === 'cw' ? 1 : seats - 1)) % seats;

/** Whether this card wins as the last one: not after a plain finish (UNO-7a), nor where it gives cards away (UNO-8b). */
export const winsAsLast = ({ options }: UnoView, card: string): boolean =>
  !(card === 'u' && options['unoGives'] === true) &&
  !(options['plainFinish'] === true && (card === 'wd' || card === 'u'));
