import type { Review } from './review.ts';

/** A mean and how far it may be off, 95 times in 100. Games count, not moments: those of one game belong together. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

const Z = 1.96;

export function byGames(values: readonly number[]): Estimate {
  const games = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / games;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Z * Math.sqrt(squares / Math.max(1, games - 1) / games) };
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

/** The chance of the reviewed seat at every moment, held against what it got in the end. */
export function calledAndWon(reviews: readonly Review[]): CalledRow[] {
  const moments = reviews.flatMap(({ curve, seat, parts }, game) =>
    parts === null
      ? []
      : curve
          .slice(0, -1)
          .map(({ chances }) => ({ game, called: chances[seat]!, won: parts.result })),
  );
  return [...Array(TENTHS).keys()].flatMap((tenth): CalledRow[] => {
    const here = moments.filter(
      ({ called }) => Math.min(TENTHS - 1, Math.floor(called * TENTHS)) === tenth,
    );
    if (here.length === 0) return [];
    const mean = (of: (moment: (typeof here)[number]) => number): number =>
      here.reduce((sum, moment) => sum + of(moment), 0) / here.length;
    const [called, won] = [mean((each) => each.called), mean((each) => each.won)];
    const off = new Map<number, number>();
    for (const each of here)
      off.set(each.game, (off.get(each.game) ?? 0) + each.won - each.called - (won - called));
    const squares = [...off.values()].reduce((sum, value) => sum + value ** 2, 0);
    const games = off.size;
    const scatter = (squares * games) / Math.max(1, games - 1);
    const error = games < 2 ? 1 : (Z * Math.sqrt(scatter)) / here.length;
    const [from, to] = [tenth / TENTHS, (tenth + 1) / TENTHS];
    return [{ from, to, games, moments: here.length, called, won, error }];
  });
}

/** What reviews say of the seats they are about, by whole games. */
export function summed(reviews: readonly Review[]): {
  readonly mistakes: Estimate;
  readonly own: Estimate;
  readonly others: Estimate;
  readonly cards: Estimate;
} {
  const whole = reviews.flatMap(({ parts, decisions }) => (parts ? [{ parts, decisions }] : []));
  const of = (part: 'own' | 'others' | 'cards'): Estimate =>
    byGames(whole.map(({ parts }) => parts[part].value));
  const mistakes = whole.map(
    ({ decisions }) => decisions.filter(({ verdict }) => verdict === 'mistake').length,
  );
  return { mistakes: byGames(mistakes), own: of('own'), others: of('others'), cards: of('cards') };
}
