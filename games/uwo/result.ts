import { NOBODY, type Result } from '@tischlein/kit';
import { countOf } from './field.ts';
import { ARMIES } from './ground.ts';
import { SIDES } from './cards.ts';
import { WAITING, type UwoState } from './layout.ts';
import { armyOf } from './questions.ts';
import type { UwoView } from './view.ts';

/** UWO-60, UWO-61: a side without creatures has lost; where both stand or both are gone, it is a draw. */
export function result({ cells }: UwoState): Result | null {
  if (cells[WAITING] !== NOBODY) return null;
  const scores = [0, 1].map((seat) => countOf(cells[ARMIES + seat]!));
  const draw = (scores[0] === 0) === (scores[1] === 0);
  return { winners: [0, 1].filter((seat) => draw || scores[seat]! > 0), scores };
}

/** More creatures lead. */
export const standing = (view: UwoView): number[] => SIDES.map((side) => armyOf(view, side).length);
