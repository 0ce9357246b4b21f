import type { Citation } from '@tischlein/kit';
import type { Big, BigIn } from '../../games/highlights.ts';

/** A big moment of a film, and after which move it is. */
export interface BigMoment extends Big {
  readonly ply: number;
}

const MAX = 8;

/** All big moments of a game, by what each move did. */
export const momentsOf = (told: readonly (readonly Citation[])[], bigIn: BigIn): BigMoment[] =>
  told.flatMap((facts, i) => {
    const big = bigIn(facts);
    return big ? [{ ...big, ply: i + 1 }] : [];
  });

/** The biggest ones that fit: at most eight, none closer than `apart` moves to another. */
export function roomFor(moments: readonly BigMoment[], apart: number): BigMoment[] {
  const kept: BigMoment[] = [];
  for (const moment of moments.toSorted((a, b) => b.weight - a.weight || b.ply - a.ply)) {
    if (kept.length === MAX) break;
    if (kept.every(({ ply }) => Math.abs(ply - moment.ply) >= apart)) kept.push(moment);
  }
  return kept.sort((a, b) => a.ply - b.ply);
}
