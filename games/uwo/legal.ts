import type { Seat } from '@tischlein/kit';
import { canPay, savable } from './play.ts';
import {
  besideAny,
  CROSS,
  has,
  highest,
  lowest,
  RING,
  SQUARE_COUNT,
  type Square,
} from './field.ts';
import { ARMIES, formAt, KNOCKED_OUT, taken } from './ground.ts';
import { DYNAMITE, enemyOf, FORMS, KINDS, MISS, RIDER } from './cards.ts';
import * as cell from './layout.ts';
import type { UwoState } from './layout.ts';
import { attack, blast, BURN, END, FALL, MISS_IT, morf, RIDES_UP_TO, STOP, swap } from './moves.ts';
import { blastTargets, canBeHit, enemiesInReach, hittable, inReach } from './reach.ts';
import { walks } from './walks.ts';
import { RIDDEN, RIDES_BY, RIDES_IN_WORD, RIDES_TO, RIDES_WITHIN } from './rides.ts';

/** UWO-10: at any moment exactly one seat has moves. */
export const waitingFor = ({ cells }: UwoState): Seat => cells[cell.WAITING]!;

export function legal(state: UwoState, seat: Seat, into: Int32Array): number {
  if (state.cells[cell.WAITING] !== seat) return 0;
  switch (state.cells[cell.STAGE]) {
    case cell.DEFEND:
      return defences(state, seat, into);
    case cell.COUNTER:
      return counters(state, seat, into);
    case cell.BLAST:
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
  const energy = cells[cell.ENERGY_LEFT + seat]!;
  if (energy > 0) into[n++] = BURN;
  if (cells[cell.MORFED] === 0) {
    const held = kindsHeld(cells, seat);
    if (cells[cell.DECK_COUNT + seat]! > 0)
      for (let rest = held; rest !== 0; rest &= rest - 1) into[n++] = swap(lowest(rest));
    if (energy > 0) n = morfs(state, seat, held, into, n);
  }
  if (energy > 0 && cells[cell.ACTED] === 0) n = actions(state, seat, into, n);
  return n;
}

/** The kinds in a hand, as bits. */
function kindsHeld(cells: Int32Array, seat: Seat): number {
  const first = cell.handCell(seat, 0);
  let kinds = 0;
  for (let kind = 0; kind < KINDS.length; kind++) kinds |= (-cells[first + kind]! >>> 31) << kind;
  return kinds;
}

/** UWO-12; UWO-25 in edition de. */
function morfs(
  { cells, variant }: UwoState,
  seat: Seat,
  held: number,
  into: Int32Array,
  from: number,
): number {
  let n = from;
  let creatures = cells[ARMIES + seat]!;
  if (!variant.edition.knockedOutMayMove) creatures &= ~cells[KNOCKED_OUT]!;
  for (let forms = held & ~(1 << MISS); forms !== 0; forms &= forms - 1) {
    const first = morf(lowest(forms), 0);
    for (let rest = creatures; rest !== 0; rest &= rest - 1) into[n++] = first + lowest(rest);
  }
  return n;
}

function actions(state: UwoState, seat: Seat, into: Int32Array, from: number): number {
  const { cells, variant } = state;
  const energy = cells[cell.ENERGY_LEFT + seat]!;
  const steps = variant.stepsWith[energy]!;
  const reach = variant.reachWith[energy]!;
  const enemies = cells[ARMIES + enemyOf(seat)]!;
  const all = taken(cells);
  const free = besideAny(~all);
  const helpless = cells[KNOCKED_OUT]!;
  const stuck = variant.edition.knockedOutMayMove ? 0 : helpless;
  const morfed = cells[cell.MORFED]! - 1;
  let n = from;
  for (let rest = cells[ARMIES + seat]!; rest !== 0; rest &= rest - 1) {
    const square = lowest(rest);
    const form = formAt(cells, square);
    if (!has(stuck, square)) {
      if (form === RIDER) n = rides(state, seat, square, steps[RIDER]!, into, n);
      else if (has(free, square)) n = walks(square, steps[form]!, all, into, n);
    }
    if (has(helpless, square)) continue;
    if (form === DYNAMITE) {
      if (canPay(cells, seat, variant.attackEnergy[DYNAMITE]!))
        if (blastTargets(state, square, seat) !== 0) into[n++] = blast(square);
    } else if ((CROSS[reach[form]! * SQUARE_COUNT + square]! & enemies) !== 0 && square !== morfed)
      n = attacks(state, square, into, n);
  }
  return n;
}

/** UWO-51: all rides from there but those that end on somebody or pass one who lets no rider pass. */
function rides(
  state: UwoState,
  seat: Seat,
  start: Square,
  steps: number,
  into: Int32Array,
  count: number,
): number {
  const { cells } = state;
  const first = RIDES_UP_TO[start * 4]!;
  const friends = cells[ARMIES + seat]!;
  const within = 2 * (start * 4 + steps);
  let low = RIDES_WITHIN[within]!;
  let high = RIDES_WITHIN[within + 1]!;
  for (let rest = taken(cells) & RIDDEN[start]!; rest !== 0; rest &= rest - 1) {
    const square = lowest(rest);
    const shut = has(friends, square) || !canBeHit(state, square, RIDER) ? RIDES_BY : RIDES_TO;
    const words = 2 * (start * SQUARE_COUNT + square);
    low &= ~shut[words]!;
    high &= ~shut[words + 1]!;
  }
  let n = count;
  for (; low !== 0; low &= low - 1) into[n++] = first + lowest(low);
  for (; high !== 0; high &= high - 1) into[n++] = first + RIDES_IN_WORD + lowest(high);
  return n;
}

/** UWO-20: up, right, down, left. */
function attacks(state: UwoState, from: Square, into: Int32Array, count: number): number {
  const met = enemiesInReach(state, from);
  if (met === 0) return count;
  const hit = hittable(state, met, formAt(state.cells, from));
  let n = count;
  let rest = hit & (-2 << from);
  while (rest !== 0) {
    const to = highest(rest);
    into[n++] = attack(from, to);
    rest ^= 1 << to;
  }
  for (rest = hit & ~(-1 << from); rest !== 0; rest &= rest - 1)
    into[n++] = attack(from, lowest(rest));
  return n;
}

/** UWO-21 to UWO-23; UWO-53. */
function defences({ cells, variant }: UwoState, seat: Seat, into: Int32Array): number {
  const target = cells[cell.TARGET]! - 1;
  const safe = variant.safeFrom[formAt(cells, cells[cell.ATTACKER]! - 1)]!;
  let n = 0;
  into[n++] = FALL;
  if (cells[cell.handCell(seat, MISS)]! > 0) into[n++] = MISS_IT;
  const mayMorf = variant.edition.riderMayMorf || formAt(cells, target) !== RIDER;
  if (mayMorf && canPay(cells, seat, 1))
    for (let form = 0; form < FORMS.length; form++)
      if (has(safe, form) && cells[cell.handCell(seat, form)]! > 0) into[n++] = morf(form, target);
  return n;
}

/** UWO-24, UWO-53, UWO-56: the creature that was attacked, and only at its attacker. */
function counters(state: UwoState, seat: Seat, into: Int32Array): number {
  const { cells, variant } = state;
  const striker = cells[cell.TARGET]! - 1;
  const attacker = cells[cell.ATTACKER]! - 1;
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
  const victims = savable(state, cells[cell.CENTRE]! - 1, enemyOf(seat));
  const safe = variant.safeFrom[DYNAMITE]!;
  for (let form = 0; form < FORMS.length; form++)
    if (has(safe, form) && cells[cell.handCell(seat, form)]! > 0)
      for (let rest = victims; rest !== 0; rest &= rest - 1) into[n++] = morf(form, lowest(rest));
  return n;
}
