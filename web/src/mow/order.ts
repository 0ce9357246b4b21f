import type { Seat } from '@tischlein/kit';
import { cowOf, type MowView } from '@tischlein/games/mow/language';

const step = (view: MowView, flip: boolean): number =>
  (view.direction === 'cw') !== flip ? 1 : -1;

/** The next seat by the arrow, as it is or flipped. With two players always the other one. */
export const seatAfter = (view: MowView, flip: boolean): Seat =>
  (view.turn + step(view, flip) + view.seats) % view.seats;

/** Which of three herds is served next. */
export const herdAfter = (view: MowView, flip: boolean): number =>
  (view.herd + step(view, flip) + view.herds.length) % view.herds.length;

/** How many turns lie before this seat; 0 when it is waited for. */
export function turnsUntil(view: MowView, seat: Seat): number {
  const distance = (seat - view.turn) * step(view, false);
  return (distance + view.seats) % view.seats;
}

/** The hand as the player likes it; cows that find their number in the herd stand last. */
export function sortCows(hand: readonly string[], order: string | null): readonly string[] {
  if (order === 'drawn') return hand;
  const by = (code: string): [number, number] => {
    const { place, flies } = cowOf(code);
    return order === 'flies' ? [flies, place ?? 99] : [place ?? 99, flies];
  };
  return hand.toSorted((a, b) => by(a)[0] - by(b)[0] || by(a)[1] - by(b)[1]);
}
