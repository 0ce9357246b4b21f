/**
 * The language of UWO: its nouns and what can be read off a view, without the rules. Whoever draws, says or thinks
 * about the game imports this and takes no move, card or creature apart by itself.
 */
export { CATALOGUE_NAMES, catalogueOf, type Catalogue, type FormCard } from './catalogue.ts';
export { CLAUSES, type UwoClause, REFUSED, TOLD, type UwoTold, reason, REASONS } from './facts.ts';
export {
  parseCreature,
  type Creature,
  BAZOOKA,
  DECK_CARDS,
  ENERGY,
  FORMS,
  KINDS,
  LONGEST,
  LONGEST_RIDE,
  MISS,
  SIDES,
  type Form,
  type Kind,
  type Side,
} from './cards.ts';
export { faults, faultsOfShape } from './faults.ts';
export {
  COLUMN_NAMES,
  distance,
  has,
  countOf,
  ROW_NAMES,
  SQUARE_NAMES,
  squareOf,
  squaresOf,
  type Square,
  type Squares,
} from './field.ts';
export {
  formAt,
  isKnockedOut,
  knockedOut,
  morfed,
  moved,
  ownerOf,
  taken,
  without,
  type Ground,
} from './ground.ts';
export { formatMove, parseMove, PLAIN_MOVES, type PlainMove, type UwoMove } from './notation.ts';
export { blown, targetsOf } from './reach.ts';
export {
  armyOf,
  blastAt,
  creatureAt,
  groundOf,
  owesAtEnd,
  rangeOf,
  shieldedFrom,
  targetsAt,
  unseenOf,
} from './questions.ts';
export type { UwoView } from './fields.ts';
