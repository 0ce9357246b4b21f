import type { JsonObject } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { summed, type Estimate } from './calibration.ts';
import { played, reviewed } from './games.testing.ts';
import type { Review } from './review.ts';

const EFFORT = Number(process.env['EFFORT'] ?? '1');
const BUDGET = 300;

type Table = readonly [name: string, options: JsonObject, seats: number, games: number];
/**
 * Single rounds of UNO hold few decisions: only many games tell the levels apart there. UWO is not among them: in ten
 * games a random player had fewer provable mistakes than a medium one (docs/bench.md).
 */
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

const low = ({ mean, error }: Estimate): number => mean - error;
const high = ({ mean, error }: Estimate): number => mean + error;

describe.each(TABLES)('reviewing %s %j at %d seats', (...table) => {
  const random = summed(reviewsOf(table, 'random'));
  const medium = summed(reviewsOf(table, 'medium'));
  const hard = summed(reviewsOf(table, 'hard'));

  it('finds most mistakes in random play and fewest in strong play', () => {
    const [most, some, few] = [random.mistakes, medium.mistakes, hard.mistakes];
    expect(most.mean).toBeGreaterThan(some.mean);
    expect(some.mean).toBeGreaterThanOrEqual(few.mean);
    expect(low(most), 'random against strong, by clear intervals').toBeGreaterThan(high(few));
    if (EFFORT < 4) return;
    expect(low(most)).toBeGreaterThan(high(some));
    expect(low(some)).toBeGreaterThan(high(few));
  });

  it('gives the strong one credit for its play, and no luck', () => {
    expect(hard.own.mean).toBeGreaterThan(0);
    expect(hard.own.mean).toBeGreaterThan(random.own.mean);
    // Zero lies inside, with room for how few games there are.
    expect(Math.abs(hard.cards.mean)).toBeLessThan(2 * hard.cards.error);
  });
});
