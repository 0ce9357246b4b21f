import type { Move, Reader, Seat } from '@tischlein/kit';
import { countOf } from './bag.ts';
import { CODES, UNO_CARD, type Kind } from './cards.ts';
import { isFreshDeal } from './deal.ts';
import { NO_CARD } from './play-draw.ts';
import {
  FINISHED,
  FINISHERS,
  handOf,
  HELD,
  LAID_COUNT,
  MOST_ROUNDS,
  openCards,
  PILE_COUNT,
  ROUND,
  WINNERS,
  type UnoState,
} from './layout.ts';
import { KIND, PLAYS } from './moves.ts';

/** What is being told, and to whom. */
export interface Telling {
  readonly before: UnoState;
  readonly seat: Seat;
  readonly move: Move;
  readonly after: UnoState;
  readonly reader: Reader;
}

/** Rounds are counted up to MOST_ROUNDS; from there on the new cards tell. */
export const roundEnded = (before: UnoState, after: UnoState): boolean =>
  after.cells[WINNERS] !== 0 ||
  after.cells[ROUND] !== before.cells[ROUND] ||
  (after.cells[ROUND] === MOST_ROUNDS && isFreshDeal(after));

/** How many cards there are to draw after a move's own card lies on top (UNO-14). */
export function drawable({ cells }: UnoState, move: Move): number {
  const laid = move < PLAYS ? 1 : 0;
  const covered = laid === 1 && KIND[move] !== UNO_CARD ? 0 : openCards(cells);
  return cells[PILE_COUNT]! + cells[LAID_COUNT]! - covered;
}

interface Drew {
  readonly number: number;
  readonly shown: 'yes' | 'no';
  readonly cards?: readonly string[];
}

/**
 * How many of the cards that were `due` a seat drew, with their faces for the drawer. The `lost` card left the hand by
 * the move itself. When the round is over the hands may be new ones, so there the cards that were left to draw count.
 */
export function cardsDrawn(telling: Telling, seat: Seat, due: number, lost: Kind = NO_CARD): Drew {
  const { before, move, after, reader } = telling;
  if (roundEnded(before, after))
    return { number: Math.min(due, drawable(before, move)), shown: 'no' };
  const hand = handOf(seat);
  const gone = lost === NO_CARD ? 0 : 1;
  const number = after.cells[hand + HELD]! - before.cells[hand + HELD]! + gone;
  if (reader !== seat || number === 0) return { number, shown: 'no' };
  const cards = CODES.flatMap((code, kind) => {
    const kept = countOf(before.cells, hand, kind) - (kind === lost ? 1 : 0);
    const more = countOf(after.cells, hand, kind) - kept;
    return Array.from({ length: Math.max(0, more) }, () => code);
  });
  return { number, shown: 'yes', cards };
}

/** Who has finished and waits for the sum to be taken, the earliest first (UNO-5a). */
export const waiting = ({ cells }: UnoState): Seat[] =>
  Array.from(cells.subarray(FINISHERS, FINISHERS + cells[FINISHED]!));
