import type { Citation } from '@tischlein/kit';
import { END_WEIGHT, type Big, type BigIn } from '../faces/big.ts';

function bigOf({ clause, facts }: Citation): Big | null {
  if (clause === 'UWO-60' || clause === 'UWO-61')
    return { seat: null, sign: 'crown', weight: END_WEIGHT };
  if (clause === 'UWO-21')
    return { seat: facts['seat'] as number, sign: { card: String(facts['card']) }, weight: 3 };
  if (clause === 'UWO-54' && facts['what'] === 'boom') {
    const fallen = (facts['squares'] as readonly string[]).length;
    return { seat: null, sign: { card: 'dynamite' }, weight: 3 + 2 * fallen };
  }
  if (clause === 'UWO-52')
    return { seat: facts['seat'] as number, sign: { card: 'rider' }, weight: 4 };
  return null;
}

/** The biggest thing one move did: who fell, what blew up, who was trampled, and the end. */
export const bigIn: BigIn = (told) =>
  told.flatMap((cited) => bigOf(cited) ?? []).toSorted((a, b) => b.weight - a.weight)[0] ?? null;
