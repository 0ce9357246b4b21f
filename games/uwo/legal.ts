import type { Seat } from '@tischlein/kit';
import { canPay } from './energy.ts';
import { CROSS, DIRECTIONS, has, lowest, NEXT, RING, SQUARE_COUNT, type Square } from './field.ts';
import { ARMIES, formAt, isKnockedOut, KNOCKED_OUT, taken } from './ground.ts';
import { DYNAMITE, enemyOf, FORMS, KINDS, MISS, RIDER } from './kinds.ts';
import {
  ACTED,
  ATTACKER,
  BLAST,
  CENTRE,
  COUNTER,
  DECK_COUNT,
  DEFEND,
  ENERGY_LEFT,
  handCell,
  MORFED,
  STAGE,
  TARGET,
  WAITING,
  type UwoState,
} from './layout.ts';
import {
  attack,
  blast,
  BURN,
  END,
  FALL,
  MISS_IT,
  morf,
  PASSED,
  RIDES_UP_TO,
  STOP,
  swap,
  TO,
  walk,
} from './moves.ts';
import { blastTargets, canBeHit, closedToRiders, enemyMet, inReach } from './reach.ts';
import { savable } from './rescue.ts';

/** UWO-10: at any moment exactly one seat has moves. */
export const waitingFor = ({ cells }: UwoState): Seat => cells[WAITING]!;

export function legal(state: UwoState, seat: Seat, into: Int32Array): number {
  if (state.cells[WAITING] !== seat) return 0;
  switch (state.cells[STAGE]) {
    case DEFEND:
      return defences(state, seat, into);
    case COUNTER:
      return counters(state, seat, into);
    case BLAST:
      return rescues(state, seat, into);
    default:
      return turnMoves(state, seat, into);
  }
}

/** UWO-10, UWO-14, UWO-42. */
function turnMoves(state: UwoState, seat: Seat, into: Int32Array): number {
  const { cells } = state;
  let n = 0;
  into[n++] = END;
  const energy = cells[ENERGY_LEFT + seat]!;
  if (energy > 0) into[n++] = BURN;
  if (cells[MORFED] === 0) {
    if (cells[DECK_COUNT + seat]! > 0)
      for (let kind = 0; kind < KINDS.length; kind++)
        if (cells[handCell(seat, kind)]! > 0) into[n++] = swap(kind);
    if (energy > 0) n = morfs(state, seat, into, n);
  }
  if (energy > 0 && cells[ACTED] === 0) n = actions(state, seat, into, n);
  return n;
}

/** UWO-12; UWO-25 in edition de. */
function morfs({ cells, variant }: UwoState, seat: Seat, into: Int32Array, from: number): number {
  let n = from;
  let creatures = cells[ARMIES + seat]!;
  if (!variant.edition.knockedOutMayMove) creatures &= ~cells[KNOCKED_OUT]!;
  for (let form = 0; form < FORMS.length; form++)
    if (cells[handCell(seat, form)]! > 0)
      for (let rest = creatures; rest !== 0; rest &= rest - 1) into[n++] = morf(form, lowest(rest));
  return n;
}

function actions(state: UwoState, seat: Seat, into: Int32Array, from: number): number {
  const { cells, variant } = state;
  const all = taken(cells);
  const mayMove = variant.edition.knockedOutMayMove;
  let n = from;
  for (let rest = cells[ARMIES + seat]!; rest !== 0; rest &= rest - 1) {
    const square = lowest(rest);
    const form = formAt(cells, square);
    const knockedOut = isKnockedOut(cells, square);
    if ((mayMove || !knockedOut) && canPay(cells, seat, variant.walkEnergy[form]!))
      n =
        form === RIDER
          ? rides(state, seat, square, into, n)
          : walks(square, variant.walkSquares[form]!, all, into, n);
    if (knockedOut || !canPay(cells, seat, variant.attackEnergy[form]!)) continue;
    if (form === DYNAMITE) {
      if (blastTargets(state, square, seat) !== 0) into[n++] = blast(square);
    } else if (cells[MORFED] !== square + 1) n = attacks(state, seat, square, into, n);
  }
  return n;
}

