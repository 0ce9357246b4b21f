import type { Citation } from '@tischlein/kit';
import { END_WEIGHT, type Big, type BigIn } from '../faces/big.ts';

/** A herd with fewer flies is soon forgotten. */
const MANY = 5;

function bigOf({ clause, facts }: Citation): Big | null {
  if (clause === 'MOW-36') return { seat: null, sign: 'crown', weight: END_WEIGHT };
  if (clause !== 'MOW-12' && clause !== 'MOW-41') return null;
  const flies = Number(facts['flies']);
  if (flies < MANY) return null;
  return { seat: facts['seat'] as number, sign: { text: `+${flies}` }, weight: flies };
}

/** The biggest thing one move did: herds full of flies, and the end. */
export const bigIn: BigIn = (told) =>
  told.flatMap((cited) => bigOf(cited) ?? []).toSorted((a, b) => b.weight - a.weight)[0] ?? null;
