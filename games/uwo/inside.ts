/** Where in a state what is, for code that reads cells of imagined worlds: the heuristics of the search bots. */
export { countOf, lowest, row } from './field.ts';
export { ARMIES, formAt, isKnockedOut, KNOCKED_OUT } from './ground.ts';
export { DYNAMITE, enemyOf, FORMS, MISS } from './cards.ts';
export {
  ACTED,
  DECK_COUNT,
  deckCell,
  ENERGY_LEFT,
  handCell,
  HELD,
  KNOWN,
  NO_DUEL,
  QUIET,
  STAGE,
  TURN,
  WAITING,
  type UwoState,
} from './layout.ts';
export { FROM, KIND, MOVES, PASSED, TO, typeOf } from './moves.ts';
export { blown, targetsOf } from './reach.ts';
export type { UwoVariant } from './options.ts';
