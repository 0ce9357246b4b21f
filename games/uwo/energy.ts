import type { Seat } from '@tischlein/kit';
import { ENERGY_LEFT, FIRST_OUT, PAID, TURN } from './layout.ts';

/** UWO-40; UWO-46: without energy nothing is done, not even what costs nothing. */
export const canPay = (cells: Int32Array, seat: Seat, cost: number): boolean =>
  cells[ENERGY_LEFT + seat]! >= Math.max(cost, 1);

/** UWO-40, UWO-44: the side that comes to 0 first is remembered at once. */
export function pay(cells: Int32Array, seat: Seat, cost: number): void {
  if (cost === 0) return;
  cells[ENERGY_LEFT + seat]! -= cost;
  if (seat === cells[TURN]) cells[PAID] = 1;
  if (cells[ENERGY_LEFT + seat] === 0 && cells[FIRST_OUT] === 0) cells[FIRST_OUT] = seat + 1;
}