/** UWO-15. */
function walks(from: Square, most: number, all: number, into: Int32Array, count: number): number {
  if ((CROSS[SQUARE_COUNT + from]! & ~all) === 0) return count;
  let n = count;
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    let to: Square = from;
    for (let steps = 0; steps < most; steps++) {
      to = NEXT[direction * SQUARE_COUNT + to]!;
      if (to < 0 || has(all, to)) break;
      into[n++] = walk(from, to);
    }
  }
  return n;
}

/** UWO-51. */
function rides(
  state: UwoState,
  seat: Seat,
  start: Square,
  into: Int32Array,
  count: number,
): number {
  const { cells, variant } = state;
  const closed = closedToRiders(state, seat);
  const all = taken(cells);
  const end = RIDES_UP_TO[start * 4 + variant.walkSquares[RIDER]!]!;
  let n = count;
  for (let ride = RIDES_UP_TO[start * 4]!; ride < end; ride++)
    if ((PASSED[ride]! & closed) === 0 && !has(all, TO[ride]!)) into[n++] = ride;
  return n;
}

/** UWO-20. */
function attacks(
  state: UwoState,
  seat: Seat,
  from: Square,
  into: Int32Array,
  count: number,
): number {
  const { cells, variant } = state;
  const form = formAt(cells, from);
  const within = CROSS[variant.reach[form]! * SQUARE_COUNT + from]!;
  if ((within & cells[ARMIES + enemyOf(seat)]!) === 0) return count;
  let n = count;
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const to = enemyMet(state, seat, from, direction);
    if (to >= 0 && canBeHit(state, to, form)) into[n++] = attack(from, to);
  }
  return n;
}

/** UWO-21 to UWO-23; UWO-53. */
function defences({ cells, variant }: UwoState, seat: Seat, into: Int32Array): number {
  const target = cells[TARGET]! - 1;
  const safe = variant.safeFrom[formAt(cells, cells[ATTACKER]! - 1)]!;
  let n = 0;
  into[n++] = FALL;
  if (cells[handCell(seat, MISS)]! > 0) into[n++] = MISS_IT;
  const mayMorf = variant.edition.riderMayMorf || formAt(cells, target) !== RIDER;
  if (mayMorf && canPay(cells, seat, 1))
    for (let form = 0; form < FORMS.length; form++)
      if (has(safe, form) && cells[handCell(seat, form)]! > 0) into[n++] = morf(form, target);
  return n;
}

/** UWO-24, UWO-53, UWO-56: the creature that was attacked, and only at its attacker. */
function counters(state: UwoState, seat: Seat, into: Int32Array): number {
  const { cells, variant } = state;
  const striker = cells[TARGET]! - 1;
  const attacker = cells[ATTACKER]! - 1;
  const form = formAt(cells, striker);
  into[0] = STOP;
  if (!canPay(cells, seat, variant.attackEnergy[form]!) || !canBeHit(state, attacker, form))
    return 1;
  if (form === DYNAMITE) {
    if (!has(RING[striker]!, attacker)) return 1;
    into[1] = blast(striker);
    return 2;
  }
  if (!inReach(state, striker, attacker)) return 1;
  into[1] = attack(striker, attacker);
  return 2;
}

/** UWO-54: one victim after the other, until the rest falls. */
function rescues(state: UwoState, seat: Seat, into: Int32Array): number {
  const { cells, variant } = state;
  let n = 0;
  into[n++] = FALL;
  if (!canPay(cells, seat, 1)) return n;
  const victims = savable(state, cells[CENTRE]! - 1, enemyOf(seat));
  const safe = variant.safeFrom[DYNAMITE]!;
  for (let form = 0; form < FORMS.length; form++)
    if (has(safe, form) && cells[handCell(seat, form)]! > 0)
      for (let rest = victims; rest !== 0; rest &= rest - 1) into[n++] = morf(form, lowest(rest));
  return n;
}
