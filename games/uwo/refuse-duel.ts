import type { Move, Seat } from '@tischlein/kit';
import { refused, type UwoRefusal } from './facts.ts';
import { has, RING, SQUARE_NAMES, type Square } from './field.ts';
import { ARMIES, formAt, isKnockedOut } from './ground.ts';
import { DYNAMITE, enemyOf, KINDS, MISS, RIDER } from './cards.ts';
import { ATTACKER, CENTRE, handCell, TARGET, type UwoState } from './layout.ts';
import { FROM, KIND, TO, typeOf } from './moves.ts';
import { refuseCost, refuseLine, refuseShield } from './refuse-reasons.ts';
import { savable } from './rescue.ts';

/** UWO-21 to UWO-23. */
export function refuseDefence(state: UwoState, seat: Seat, move: Move): UwoRefusal | null {
  const { cells, variant } = state;
  const square = SQUARE_NAMES[cells[TARGET]! - 1]!;
  switch (typeOf(move)) {
    case 'fall':
      return null;
    case 'miss':
      return cells[handCell(seat, MISS)]! > 0 ? null : refused('UWO-23', { why: 'hand' });
    case 'morf': {
      const attacker = formAt(cells, cells[ATTACKER]! - 1);
      const facts = { card: KINDS[KIND[move]!]!, attacker: KINDS[attacker]!, square };
      const unheld = refuseCard(cells, seat, KIND[move]!, SQUARE_NAMES[FROM[move]!]!);
      if (unheld) return unheld;
      if (FROM[move] !== cells[TARGET]! - 1) return refused('UWO-22', { why: 'target', ...facts });
      if (!variant.edition.riderMayMorf && formAt(cells, cells[TARGET]! - 1) === RIDER)
        return refused('UWO-53', { why: 'morf', square });
      if (!has(variant.safeFrom[attacker]!, KIND[move]!))
        return refused('UWO-22', { why: 'shield', ...facts });
      return refuseCost(cells, seat, 1);
    }
    case 'attack':
    case 'blast':
    case 'stop':
      return refused('UWO-24', { why: 'fendOff', square });
    case 'burn':
      return refused('UWO-42', { why: 'duel' });
    default:
      return refused('UWO-21', { why: 'asked', square });
  }
}

/** UWO-12 says what a morf needs, in a duel too. */
function refuseCard(
  cells: Int32Array,
  seat: Seat,
  kind: number,
  square: string,
): UwoRefusal | null {
  const facts = { card: KINDS[kind]!, square };
  if (kind === MISS) return refused('UWO-12', { why: 'miss', ...facts });
  return cells[handCell(seat, kind)] === 0 ? refused('UWO-12', { why: 'hand', ...facts }) : null;
}

/** UWO-24: only the attacked creature, only at its attacker. */
export function refuseCounter(state: UwoState, seat: Seat, move: Move): UwoRefusal | null {
  const { cells, variant } = state;
  const striker = cells[TARGET]! - 1;
  const attacker = cells[ATTACKER]! - 1;
  const facts = { square: SQUARE_NAMES[striker]!, goal: SQUARE_NAMES[attacker]! };
  const type = typeOf(move);
  if (type === 'stop') return null;
  if (type === 'burn') return refused('UWO-42', { why: 'duel' });
  if (type !== 'attack' && type !== 'blast') return refused('UWO-24', { why: 'asked', ...facts });
  if (FROM[move] !== striker || (type === 'attack' && TO[move] !== attacker))
    return refused('UWO-24', { why: 'only', ...facts });
  const strikes = type === 'attack' ? refuseStrike : refuseStrikeByBlast;
  return (
    strikes(state, striker, attacker) ??
    refuseCost(cells, seat, variant.attackEnergy[formAt(cells, striker)]!)
  );
}

/** UWO-20 for a counterattack; a rider has none (UWO-53). */
function refuseStrike(state: UwoState, striker: Square, attacker: Square): UwoRefusal | null {
  const form = formAt(state.cells, striker);
  const square = SQUARE_NAMES[striker]!;
  if (form === RIDER) return refused('UWO-53', { why: 'attack', square });
  if (form === DYNAMITE) return refused('UWO-54', { why: 'blastOnly', square });
  return refuseLine(state, striker, attacker) ?? refuseShield(state, striker, attacker, 'UWO-20');
}

/** UWO-56. */
function refuseStrikeByBlast(
  state: UwoState,
  striker: Square,
  attacker: Square,
): UwoRefusal | null {
  const form = formAt(state.cells, striker);
  const square = SQUARE_NAMES[striker]!;
  if (form === RIDER) return refused('UWO-53', { why: 'attack', square });
  if (form !== DYNAMITE) return refused('UWO-54', { why: 'kind', square });
  if (!has(RING[striker]!, attacker))
    return refused('UWO-56', { why: 'away', square: SQUARE_NAMES[attacker]! });
  return refuseShield(state, striker, attacker, 'UWO-56');
}

/** UWO-54: whoever may still be saved, by a form shielded against dynamite. */
export function refuseRescue(state: UwoState, seat: Seat, move: Move): UwoRefusal | null {
  const { cells, variant } = state;
  const centre = cells[CENTRE]! - 1;
  switch (typeOf(move)) {
    case 'fall':
      return null;
    case 'miss':
      return refused('UWO-54', { why: 'miss', square: SQUARE_NAMES[centre]! });
    case 'burn':
      return refused('UWO-42', { why: 'duel' });
    case 'morf': {
      const at = FROM[move]!;
      const square = SQUARE_NAMES[at]!;
      const card = KINDS[KIND[move]!]!;
      const unheld = refuseCard(cells, seat, KIND[move]!, square);
      if (unheld) return unheld;
      if (!has(RING[centre]! & cells[ARMIES + seat]!, at))
        return refused('UWO-54', { why: 'victim', square });
      if (isKnockedOut(cells, at)) return refused('UWO-25', { why: 'save', square });
      if (!has(savable(state, centre, enemyOf(seat)), at))
        return refused('UWO-54', { why: 'safe', square });
      if (!has(variant.safeFrom[DYNAMITE]!, KIND[move]!))
        return refused('UWO-54', { why: 'form', square, card });
      return refuseCost(cells, seat, 1);
    }
    default:
      return refused('UWO-54', { why: 'asked', square: SQUARE_NAMES[centre]! });
  }
}
