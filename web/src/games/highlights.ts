import type { Citation } from '@tischlein/kit';

/** A moment of a game that people talk about afterwards: what is drawn for it, and how big it is beside others. */
export interface Big {
  /** Whose moment it is; null for all. */
  readonly seat: number | null;
  /** What stands for it: a card, a few letters like "+4", or the crown at the end. */
  readonly sign: { readonly card: string } | { readonly text: string } | 'crown';
  /** More is bigger; the end of a game outweighs all. */
  readonly weight: number;
}

/** What was big in one move, by all that the move did; null where nothing was. */
export type BigIn = (told: readonly Citation[]) => Big | null;

export const END_WEIGHT = 100;

/** Of equal ones the first. */
export const biggest = (found: readonly (Big | null)[]): Big | null =>
  found.reduce((most, big) => (big && (!most || big.weight > most.weight) ? big : most), null);

/** The move people talk about afterwards, by what was told of all; null where a game has none. */
export function momentIn(
  told: readonly (readonly Citation[])[],
  bigIn: BigIn | null,
): number | null {
  const found = told.map((facts, ply) => {
    const big = bigIn?.(facts) ?? null;
    return big && big.weight < END_WEIGHT ? { ...big, ply } : null;
  });
  const most = biggest(found);
  const ply = found.findIndex((big) => big !== null && big.weight === most?.weight);
  return ply < 0 ? null : ply;
}
