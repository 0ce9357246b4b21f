import {
  COLUMN_NAMES,
  ROW_NAMES,
  type Side,
  type UwoView,
  creatureAt,
  type Creature,
} from '@tischlein/games/uwo/language';
import type { At } from '../../../ui/drag.ts';

/** Columns and rows as the reader sees them, from the top left: one's own side is always the lower one. */
export const columnsFor = (side: Side): readonly string[] =>
  side === 'gnorf' ? COLUMN_NAMES : [...COLUMN_NAMES].reverse();
export const rowsFor = (side: Side): readonly string[] =>
  side === 'gnorf' ? [...ROW_NAMES].reverse() : ROW_NAMES;

export const squaresFor = (side: Side): readonly string[] =>
  rowsFor(side).flatMap((row) => columnsFor(side).map((column) => column + row));

/** Where a square is drawn: its column from the left and its row from the top. */
export function placeOf(square: string, side: Side): { readonly x: number; readonly y: number } {
  const at = squaresFor(side).indexOf(square);
  return { x: at % COLUMN_NAMES.length, y: Math.floor(at / COLUMN_NAMES.length) };
}

/** In a duel the two lean towards each other: by how much of a square. */
export function leanOf({ duel }: UwoView, square: string, side: Side): string | undefined {
  const { attacker, target } = duel ?? {};
  const other = square === attacker ? target : square === target ? attacker : null;
  if (!other) return undefined;
  const [a, b] = [placeOf(square, side), placeOf(other, side)];
  return `${Math.sign(b.x - a.x) * 9}% ${Math.sign(b.y - a.y) * 9}%`;
}

/** The square of the field under a finger, if any. */
export function squareAt({ x, y }: At): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const square = element.closest<HTMLElement>('[data-square]')?.dataset['square'];
    if (square) return square;
  }
  return null;
}

/** A creature that keeps its identity from view to view, so that it slides instead of jumping. */
export interface Token extends Creature {
  readonly id: number;
  readonly square: string;
}

/**
 * Finds every creature of the new board among the old tokens. One on the same square is the same (even in a new
 * form); of the rest, one that is gone and one that is new on the same side, of the same form, is one that moved.
 */
export function follow(before: readonly Token[], view: Pick<UwoView, 'board'>): Token[] {
  const left = new Map(before.map((token) => [token.square, token]));
  const squares = Object.keys(view.board);
  const found = new Map<string, number>();
  for (const square of squares) {
    const token = left.get(square);
    if (token?.side !== creatureAt(view, square)!.side) continue;
    found.set(square, token.id);
    left.delete(square);
  }
  for (const square of squares) {
    if (found.has(square)) continue;
    const { side, form } = creatureAt(view, square)!;
    const moved = [...left.values()].find((token) => token.side === side && token.form === form);
    if (!moved) continue;
    found.set(square, moved.id);
    left.delete(moved.square);
  }
  let next = Math.max(0, ...before.map(({ id }) => id)) + 1;
  return squares
    .map((square) => ({ ...creatureAt(view, square)!, square, id: found.get(square) ?? next++ }))
    .sort((a, b) => a.id - b.id);
}
