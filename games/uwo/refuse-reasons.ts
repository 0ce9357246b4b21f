import type { Seat } from '@tischlein/kit';
import { refused, type UwoRefusal } from './facts.ts';
import { canPay } from './energy.ts';
import { directionTo, distance, SQUARE_NAMES, type Square } from './field.ts';
import { formAt } from './ground.ts';
import { FORMS } from './cards.ts';
import { ENERGY_LEFT, TURN, type UwoState } from './layout.ts';
import { canBeHit, inReach } from './reach.ts';

/** UWO-40, or UWO-46 for what would cost nothing; UWO-43 for whoever is out of energy in the other's turn. */
export function refuseCost(cells: Int32Array, seat: Seat, cost: number): UwoRefusal | null {
  if (canPay(cells, seat, cost)) return null;
  const energy = cells[ENERGY_LEFT + seat]!;
  if (energy === 0 && seat !== cells[TURN]) return refused('UWO-43', {});
  return refused(cost === 0 ? 'UWO-46' : 'UWO-40', { cost, energy });
}

/** UWO-20: whether the attacker's reach gets there. */
export function refuseLine(state: UwoState, from: Square, to: Square): UwoRefusal | null {
  if (inReach(state, from, to)) return null;
  const reach = state.variant.reach[formAt(state.cells, from)]!;
  const facts = {
    attacker: FORMS[formAt(state.cells, from)]!,
    square: SQUARE_NAMES[from]!,
    goal: SQUARE_NAMES[to]!,
    reach,
  };
  if (reach === 0) return refused('UWO-20', { why: 'none', ...facts });
  if (directionTo(from, to) < 0) return refused('UWO-20', { why: 'line', ...facts });
  return refused('UWO-20', { why: distance(from, to) > reach ? 'far' : 'between', ...facts });
}

/** UWO-20, UWO-56: whether the target is shielded. */
export function refuseShield(
  state: UwoState,
  from: Square,
  to: Square,
  clause: 'UWO-20' | 'UWO-56',
): UwoRefusal | null {
  const { cells } = state;
  const attacker = formAt(cells, from);
  if (canBeHit(state, to, attacker)) return null;
  const facts = {
    why: 'shield',
    attacker: FORMS[attacker]!,
    target: FORMS[formAt(cells, to)]!,
    square: SQUARE_NAMES[to]!,
  } as const;
  return clause === 'UWO-20' ? refused(clause, facts) : refused(clause, facts);
}
