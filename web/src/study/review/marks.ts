import type { Decision, Measured, Review, Turn, Verdict } from '@tischlein/coach';

/** A turning point as it is drawn: a head for somebody's move, a clover for luck. */
export interface Mark extends Turn {
  /** How an own move was judged; `best` for the best one of the game. */
  readonly is: Verdict | 'best' | null;
  /** The own chance there, for its place on the curve. */
  readonly chance: number;
  /** Whose choice it was; nobody's where the cards did it. */
  readonly actor: number | null;
  /** What the reviewed seat could have done while somebody else moved. */
  readonly missed: string | null;
}

/** The own move that gained most, if that is clear. */
export function bestOf({ decisions }: Review): number | null {
  const [best] = [...decisions].sort((a, b) => b.gain.value - a.gain.value);
  const isClear = best && best.gain.value >= 0.02 && best.gain.value > 2 * best.gain.error;
  return isClear ? best.ply : null;
}

export function marksOf(review: Review): Mark[] {
  const best = bestOf(review);
  const chanceAt = new Map(review.curve.map(({ ply, chances }) => [ply, chances[review.seat]!]));
  const decided = new Map(review.decisions.map((decision) => [decision.ply, decision]));
  return review.turns.map((turn) => {
    const { ply, by } = turn;
    const own = by === 'own' ? decided.get(ply) : undefined;
    return {
      ...turn,
      is: own === undefined ? null : ply === best ? 'best' : own.verdict,
      chance: chanceAt.get(ply + 1) ?? chanceAt.get(ply) ?? 0,
      actor: by === 'cards' ? null : by === 'own' ? review.seat : turn.seat,
      missed: own?.played === null ? own.best : null,
    };
  });
}

/** Proven to have lost something. */
export const isMistake = ({ verdict }: Decision): boolean =>
  verdict === 'mistake' || verdict === 'inaccurate';

/** Such own moves, in order. */
export const mistakesOf = ({ decisions }: Review): number[] =>
  decisions.filter(isMistake).map(({ ply }) => ply);

/** What the seat gave away by moves that are proven to have lost something, in points of a hundred. */
export const givenIn = ({ decisions }: Review): number =>
  decisions.filter(isMistake).reduce((sum, { loss }) => sum + 100 * loss, 0);

/** Where a reader begins: at the worst own move, else at the best, else at the first decision. */
export function openingPly(review: Review): number {
  const [worst] = review.decisions.filter(isMistake).toSorted((a, b) => b.loss - a.loss);
  return worst?.ply ?? bestOf(review) ?? review.decisions[0]?.ply ?? 0;
}

const Z95 = 1.96;

/** How far off a part of a result may be, 95 times in 100. */
export const marginOf = ({ error }: Measured): number => Z95 * error;

/** A part whose margin is larger than itself: nothing can be told of it. */
export const isBlurred = (part: Measured): boolean => marginOf(part) > Math.abs(part.value);

/** The sign of luck, on a square of 24. */
export const CLOVER =
  'M12 11C8 3 2 7 5.5 11 2 15 8 19 12 12.5 16 19 22 15 18.5 11 22 7 16 3 12 11ZM12 12c.3 4 1 7 3 9';

/** In points of a hundred. */
export const points = (share: number): number => Math.round(share * 100);
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
