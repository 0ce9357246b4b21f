/** Where in a state what is, for code that reads cells of imagined worlds: the taste of the search bots. */
export { ADD_NUMBER, FLIES, PACKET_SIZE } from './sets.ts';
export {
  countIn,
  handOf,
  HERD_CARDS,
  HERD_SIZE,
  HERDS,
  highOf,
  lowOf,
  OVER,
  PILE_COUNT,
  ROUND,
  servedHerd,
  stableOf,
  TOTALS,
} from './layout.ts';
export { CARD, TAKE } from './moves.ts';
export { fliesIn } from './play.ts';
