import type { Review, Turn, Verdict } from '@tischlein/coach';

/** A turning point as it is drawn: a head for somebody's move, a clover for luck. */
export interface Mark extends Turn {
  /** How an own move was judged; `best` for the best one of the game. */
  readonly is: Verdict | 'best' | null;
  /** The own chance there, for its place on the curve. */
  readonly chance: number;
}

/** The own move that gained most, if that is clear. */
function bestOf({ decisions }: Review): number | null {
  const [best] = [...decisions].sort((a, b) => b.gain.value - a.gain.value);
  const isClear = best && best.gain.value >= 0.02 && best.gain.value > 2 * best.gain.error;
  return isClear ? best.ply : null;
}

export function marksOf(review: Review): Mark[] {
  const best = bestOf(review);
  const chanceAt = new Map(review.curve.map(({ ply, chances }) => [ply, chances[review.seat]!]));
  const judged = new Map(review.decisions.map(({ ply, verdict }) => [ply, verdict]));
  return review.turns.map((turn) => {
    const { ply, by } = turn;
    const is = by !== 'own' ? null : ply === best ? 'best' : (judged.get(ply) ?? null);
    return { ...turn, is, chance: chanceAt.get(ply + 1) ?? chanceAt.get(ply) ?? 0 };
  });
}

/** Own moves that are proven to have lost something, in order. */
export const mistakesOf = ({ decisions }: Review): number[] =>
  decisions
    .filter(({ verdict }) => verdict === 'mistake' || verdict === 'inaccurate')
    .map(({ ply }) => ply);

/** What the seat gave away by moves that are proven to have lost something, in points of a hundred. */
export const givenIn = ({ decisions }: Review): number =>
  decisions
    .filter(({ verdict }) => verdict === 'mistake' || verdict === 'inaccurate')
    .reduce((sum, { loss }) => sum + 100 * loss, 0);

/** Where a reader begins: at the worst own move, else at the best, else at the first decision. */
export function openingPly(review: Review): number {
  const wrong = new Set(mistakesOf(review));
  const worst = review.decisions
    .filter(({ ply }) => wrong.has(ply))
    .reduce<{ ply: number; loss: number } | null>(
      (most, one) => (most === null || one.loss > most.loss ? one : most),
      null,
    );
  return worst?.ply ?? bestOf(review) ?? review.decisions[0]?.ply ?? 0;
}
