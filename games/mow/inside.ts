/** Where in a state what is, for code that reads cells of imagined worlds: the taste of the search bots. */
export { ADD_NUMBER, FLIES } from './cards.ts';
export { HERD_CARDS, highOf, lowOf, OVER, ROUND, servedHerd, TOTALS } from './layout.ts';
export { CARD, TAKE } from './moves.ts';
export { fliesIn } from './play.ts';
