/** The nouns of MOW for everybody outside: cards, moves, facts, and questions on a view. No rules are in here. */
export { cardOf, cowOf, formatCow, PLACES, type Cow, type CowKind } from './cards.ts';
export {
  CLAUSES,
  type MowClause,
  REFUSED,
  TOLD,
  type MowRefused,
  type MowTold,
  reason,
  REASONS,
} from './facts.ts';
export { formatMove, parseMove, type Adding, type MowMove } from './notation.ts';
export { fliesOf, herdByPlace, isClosed, placeIn, type StandingCow } from './questions.ts';
export type { MowView } from './fields.ts';
