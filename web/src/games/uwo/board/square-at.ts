import type { At } from '../../../ui/drag.ts';

/** The square of the field under a finger, if any. */
export function squareAt({ x, y }: At): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const square = element.closest<HTMLElement>('[data-square]')?.dataset['square'];
    if (square) return square;
  }
  return null;
}
