import { COLUMN_NAMES, ROW_NAMES, type Side, type UwoView } from '@tischlein/games/uwo/language';
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
