import type { Shape } from '../../kit/shape.ts';

/** How wide a cow of the hand is, in pixels. */
export function cardWidth(
  width: number,
  height: number,
  { shape, shown }: { readonly shape: Shape; readonly shown: boolean },
): number {
  if (shape === 'flat') return Math.max(58, height * 0.14);
  if (shape === 'wide')
    return shown
      ? Math.min(104, (height - 420) / 2.9)
      : Math.min(168, Math.max(96, (height - 500) / 2.9));
  return Math.min(width * 0.206, 108);
}
