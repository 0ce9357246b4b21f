/** Where in a state what is, for code that reads cells of imagined worlds: the taste of the search bots. */
export { COLOR_OF, DRAW_TWO, FACE_OF, SKIP, WILD } from './cards.ts';
export { handOf, HELD, ROUND, seatAfter, TOTALS, WINNERS, type UnoState } from './layout.ts';
export { CALL, CALL_UNO, CALL_UNO_UNO, KIND, PLAYS, TAKE, WISH } from './moves.ts';
