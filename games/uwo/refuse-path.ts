import type { Move, Seat } from '@tischlein/kit';
import { refused, type UwoRefusal } from './facts.ts';
import {
  directionTo,
  distance,
  firstMet,
  has,
  lowest,
  namesOf,
  SQUARE_NAMES,
  type Square,
} from './field.ts';
import { ARMIES, formAt, isKnockedOut, taken } from './ground.ts';
import { FORMS, RIDER } from './cards.ts';
import type { UwoState } from './layout.ts';
import { CROOKED, FROM, PASSED, SHAPE, STEPS, TO, TWICE } from './moves.ts';
import { closedToRiders } from './reach.ts';

/** UWO-25 in edition de. */
const refuseKnockedOut = ({ cells, variant }: UwoState, from: Square): UwoRefusal | null =>
  isKnockedOut(cells, from) && !variant.edition.knockedOutMayMove
    ? refused('UWO-25', { why: 'walk', square: SQUARE_NAMES[from]! })
    : null;

/** UWO-15. */
export function refuseWalk(state: UwoState, move: Move): UwoRefusal | null {
  const { cells, variant } = state;
  const from = FROM[move]!;
  const to = TO[move]!;
  const form = formAt(cells, from);
  const most = variant.walkSquares[form]!;
  const square = SQUARE_NAMES[from]!;
  if (form === RIDER) return refused('UWO-51', { why: 'rideOnly', square });
  const knockedOut = refuseKnockedOut(state, from);
  if (knockedOut) return knockedOut;
  const facts = { card: FORMS[form]!, square, goal: SQUARE_NAMES[to]!, most };
  const direction = directionTo(from, to);
  if (most === 0) return refused('UWO-15', { why: 'never', ...facts });
  if (direction < 0) return refused('UWO-15', { why: 'line', ...facts });
  if (distance(from, to) > most) return refused('UWO-15', { why: 'far', ...facts });
  const met = firstMet(from, direction, distance(from, to), taken(cells));
  return met < 0 ? null : refused('UWO-15', { why: 'taken', ...facts, goal: SQUARE_NAMES[met]! });
}

/** UWO-51: the shape of the path first, then who stands on it. */
export function refuseRide(state: UwoState, seat: Seat, move: Move): UwoRefusal | null {
  const { cells, variant } = state;
  const from = FROM[move]!;
  const square = SQUARE_NAMES[from]!;
  if (formAt(cells, from) !== RIDER) return refused('UWO-51', { why: 'kind', square });
  const knockedOut = refuseKnockedOut(state, from);
  if (knockedOut) return knockedOut;
  const most = variant.walkSquares[RIDER]!;
  if (SHAPE[move] === CROOKED) return refused('UWO-51', { why: 'diagonal' });
  if (STEPS[move]! > most) return refused('UWO-51', { why: 'far', most });
  if (SHAPE[move] === TWICE) return refused('UWO-51', { why: 'twice' });
  const closed = PASSED[move]! & closedToRiders(state, seat);
  if (closed !== 0) {
    const friend = has(cells[ARMIES + seat]!, lowest(closed));
    return refused('UWO-51', { why: friend ? 'friend' : 'shield', square: namesOf(closed)[0]! });
  }
  const goal = TO[move]!;
  return has(taken(cells), goal)
    ? refused('UWO-51', { why: 'taken', square: SQUARE_NAMES[goal]! })
    : null;
}
