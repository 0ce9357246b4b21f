/**
 * The language of UWO: its nouns and what can be read off a view, without the rules. Whoever draws, says or thinks
 * about the game imports this and takes no move, card or creature apart by itself.
 */
import { catalogueOf, type FormCard, numbersOf, type CardNumbers } from './catalogue.ts';
import * as cards from './cards.ts';
import { EDITIONS, type EditionName } from './editions.ts';
import * as field from './field.ts';
import type { Ground, Square } from './field.ts';
import type { UwoView } from './fields.ts';

export { CATALOGUE, CATALOGUE_NAMES, catalogueOf, faults, faultsOfShape } from './catalogue.ts';
export type { Catalogue, FormCard } from './catalogue.ts';
export { CLAUSES, type UwoClause, REFUSED, TOLD, type UwoTold, reason, REASONS } from './facts.ts';
export {
  parseCreature,
  BAZOOKA,
  DECK_CARDS,
  ENERGY,
  FORMS,
  KINDS,
  LONGEST,
  LONGEST_RIDE,
  MISS,
  SIDES,
} from './cards.ts';
export type { Creature, Form, Kind, Side } from './cards.ts';
export {
  blown,
  targetsOf,
  formAt,
  isKnockedOut,
  knockedOut,
  morfed,
  moved,
  ownerOf,
  taken,
  without,
  COLUMN_NAMES,
  distance,
  has,
  countOf,
  ROW_NAMES,
  SQUARE_NAMES,
  squareOf,
  squaresOf,
} from './field.ts';
export type { Ground, Square, Squares } from './field.ts';
export { formatMove, parseMove, PLAIN_MOVES, type PlainMove, type UwoMove } from './notation.ts';
export type { UwoView } from './fields.ts';

/** As much of a view as tells who stands where. */
type Board = Pick<UwoView, 'board'>;
type Seen = Pick<UwoView, 'board' | 'ko' | 'options'>;

export const creatureAt = ({ board }: Board, square: string): cards.Creature | null =>
  cards.parseCreature(board[square] ?? '') ?? null;

/** The squares of a side's creatures. */
export const armyOf = (view: Board, side: cards.Side): string[] =>
  Object.keys(view.board).filter((square) => creatureAt(view, square)?.side === side);

const numbersIn = ({ options }: Pick<UwoView, 'options'>): CardNumbers =>
  numbersOf(catalogueOf(options['catalogue']!));

/** A view's field, to be asked what the rules ask a state. */
export function groundOf(view: Seen): Ground {
  const cells = new Int32Array(field.GROUND_SIZE);
  for (const name of Object.keys(view.board)) {
    const { side, form } = creatureAt(view, name)!;
    const square = field.squareOf(name);
    cells[field.TOP + square] = cards.FORMS.indexOf(form) + 1;
    cells[field.ARMIES + cards.SIDES.indexOf(side)]! |= 1 << square;
    if (name in view.ko) cells[field.KNOCKED_OUT]! |= 1 << square;
  }
  return { cells, variant: numbersIn(view) };
}

/** UWO-20, UWO-54: whom the creature there can hit as things stand, whatever that costs. */
export const targetsAt = (view: Seen, square: string): string[] =>
  askAbout(view, square, field.targetsOf);

/** UWO-20: enemies that the creature there meets within its reach, but whose shield keeps it off. */
export const shieldedFrom = (view: Seen, square: string): string[] =>
  askAbout(view, square, (ground, from) => {
    const met = field.enemiesInReach(ground, from);
    return met & ~field.hittable(ground, met, field.formAt(ground.cells, from));
  });

/** UWO-54: the creatures around a dynamite that fall with it, and those that a shield keeps there. */
export function blastAt(view: Seen, centre: string) {
  const ground = groundOf(view);
  const at = field.squareOf(centre);
  const around = field.RING[at]! & field.taken(ground.cells);
  const gone = field.blown(ground, at);
  return { falls: field.namesOf(around & gone), stays: field.namesOf(around & ~gone) };
}

function askAbout(
  view: Seen,
  square: string,
  question: (ground: Ground, at: Square) => number,
): string[] {
  const ground = groundOf(view);
  const at = field.squareOf(square);
  return field.has(field.taken(ground.cells), at) ? field.namesOf(question(ground, at)) : [];
}

/** UWO-15, UWO-20, UWO-51, UWO-54: where a creature could walk to and hit on an empty field. */
export function rangeOf(form: cards.Form, { walk, attack }: FormCard, from: string) {
  const at = field.squareOf(from);
  const straight = (squares: number): string[] =>
    field.namesOf(field.CROSS[squares * field.SQUARE_COUNT + at]!);
  const ridden = (steps: number): string[] =>
    field.SQUARE_NAMES.filter((_, to) => to !== at && field.distance(at, to) <= steps);
  const walks =
    walk === null ? [] : form === 'rider' ? ridden(walk.squares) : straight(walk.squares);
  const hits =
    attack === null
      ? []
      : form === 'dynamite'
        ? field.namesOf(field.RING[at]!)
        : straight(attack.reach!);
  return { walks: new Set(walks), hits: new Set(hits) };
}

/** UWO-41: whose turn it is pays 1 when it ends now. */
export function owesAtEnd({ options, turn, turnState, energy }: UwoView): boolean {
  const { morfPaysTheTurn } = EDITIONS[options['edition'] as EditionName];
  return energy[turn] > 0 && !(turnState.paid && (turnState.acted || morfPaysTheTurn));
}

/** By kind: how many of the side's cards the viewer sees nowhere, so that they are in its hand or deck. */
export function unseenOf(view: UwoView, side: cards.Side): Int32Array {
  const left = numbersIn(view).counts.slice();
  const see = (kind: cards.Kind): void => {
    left[cards.KINDS.indexOf(kind)]! -= 1;
  };
  for (const square of armyOf(view, side)) {
    see(creatureAt(view, square)!.form);
    view.stacks[square]?.forEach(see);
  }
  view.gone[side].forEach(see);
  if (view.seat !== null && side === cards.SIDES[view.seat])
    [...view.hand!, ...view.bottom].forEach(see);
  return left;
}
