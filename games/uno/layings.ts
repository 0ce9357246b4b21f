import {
  ADDS,
  BLACK,
  COLOR_OF,
  DRAW_TWO,
  FACE_OF,
  OF_FOURS,
  OF_TWOS,
  REVERSE,
  SKIP,
  WILD_FOUR,
} from './cards.ts';
import { CALL, KIND, WISH } from './moves.ts';

/**
 * By move, all that laying the card does by the sheet alone, as one number. Which card comes next can not be guessed by a
 * processor, so adding up what it does, be it nothing, costs less than asking.
 */
export const KIND_BITS = 63;
/** The color in force afterwards. */
export const AT_COLOR = 6;
export const AT_CALL = 9;
/** How many seats on the next turn is (UNO-3). */
export const AT_STEPS = 11;
/** UNO-4 */
export const AT_REVERSE = 13;
/** What it adds to the sum, and what the sum is then made of (UNO-5, UNO-10). */
export const AT_ADDS = 14;
export const AT_SUM = 17;

export const LAYINGS = Int32Array.from(KIND, (kind, move) => {
  const face = FACE_OF[kind]!;
  const color = COLOR_OF[kind] === BLACK ? WISH[move]! - 1 : COLOR_OF[kind]!;
  const steps = face === SKIP ? 2 : 1;
  const reverse = face === REVERSE ? 1 : 0;
  const sum = face === DRAW_TWO ? OF_TWOS : kind === WILD_FOUR ? OF_FOURS : 0;
  return (
    kind |
    ((color & 7) << AT_COLOR) |
    (CALL[move]! << AT_CALL) |
    (steps << AT_STEPS) |
    (reverse << AT_REVERSE) |
    (ADDS[kind]! << AT_ADDS) |
    (sum << AT_SUM)
  );
});
