import {
  creatureAt,
  TOLD,
  type Kind,
  type UwoTold,
  type UwoView,
} from '@tischlein/games/uwo/language';
import { isFactOf, type Seat } from '@tischlein/kit';
import type { ToldFact } from '../../props.ts';

/** A card that moves face down: from a hand to a square, or from a deck into the hand of somebody else. */
interface CardFlight {
  readonly seat: Seat;
  readonly count: number;
  /** The square it goes to; null for the hand. */
  readonly to: string | null;
  /** What it is, where it leaves the hand and everybody sees it. */
  readonly kind: Kind | null;
}

/** The cards a move sets in motion. The reader's own drawn cards are not among them: they slide in open. */
export function cardFlights(told: readonly ToldFact[], me: Seat | null): CardFlight[] {
  return told.flatMap(({ citation }): CardFlight[] => {
    if (!isFactOf(TOLD, citation)) return [];
    const { clause, facts }: UwoTold = citation;
    if (clause === 'UWO-11')
      return facts.seat === me
        ? []
        : [{ seat: facts.seat, count: facts.number, to: null, kind: null }];
    if (clause === 'UWO-12' || clause === 'UWO-22')
      return [{ seat: facts.seat, count: 1, to: facts.square, kind: facts.card }];
    if (clause === 'UWO-23')
      return [{ seat: facts.seat, count: 1, to: facts.square, kind: 'miss' }];
    if (clause === 'UWO-54' && facts.what === 'save')
      return [{ seat: facts.seat, count: 1, to: facts.square, kind: facts.card }];
    return [];
  });
}

/** The square a card lay on that was taken back: a creature there is again what it was before. */
export function unmorfed(before: UwoView, after: UwoView): string | null {
  const changed = Object.keys(after.board).filter((square) => {
    const [was, is] = [creatureAt(before, square), creatureAt(after, square)];
    return was && is && was.side === is.side && was.form !== is.form;
  });
  return changed[0] ?? null;
}
