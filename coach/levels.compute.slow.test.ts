import type { JsonObject } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { summed, type Estimate } from './calibration.ts';
import { played, reviewed } from './games.testing.ts';
import type { ReviewBudget } from './reasons.ts';

const EFFORT = Number(process.env['EFFORT'] ?? '1');
const BUDGET = 300;
/** In few games a closer look tells no more. */
const WORLDS: ReviewBudget =
  EFFORT > 1 ? { first: 8000, again: 1024 } : { first: 2000, again: 128 };

interface Table {
  readonly name: string;
  readonly options: JsonObject;
  readonly seats: number;
  readonly games: number;
  /** From so many games on the intervals must lie apart. */
  readonly enough: number;
  readonly worlds: ReviewBudget;
  /** Whose mistakes are counted among their like: who is far worse than the others soon has nothing left to give away. */
  readonly alike: boolean;
}
/** Single rounds of UNO hold few decisions, and a game of UWO takes seconds: only with more effort do they tell levels apart. */
const TABLES: readonly Table[] = [
  {
    name: 'mow',
    options: { rounds: 1 },
    seats: 3,
    games: 32 * EFFORT,
    enough: 64,
    worlds: WORLDS,
    alike: false,
  },
  {
    name: 'uno',
    options: {},
    seats: 4,
    games: 32 * EFFORT,
    enough: 640,
    worlds: { first: 30_000, again: 512 },
    alike: false,
  },
  {
    name: 'uwo',
    options: { army: 8, quietTurns: 12 },
    seats: 2,
    games: 6 * EFFORT,
    enough: 120,
    worlds: { first: 7500, again: 128 },
    alike: true,
  },
];

/** One of this level among others, each seat in turn, each game reviewed from its seat. */
function reviewsOf({ name, options, seats, games, worlds }: Table, level: string, among: string) {
  const found = Array.from({ length: games }, (_, i) => {
    const seat = i % seats;
    const levels = Array.from({ length: seats }, (__, at) => (at === seat ? level : among));
    return reviewed(played(name, options, levels, `levels ${name} ${i}`, BUDGET), seat, worlds);
  });
  return summed(found);
}

type Three = [Summed, Summed, Summed];
type Summed = ReturnType<typeof summed>;
const low = ({ mean, error }: Estimate): number => mean - error;
const high = ({ mean, error }: Estimate): number => mean + error;

describe.each(TABLES.filter(({ name }) => name === 'mow' || EFFORT > 1))(
  'reviewing $name $options at $seats seats',
  (table) => {
    const among = (level: string) => reviewsOf(table, level, 'medium');
    const [random, medium, hard] = ['random', 'medium', 'hard'].map(among) as Three;

    it('finds most mistakes in random play and fewest in strong play', () => {
      const [most, some, few] = table.alike
        ? [reviewsOf(table, 'random', 'random'), medium, reviewsOf(table, 'hard', 'hard')]
        : [random, medium, hard];
      expect(low(most.mistakes), 'random against strong').toBeGreaterThan(high(few.mistakes));
      // In fewer games one mistake more or less decides which of two neighbours is ahead.
      if (table.games < table.enough) return;
      expect(low(most.mistakes)).toBeGreaterThan(high(some.mistakes));
      expect(low(some.mistakes)).toBeGreaterThan(high(few.mistakes));
    });

    it('gives the strong one credit for its play, and no luck', () => {
      expect(hard.own.mean).toBeGreaterThan(0);
      expect(hard.own.mean).toBeGreaterThan(random.own.mean);
      // Zero lies inside, with room for how few games there are.
      expect(Math.abs(hard.cards.mean)).toBeLessThan(2 * hard.cards.error);
      if (table.games >= table.enough) expect(low(hard.own)).toBeGreaterThan(0);
    });

    it('blames the others for as much as one is praised, where all are alike', () => {
      const both = medium.own.mean + medium.others.mean;
      expect(Math.abs(both)).toBeLessThan(
        2 * Math.hypot(medium.own.error, medium.others.error, medium.cards.error),
      );
    });
  },
);
