import type { Seat } from '@tischlein/kit';
import { BAG, lowerAll, put, remove } from './bag.ts';
import type { Kind } from './cards.ts';
import * as cell from './layout.ts';
import type { UnoState } from './layout.ts';

/**
 * What seats are certain of: by observer and holder, cards that must be in that hand. Kept only where hands change
 * owners (`variant.memory`); the callers ask for that.
 */

/** A laid card may have been the one that was known. */
export function rememberLaid({ cells, variant }: UnoState, holder: Seat, kind: Kind): void {
  for (let observer = 0; observer < variant.seats; observer++)
    if (observer !== holder) remove(cells, cell.knownOf(variant.seats, observer, holder), kind);
}

/** A card that everybody saw going under the pile has been drawn (UNO-0). */
export function rememberSeen({ cells, variant }: UnoState, holder: Seat, kind: Kind): void {
  for (let observer = 0; observer < variant.seats; observer++)
    if (observer !== holder) put(cells, cell.knownOf(variant.seats, observer, holder), kind);
}

/** Giver and taker know the card; for all others any card of the giver may have gone (UNO-8b). */
export function rememberGiven(
  { cells, variant: { seats } }: UnoState,
  from: Seat,
  to: Seat,
  kind: Kind,
): void {
  put(cells, cell.knownOf(seats, from, to), kind);
  for (let observer = 0; observer < seats; observer++) {
    if (observer === from) continue;
    const known = cell.knownOf(seats, observer, from);
    if (observer === to) remove(cells, known, kind);
    else lowerAll(cells, known);
  }
}

/** UNO-13a: every hand goes one seat on, and all that is known of it goes along; one's own old hand is known best. */
export function swapHands({ cells, variant: { seats } }: UnoState, step: 1 | -1): void {
  for (let observer = 0; observer < seats; observer++) {
    const row = cell.knownOf(seats, observer, 0);
    const own = row + observer * BAG;
    const hand = cell.handOf(observer);
    cells.copyWithin(own, hand, hand + BAG);
    rotate(cells, row, seats, BAG, step);
    cells.fill(0, own, own + BAG);
  }
  rotate(cells, cell.handOf(0), seats, cell.HELD + 1, step);
}

const held = new Int32Array(cell.HELD + 1);

/** Moves each of `count` records of `width` cells one place on or back, round the ring. */
function rotate(cells: Int32Array, from: number, count: number, width: number, step: 1 | -1): void {
  const last = from + (count - 1) * width;
  const leaving = step === 1 ? last : from;
  for (let i = 0; i < width; i++) held[i] = cells[leaving + i]!;
  if (step === 1) cells.copyWithin(from + width, from, last);
  else cells.copyWithin(from, from + width, last + width);
  const free = step === 1 ? from : last;
  for (let i = 0; i < width; i++) cells[free + i] = held[i]!;
}
