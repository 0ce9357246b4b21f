import type { Seat } from '@tischlein/kit';
import { has, lowest, SQUARE_COUNT, type Square, type Squares } from './field.ts';
import type { CardNumbers } from './catalogue.ts';

/**
 * Who stands where: the first cells of every state. A view has them too, so the same code answers the rules and
 * whoever looks at a view.
 */
export interface Ground {
  readonly cells: Int32Array;
  readonly variant: CardNumbers;
}

/** By square: the form on top + 1 (0 = nobody there). */
export const TOP = 0;
/** By seat: the squares of its creatures. Then: where somebody is knocked out. */
export const ARMIES = TOP + SQUARE_COUNT;
export const KNOCKED_OUT = ARMIES + 2;
export const GROUND_SIZE = KNOCKED_OUT + 1;

export const formAt = (cells: Int32Array, square: Square): number => cells[TOP + square]! - 1;
export const isKnockedOut = (cells: Int32Array, square: Square): boolean =>
  has(cells[KNOCKED_OUT]!, square);
export const taken = (cells: Int32Array): Squares => cells[ARMIES]! | cells[ARMIES + 1]!;
/** Of a square somebody stands on. */
export const ownerOf = (cells: Int32Array, square: Square): Seat =>
  has(cells[ARMIES]!, square) ? 0 : 1;

/** The same field after something happened to it, for those who think ahead. */
function changed({ cells, variant }: Ground, change: (cells: Int32Array) => void): Ground {
  const after = cells.slice();
  change(after);
  return { cells: after, variant };
}

export const without = (ground: Ground, gone: Squares): Ground =>
  changed(ground, (cells) => {
    for (let rest = gone; rest !== 0; rest &= rest - 1) cells[TOP + lowest(rest)] = 0;
    for (const set of [ARMIES, ARMIES + 1, KNOCKED_OUT]) cells[set]! &= ~gone;
  });

export const moved = (ground: Ground, from: Square, to: Square): Ground =>
  changed(ground, (cells) => {
    cells[TOP + to] = cells[TOP + from]!;
    cells[TOP + from] = 0;
    for (const set of [ARMIES, ARMIES + 1, KNOCKED_OUT])
      if (has(cells[set]!, from)) cells[set]! ^= (1 << from) | (1 << to);
  });

export const morfed = (ground: Ground, at: Square, form: number): Ground =>
  changed(ground, (cells) => {
    cells[TOP + at] = form + 1;
  });

export const knockedOut = (ground: Ground, squares: Squares): Ground =>
  changed(ground, (cells) => {
    cells[KNOCKED_OUT]! |= squares & taken(cells);
  });
