/** Where in a state what is, for code that reads cells of imagined worlds: the heuristics of the search bots. */
export { PLACES } from './cards.ts';
export { ACRO7, ACRO9, ADD_NUMBER, FITS, fitsBetween, FLIES, PACKET_SIZE, SLOW } from './sets.ts';
export {
  bitsByByte,
  bitsIn,
  countIn,
  DIRECTION,
  handOf,
  has,
  HERD_CARDS,
  HERD_SIZE,
  HERDS,
  highOf,
  lowOf,
  OVER,
  PILE_COUNT,
  ROUND,
  SERVED,
  servedHerd,
  stableOf,
  sumOfBytes,
  TOTALS,
  TURN,
  type MowState,
} from './layout.ts';
export { gapsOf, isCowAt } from './legal.ts';
export { CARD, TAKE } from './moves.ts';
export { fliesIn } from './play.ts';
