import type { ShownDay } from '@tischlein/api/days';

export type Scores = NonNullable<ShownDay['scores']>;

export interface Place {
  /** From 1; equal scores share it. */
  readonly place: number;
  readonly of: number;
  /** Of a hundred others, how many had less; null where nobody else has played. */
  readonly better: number | null;
  /** Of a hundred, how many won. */
  readonly won: number;
  readonly best: number;
}

const count = (scores: Scores): number => scores.reduce((sum, { people }) => sum + people, 0);

export function placeOf(scores: Scores, mine: number): Place {
  const of = count(scores);
  const above = count(scores.filter(({ score }) => score > mine));
  const below = count(scores.filter(({ score }) => score < mine));
  return {
    place: above + 1,
    of,
    better: of < 2 ? null : Math.round((100 * below) / (of - 1)),
    won: Math.round((100 * count(scores.filter(({ won }) => won))) / Math.max(1, of)),
    best: Math.max(mine, ...scores.map(({ score }) => score)),
  };
}

/** A bar of the picture: scores from `from` on, up to the next bar. */
export interface Bin {
  readonly from: number;
  readonly people: number;
  /** More of them won than lost. */
  readonly won: boolean;
  readonly mine: boolean;
}

const MAX_BINS = 18;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

/** All scores in at most 18 bars of a round width, none of which holds both sides of zero. */
export function binsOf(scores: Scores, mine: number): Bin[] {
  const all = [mine, ...scores.map(({ score }) => score)];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const fits = (step: number): boolean =>
    Math.floor(high / step) - Math.floor(low / step) < MAX_BINS;
  const step = STEPS.find(fits) ?? Math.ceil((high - low) / (MAX_BINS - 1));
  const bins: Bin[] = [];
  for (let from = Math.floor(low / step) * step; from <= high; from += step) {
    const within = (score: number): boolean => score >= from && score < from + step;
    const here = scores.filter(({ score }) => within(score));
    const people = count(here);
    const won = count(here.filter((each) => each.won));
    bins.push({ from, people, won: 2 * won > people, mine: within(mine) });
  }
  return bins;
}
