import { NOBODY, type Citation } from '@tischlein/kit';
import { cite } from './cite.ts';
import { ENERGY_LEFT, WAITING, type UwoState } from './layout.ts';
import { result } from './result.ts';

/** UWO-43: whose energy this move brought to 0. */
export const tellOut = (before: UwoState, after: UwoState): Citation[] =>
  [0, 1]
    .filter(
      (seat) => before.cells[ENERGY_LEFT + seat]! > 0 && after.cells[ENERGY_LEFT + seat] === 0,
    )
    .map((seat) => cite('UWO-43', { seat }));

/** UWO-60, UWO-61. */
export function tellEnd(after: UwoState): Citation[] {
  if (after.cells[WAITING] !== NOBODY) return [];
  const { winners, scores } = result(after)!;
  if (winners.length === 1) return [cite('UWO-60', { what: 'win', seat: winners[0]! })];
  return scores[0] === 0
    ? [cite('UWO-60', { what: 'draw' })]
    : [cite('UWO-61', { turns: after.variant.quietTurns })];
}
