/** Where in a state what is, for code that reads cells of imagined worlds: the heuristics of the search bots. */
export { cardsIn, put, remove, bitOf, FENDS, FITS, fitsAt, SPLIT, wordOf } from './bag.ts';
export {
  CARDS,
  COLOR_OF,
  DRAW_TWO,
  FACE_OF,
  SKIP,
  SUM_KINDS,
  UNO_CARD,
  WILD,
  WILD_FOUR,
} from './cards.ts';
export { HAND_SIZE } from './deck.ts';
export {
  COLOR,
  DRAWN,
  handOf,
  HELD,
  intoHand,
  OWES_UNO,
  PENDING,
  PILE,
  PILE_COUNT,
  ROUND,
  seatAfter,
  SEEN_BOTTOM,
  SITS,
  SUM_CLAUSES,
  TOTALS,
  TURN,
  WINNERS,
  type UnoState,
} from './layout.ts';
export { CALL, CALL_UNO, CALL_UNO_UNO, DRAW, KIND, PLAYS, TAKE, WISH } from './moves.ts';
