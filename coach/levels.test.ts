import type { JsonObject } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { played, reviewed } from './games.testing.ts';
import type { Review } from './review.ts';

const EFFORT = Number(process.env['EFFORT'] ?? '1');
const BUDGET = 300;

type Table = readonly [name: string, options: JsonObject, seats: number, games: number];
/** Single rounds of UNO hold few decisions: only many games tell the levels apart there. */
const TABLES: readonly Table[] = [
  ['mow', { rounds: 1 }, 3, 8 * EFFORT],
  ...(EFFORT > 1 ? [['uno', {}, 4, 16 * EFFORT] as const] : []),
];
const WORLDS = { first: 8000, again: 1024 };

/** One of this level among medium ones, each seat in turn, each game reviewed from its seat. */
function reviewsOf([name, options, seats, games]: Table, level: string): Review[] {
  return Array.from({ length: games }, (_, i) => {
    const seat = i % seats;
    const levels = Array.from({ length: seats }, (__, at) => (at === seat ? level : 'medium'));
    return reviewed(played(name, options, levels, `levels ${name} ${i}`, BUDGET), seat, WORLDS);
  });
}

/** By whole games: games are independent of each other, decisions of one game are not. */
function interval(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = 1.96 * Math.sqrt(squares / (values.length - 1) / values.length);
  return { mean, low: mean - error, high: mean + error };
}

const mistakes = ({ decisions }: Review): number =>
  decisions.filter(({ verdict }) => verdict === 'mistake').length;

describe.each(TABLES)('reviewing %s %j at %d seats', (...table) => {
  const [random, medium, hard] = ['random', 'medium', 'hard'].map((level) =>
    reviewsOf(table, level),
  ) as [Review[], Review[], Review[]];
  const part = (reviews: readonly Review[], which: 'own' | 'cards') =>
    interval(reviews.map(({ parts }) => parts![which].value));

  it('finds most mistakes in random play and fewest in strong play', () => {
    const [most, some, few] = [random, medium, hard].map((reviews) =>
      interval(reviews.map(mistakes)),
    ) as [ReturnType<typeof interval>, ReturnType<typeof interval>, ReturnType<typeof interval>];
    expect(most.mean).toBeGreaterThan(some.mean);
    expect(some.mean).toBeGreaterThanOrEqual(few.mean);
    expect(most.low, 'random against strong, by clear intervals').toBeGreaterThan(few.high);
    if (EFFORT < 4) return;
    expect(most.low).toBeGreaterThan(some.high);
    expect(some.low).toBeGreaterThan(few.high);
  });

  it('gives the strong one credit for its play, and no luck', () => {
    expect(part(hard, 'own').mean).toBeGreaterThan(0);
    expect(part(hard, 'own').mean).toBeGreaterThan(part(random, 'own').mean);
    const luck = part(hard, 'cards');
    // Zero lies inside, with room for how few games there are.
    const room = luck.high - luck.mean;
    expect(Math.abs(luck.mean)).toBeLessThan(2 * room);
  });
});
