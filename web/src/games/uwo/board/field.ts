import { COLUMN_NAMES, ROW_NAMES, type Side, type UwoView } from '@tischlein/games/uwo/language';
import type { At } from '../../../ui/drag.ts';

export const foeOf = (side: Side): Side => (side === 'gnorf' ? 'pnorf' : 'gnorf');

/** From where the field is seen: one's own side is the lower one; a big screen has the gnorfs on the left. */
export type Eye = Side | 'screen';

/** The letters and numbers of the squares as they are seen, from the left and from the top. */
export const acrossFor = (eye: Eye): readonly string[] =>
  eye === 'screen' ? ROW_NAMES : eye === 'gnorf' ? COLUMN_NAMES : COLUMN_NAMES.toReversed();
export const downFor = (eye: Eye): readonly string[] =>
  eye === 'screen' ? COLUMN_NAMES : eye === 'gnorf' ? ROW_NAMES.toReversed() : ROW_NAMES;

export const squaresFor = (eye: Eye): readonly string[] =>
  downFor(eye).flatMap((down) =>
    acrossFor(eye).map((across) => (eye === 'screen' ? down + across : across + down)),
  );

/** Where a square is drawn: how many from the left and from the top. */
export function placeOf(square: string, eye: Eye): { readonly x: number; readonly y: number } {
  const at = squaresFor(eye).indexOf(square);
  const { length } = acrossFor(eye);
  return { x: at % length, y: Math.floor(at / length) };
}

/** In a duel the two lean towards each other: by how much of a square. */
export function leanOf({ duel }: UwoView, square: string, eye: Eye): string | undefined {
  const { attacker, target } = duel ?? {};
  const other = square === attacker ? target : square === target ? attacker : null;
  if (!other) return undefined;
  const [a, b] = [placeOf(square, eye), placeOf(other, eye)];
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
