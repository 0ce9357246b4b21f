/** What cards show, without the rules: a page that draws them need not wait for those. */
export { CATALOGUE_NAMES, catalogueOf, type Catalogue, type FormCard } from './catalogue.ts';
export { faults, faultsOfShape } from './faults.ts';
export {
  DECK_CARDS,
  ENERGY,
  FORMS,
  KINDS,
  LONGEST,
  LONGEST_RIDE,
  SIDES,
  type Form,
  type Kind,
  type Side,
} from './kinds.ts';
