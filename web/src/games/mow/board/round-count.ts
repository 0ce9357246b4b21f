import type { MowView } from '@tischlein/games/mow/language';

/** A round that is over: its number, and everybody's flies before it. It stays until it has been read. */
export interface RoundCount {
  readonly round: number;
  readonly before: readonly number[];
}

type Counted = Pick<MowView, 'round' | 'totals' | 'result'>;

/**
 * What is to be read after a new view; `before` is null for the first view of a table. Whoever comes back to a result
 * of several rounds no longer knows what the last one brought: then the totals before the round are taken to be
 * the present ones.
 */
export function roundCount(
  before: Counted | null,
  { round, totals, result }: Counted,
  shown: RoundCount | null,
): RoundCount | null {
  const over = result !== null;
  if (before === null)
    return over ? { round, before: round === 1 ? totals.map(() => 0) : totals } : null;
  const ended = round > before.round || (over && before.result === null);
  if (ended) return { round: before.round, before: before.totals };
  // A move that was taken back may have opened the round again.
  return !over && shown !== null && shown.round >= round ? null : shown;
}
