import type { Measured } from '@tischlein/coach';

/** Below so many points of error a small part is known to be small. */
const CLEAR = 0.1;

/** A part of a result whose error is larger than itself: nothing can be told of it. */
export const isBlurred = ({ value, error }: Measured): boolean =>
  error > Math.max(CLEAR, Math.abs(value));
