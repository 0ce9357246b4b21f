import type { Seat } from '@tischlein/kit';
import {
  directionTo,
  firstMet,
  has,
  lowest,
  nearest,
  RING,
  type Square,
  type Squares,
} from './field.ts';
import { ARMIES, formAt, isKnockedOut, ownerOf, taken, type Ground } from './ground.ts';
import { DYNAMITE, enemyOf, RIDER } from './cards.ts';

/** UWO-20, UWO-25: a shield keeps its kinds off, but not while its bearer is knocked out. */
export const canBeHit = ({ cells, variant }: Ground, target: Square, by: number): boolean =>
  isKnockedOut(cells, target) || !has(variant.shield[formAt(cells, target)]!, by);

/** UWO-20: the same row or column, within reach, nobody between. */
export function inReach({ cells, variant }: Ground, from: Square, to: Square): boolean {
  const direction = directionTo(from, to);
  const reach = variant.reach[formAt(cells, from)]!;
  return direction >= 0 && firstMet(from, direction, reach, taken(cells)) === to;
}

/** Those of the set that a kind can hit. */
export function hittable(ground: Ground, set: Squares, by: number): Squares {
  let hit = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const square = lowest(rest);
    if (canBeHit(ground, square, by)) hit |= 1 << square;
  }
  return hit;
}

/** UWO-20: all enemies the creature there meets, shielded or not. */
export function enemiesInReach({ cells, variant }: Ground, from: Square): Squares {
  const enemies = cells[ARMIES + enemyOf(ownerOf(cells, from))]!;
  return nearest(from, variant.reach[formAt(cells, from)]!, taken(cells)) & enemies;
}

/** UWO-20, UWO-25, UWO-54: whom the creature there can hit as things stand, one of them or with a blast all. */
export function targetsOf(ground: Ground, from: Square): Squares {
  const { cells } = ground;
  const form = formAt(cells, from);
  if (isKnockedOut(cells, from)) return 0;
  if (form === DYNAMITE) return blastTargets(ground, from, ownerOf(cells, from));
  return hittable(ground, enemiesInReach(ground, from), form);
}

/** UWO-54: the enemies a blast there would remove as things stand. */
export const blastTargets = (ground: Ground, centre: Square, seat: Seat): Squares =>
  hittable(ground, RING[centre]! & ground.cells[ARMIES + enemyOf(seat)]!, DYNAMITE);

/** UWO-54: all that a blast there removes of both sides, the dynamite too; shielded creatures stay. */
export const blown = (ground: Ground, centre: Square): Squares =>
  hittable(ground, RING[centre]! & taken(ground.cells), DYNAMITE) | (1 << centre);

/** UWO-51: where no rider of the seat may pass: friends, and enemies shielded against riders. */
export function closedToRiders(ground: Ground, seat: Seat): Squares {
  const enemies = ground.cells[ARMIES + enemyOf(seat)]!;
  return ground.cells[ARMIES + seat]! | (enemies & ~hittable(ground, enemies, RIDER));
}
