import type { Seat } from '@tischlein/kit';
import { cowOf, type MowView } from '@tischlein/games/mow/language';

/** Whether the arrow is turned by the move. */
interface Turning {
  readonly flip: boolean;
}

const step = (view: MowView, { flip }: Turning): number =>
  (view.direction === 'cw') !== flip ? 1 : -1;

/** The next seat by the arrow, as it is or flipped. With two players always the other one. */
export const seatAfter = (view: MowView, turning: Turning): Seat =>
  (view.turn + step(view, turning) + view.seats) % view.seats;

/** Which of three herds is served next. */
export const herdAfter = (view: MowView, turning: Turning): number =>
  (view.herd + step(view, turning) + view.herds.length) % view.herds.length;

/** How many turns lie before this seat; 0 when it is waited for. */
export function turnsUntil(view: MowView, seat: Seat): number {
  const distance = (seat - view.turn) * step(view, { flip: false });
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
