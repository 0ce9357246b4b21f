import { doubtOf, meanOf } from './judge.ts';
import type { Review } from './review.ts';

/** A mean and how far it may be off, 95 times in 100. Games count, not moments: those of one game belong together. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

const Z = 1.96;

export function byGames(values: readonly number[]): Estimate {
  return { mean: meanOf(values), error: Z * Math.sqrt(doubtOf(values)) };
}

/** Of all moments that were called about alike: how many there were, what was called, and what came of them. */
export interface CalledRow {
  readonly from: number;
  readonly to: number;
  readonly games: number;
  readonly moments: number;
  readonly called: number;
  readonly won: number;
  /** Of the difference between the two. */
  readonly error: number;
}

const TENTHS = 10;

/** A moment of one of many games: the chance it was called, and what came of it. */
export interface Called {
  readonly game: number;
  readonly called: number;
  readonly won: number;
  /** How many ends that is the mean of. */
  readonly ends: number;
}

/** The chance of the reviewed seat at every moment, held against what it got in the end. */
export const calledIn = (reviews: readonly Review[]): Called[] =>
  reviews.flatMap(({ curve, seat, parts }, game) =>
    parts === null
      ? []
      : curve
          .slice(0, -1)
          .map(({ chances }) => ({ game, called: chances[seat]!, won: parts.result, ends: 1 })),
  );

export function calledAndWon(moments: readonly Called[]): CalledRow[] {
  return [...Array(TENTHS).keys()].flatMap((tenth): CalledRow[] => {
    const here = moments.filter(
      ({ called }) => Math.min(TENTHS - 1, Math.floor(called * TENTHS)) === tenth,
    );
    if (here.length === 0) return [];
    const mean = (of: (moment: (typeof here)[number]) => number): number =>
      here.reduce((sum, moment) => sum + of(moment), 0) / here.length;
    const [called, won] = [mean((each) => each.called), mean((each) => each.won)];
    const byGame = new Map<number, { readonly off: number; readonly count: number }>();
    for (const each of here) {
      const { off, count } = byGame.get(each.game) ?? { off: 0, count: 0 };
      byGame.set(each.game, {
        off: off + each.won - each.called - (won - called),
        count: count + 1,
      });
    }
    const games = byGame.size;
    const total = (of: (one: { off: number; count: number }) => number): number =>
      [...byGame.values()].reduce((sum, one) => sum + of(one), 0);
    const seen = (total(({ off }) => off ** 2) * games) / Math.max(1, games - 1);
    // A few games that all ended alike show no scatter; what was called itself says how much there is at least.
    const least = (called * (1 - called) * total(({ count }) => count ** 2)) / here[0]!.ends;
    const error = Math.min(1, (Z * Math.sqrt(Math.max(seen, least))) / here.length);
    const [from, to] = [tenth / TENTHS, (tenth + 1) / TENTHS];
    return [{ from, to, games, moments: here.length, called, won, error }];
  });
}

/** What reviews say of the seats they are about, by whole games. */
export function summed(reviews: readonly Review[]) {
  const whole = reviews.flatMap(({ parts, decisions }) => (parts ? [{ parts, decisions }] : []));
  const of = (part: 'own' | 'others' | 'cards'): Estimate =>
    byGames(whole.map(({ parts }) => parts[part].value));
  const mistakes = whole.map(
    ({ decisions }) => decisions.filter(({ verdict }) => verdict === 'mistake').length,
  );
  return { mistakes: byGames(mistakes), own: of('own'), others: of('others'), cards: of('cards') };
}
