import type { Seat } from '@tischlein/kit';

/**
 * Something that goes from one place to another, each by its `data-spot`. What comes to lie at `to` slides there; else
 * what leaves `from` goes there by itself (`Stage.leave`); else cards fly there, face down.
 */
export interface Move {
  readonly from: string;
  readonly to: string;
  /** Places on the way. */
  readonly via?: readonly string[];
  /** How many cards fly; one if left out. */
  readonly count?: number;
  readonly delayMs?: number;
  /** Whose card it is, for games whose card backs show it. */
  readonly seat?: Seat;
}

/** The same, backwards: what is taken back goes where it came from. */
export const reversed = (moves: readonly Move[]): Move[] =>
  moves.map(({ from, to, via, ...move }) => ({
    ...move,
    from: to,
    to: from,
    delayMs: 0,
    ...(via && { via: via.toReversed() }),
  }));

/** Cards of a hand with a name each: copies are told apart by their number. */
export function keyed<C extends string>(
  hand: readonly C[],
): { readonly card: C; readonly key: string }[] {
  const seen = new Map<string, number>();
  return hand.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, key: `${card}.${copy}` };
  });
}

/** The cards that are in the second hand and not in the first. */
export function newCards(
  before: readonly string[] | null,
  after: readonly string[] | null,
): { readonly card: string; readonly key: string }[] {
  const there = new Set(keyed(before ?? []).map(({ key }) => key));
  return keyed(after ?? []).filter(({ key }) => !there.has(key));
}

interface Rounds {
  readonly round?: number;
  readonly result: unknown;
}

/** A round that is over, and the view before its last move; null for whoever came afterwards. */
export interface EndedRound<V> {
  readonly round: number;
  readonly before: V | null;
}

/** What is to be read after a new view; `before` is null for the first view of a table. It stays until it is read. */
export function endedRound<V extends Rounds>(
  before: V | null,
  after: V,
  shown: EndedRound<V> | null,
): EndedRound<V> | null {
  const { round = 1 } = after;
  const isOver = after.result !== null;
  if (before === null) return isOver ? { round, before: null } : null;
  if (round > (before.round ?? 1) || (isOver && before.result === null))
    return { round: before.round ?? 1, before };
  // A move that was taken back may have opened the round again.
  return !isOver && shown !== null && shown.round >= round ? null : shown;
}
