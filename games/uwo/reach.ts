import type { Seat } from '@tischlein/kit';
import { directionTo, firstMet, lowest, RING, type Square, type Squares } from './field.ts';
import { DYNAMITE, enemyOf, RIDER } from './kinds.ts';
import { ARMIES, formAt, has, isKnockedOut, KNOCKED_OUT, taken, type UwoState } from './layout.ts';

/** UWO-20, UWO-25: a shield keeps its kinds off, but not while its bearer is knocked out. */
export const canBeHit = ({ cells, variant }: UwoState, target: Square, by: number): boolean =>
  isKnockedOut(cells, target) || !has(variant.shield[formAt(cells, target)]!, by);

/** UWO-20: the same row or column, within reach, nobody between. */
export function inReach({ cells, variant }: UwoState, from: Square, to: Square): boolean {
  const direction = directionTo(from, to);
  const reach = variant.reach[formAt(cells, from)]!;
  return direction >= 0 && firstMet(from, direction, reach, taken(cells)) === to;
}

/** Those of the set that a kind can hit. */
export function hittable(state: UwoState, set: Squares, by: number): Squares {
  let hit = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const square = lowest(rest);
    if (canBeHit(state, square, by)) hit |= 1 << square;
  }
  return hit;
}

/** UWO-54: the enemies a blast there would remove as things stand. */
export const blastTargets = (state: UwoState, centre: Square, seat: Seat): Squares =>
  hittable(state, RING[centre]! & state.cells[ARMIES + enemyOf(seat)]!, DYNAMITE);

/** UWO-54: whom their side may still save, as far as the edition lets it. */
export const savable = (state: UwoState, centre: Square, seat: Seat): Squares =>
  state.variant.edition.blastCanBeSurvivedByMorf
    ? blastTargets(state, centre, seat) & ~state.cells[KNOCKED_OUT]!
    : 0;

/** UWO-51: where no rider of the seat may pass: friends, and enemies shielded against riders. */
export function closedToRiders(state: UwoState, seat: Seat): Squares {
  const enemies = state.cells[ARMIES + enemyOf(seat)]!;
  return state.cells[ARMIES + seat]! | (enemies & ~hittable(state, enemies, RIDER));
}
