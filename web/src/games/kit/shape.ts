/** How a table lies, by the room it has: on a phone, on a phone on its side, on a tablet upright, on a wide screen. */
export type Shape = 'phone' | 'flat' | 'tall' | 'wide';

export function shapeOf(width: number, height: number): Shape {
  if (height < 600 && width >= Math.max(height, 560)) return 'flat';
  if (width >= 960 && height >= 600) return 'wide';
  return width >= 600 && height >= 900 ? 'tall' : 'phone';
}

/** Narrower, a wide table has its log behind the corner. */
export const LOG_FROM_PX = 1280;
