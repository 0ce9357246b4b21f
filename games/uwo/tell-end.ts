import { NOBODY } from '@tischlein/kit';
import { told, type UwoTold } from './facts.ts';
import { ENERGY_LEFT, WAITING, type UwoState } from './layout.ts';
import { result } from './result.ts';

/** UWO-43: whose energy this move brought to 0. */
export const tellOut = (before: UwoState, after: UwoState): UwoTold[] =>
  [0, 1]
    .filter(
      (seat) => before.cells[ENERGY_LEFT + seat]! > 0 && after.cells[ENERGY_LEFT + seat] === 0,
    )
    .map((seat) => told('UWO-43', { seat }));

/** UWO-60, UWO-61. */
export function tellEnd(after: UwoState): UwoTold[] {
  if (after.cells[WAITING] !== NOBODY) return [];
  const { winners, scores } = result(after)!;
  if (winners.length === 1) return [told('UWO-60', { what: 'win', seat: winners[0]! })];
  return scores[0] === 0
    ? [told('UWO-60', { what: 'draw' })]
    : [told('UWO-61', { turns: after.variant.quietTurns })];
}
