/** The nouns of UNO for everybody outside: clauses, cards, moves, and questions on a view. No rules. */
export {
  cardOf,
  CARDS,
  COLORS,
  DECK_SIZE,
  FACES,
  kindOf,
  type Color,
  type Face,
  type UnoCard,
} from './cards.ts';
export { CLAUSES, type UnoClause, REFUSED, TOLD, type UnoTold, reason, REASONS } from './facts.ts';
export { CALLS, formatMove, parseMove, type Call, type UnoMove, type Way } from './notation.ts';
export { nextSeat, openCard, winsAsLast, wishedColor } from './questions.ts';
export type { UnoView } from './fields.ts';
