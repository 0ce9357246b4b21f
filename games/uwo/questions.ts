import { catalogueOf, type FormCard, numbersOf, type CardNumbers } from './catalogue.ts';
import {
  parseCreature,
  type Creature,
  FORMS,
  KINDS,
  SIDES,
  type Form,
  type Kind,
  type Side,
} from './cards.ts';
import { EDITIONS, type EditionName } from './editions.ts';
import {
  CROSS,
  distance,
  has,
  namesOf,
  RING,
  SQUARE_COUNT,
  SQUARE_NAMES,
  squareOf,
  type Square,
} from './field.ts';
import { ARMIES, formAt, GROUND_SIZE, KNOCKED_OUT, taken, TOP, type Ground } from './ground.ts';
import { blown, enemiesInReach, hittable, targetsOf } from './reach.ts';
import type { UwoView } from './fields.ts';

/** As much of a view as tells who stands where. */
type Board = Pick<UwoView, 'board'>;
type Seen = Pick<UwoView, 'board' | 'ko' | 'options'>;

export const creatureAt = ({ board }: Board, square: string): Creature | null =>
  parseCreature(board[square] ?? '') ?? null;

/** The squares of a side's creatures. */
export const armyOf = (view: Board, side: Side): string[] =>
  Object.keys(view.board).filter((square) => creatureAt(view, square)?.side === side);

const numbersIn = ({ options }: Pick<UwoView, 'options'>): CardNumbers =>
  numbersOf(catalogueOf(options['catalogue']!));

/** A view's field, to be asked what the rules ask a state. */
export function groundOf(view: Seen): Ground {
  const cells = new Int32Array(GROUND_SIZE);
  for (const name of Object.keys(view.board)) {
    const { side, form } = creatureAt(view, name)!;
    const square = squareOf(name);
    cells[TOP + square] = FORMS.indexOf(form) + 1;
    cells[ARMIES + SIDES.indexOf(side)]! |= 1 << square;
    if (name in view.ko) cells[KNOCKED_OUT]! |= 1 << square;
  }
  return { cells, variant: numbersIn(view) };
}

/** UWO-20, UWO-54: whom the creature there can hit as things stand, whatever that costs. */
export const targetsAt = (view: Seen, square: string): string[] =>
  askAbout(view, square, targetsOf);

/** UWO-20: enemies that the creature there meets within its reach, but whose shield keeps it off. */
export const shieldedFrom = (view: Seen, square: string): string[] =>
  askAbout(view, square, (ground, from) => {
    const met = enemiesInReach(ground, from);
    return met & ~hittable(ground, met, formAt(ground.cells, from));
  });

/** UWO-54: the creatures around a dynamite that fall with it, and those that a shield keeps there. */
export function blastAt(view: Seen, centre: string) {
  const ground = groundOf(view);
  const at = squareOf(centre);
  const around = RING[at]! & taken(ground.cells);
  const gone = blown(ground, at);
  return { falls: namesOf(around & gone), stays: namesOf(around & ~gone) };
}

function askAbout(
  view: Seen,
  square: string,
  question: (ground: Ground, at: Square) => number,
): string[] {
  const ground = groundOf(view);
  const at = squareOf(square);
  return has(taken(ground.cells), at) ? namesOf(question(ground, at)) : [];
}

/** UWO-15, UWO-20, UWO-51, UWO-54: where a creature could walk to and hit on an empty field. */
export function rangeOf(form: Form, { walk, attack }: FormCard, from: string) {
  const at = squareOf(from);
  const straight = (squares: number): string[] => namesOf(CROSS[squares * SQUARE_COUNT + at]!);
  const ridden = (steps: number): string[] =>
    SQUARE_NAMES.filter((_, to) => to !== at && distance(at, to) <= steps);
  const walks =
    walk === null ? [] : form === 'rider' ? ridden(walk.squares) : straight(walk.squares);
  const hits =
    attack === null ? [] : form === 'dynamite' ? namesOf(RING[at]!) : straight(attack.reach!);
  return { walks: new Set(walks), hits: new Set(hits) };
}

/** UWO-41: whose turn it is pays 1 when it ends now. */
export function owesAtEnd({ options, turn, turnState, energy }: UwoView): boolean {
  const { morfPaysTheTurn } = EDITIONS[options['edition'] as EditionName];
  return energy[turn] > 0 && !(turnState.paid && (turnState.acted || morfPaysTheTurn));
}

/** By kind: how many of the side's cards the viewer sees nowhere, so that they are in its hand or deck. */
export function unseenOf(view: UwoView, side: Side): Int32Array {
  const left = numbersIn(view).counts.slice();
  const see = (kind: Kind): void => {
    left[KINDS.indexOf(kind)]! -= 1;
  };
  for (const square of armyOf(view, side)) {
    see(creatureAt(view, square)!.form);
    view.stacks[square]?.forEach(see);
  }
  view.gone[side].forEach(see);
  if (view.seat !== null && side === SIDES[view.seat]) [...view.hand!, ...view.bottom].forEach(see);
  return left;
}
