import type { Measured } from '@tischlein/coach';

const Z95 = 1.96;

/** How far off a part of a result may be, 95 times in 100. */
export const marginOf = ({ error }: Measured): number => Z95 * error;

/** A part whose margin is larger than itself: nothing can be told of it. */
export const isBlurred = (part: Measured): boolean => marginOf(part) > Math.abs(part.value);
