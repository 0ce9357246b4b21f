import type { JsonObject } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { byGames, calledAndWon, calledIn, type CalledRow } from './calibration.ts';
import { played, reviewed } from './games.testing.ts';
import type { Review } from './review.ts';

const EFFORT = Number(process.env['EFFORT'] ?? '1');
const WORLDS = { first: 8000, again: 64 };

/** What the policy of the measure may misjudge, as a share, beyond what so few games leave open. */
const OFF = 0.1;
const ERRORS = 2;

type Table = readonly [name: string, options: JsonObject, seats: number, games: number];
const TABLES: readonly Table[] = [
  ['uno', {}, 4, 12 * EFFORT],
  ['mow', { rounds: 1 }, 3, 12 * EFFORT],
  ...(EFFORT > 1 ? [['uwo', { army: 8, quietTurns: 12 }, 2, 6 * EFFORT] as const] : []),
];

const reviewsOf = ([name, options, seats, games]: Table): Review[] =>
  Array.from({ length: games }, (_, i) => {
    const levels = Array.from({ length: seats }, () => 'medium');
    return reviewed(played(name, options, levels, `called ${name} ${i}`), i % seats, WORLDS);
  });

describe.each(TABLES)('of moments in %s %j at %d seats', (...table) => {
  const rows = calledAndWon(calledIn(reviewsOf(table)));
  const games = table[3];

  it('called 70 %, about 70 % were won', () => {
    const known = rows.filter((row) => row.games >= games / 3);
    expect(known.length).toBeGreaterThan(0);
    for (const row of known)
      expect(Math.abs(row.won - row.called), JSON.stringify(row)).toBeLessThan(
        OFF + ERRORS * row.error,
      );
  });
});

describe('the table of called and won', () => {
  const review = (seat: number, result: number, called: readonly number[]): Review =>
    ({
      seat,
      parts: { result },
      curve: [...called, result].map((chance, ply) => ({ ply, chances: [chance, 1 - chance] })),
    }) as unknown as Review;

  it('counts the reviewed seat alone, and not the end', () => {
    const rows = calledAndWon(calledIn([review(0, 1, [0.72, 0.78]), review(1, 0, [0.25])]));
    expect(rows).toMatchObject<Partial<CalledRow>[]>([
      { from: 0.7, to: 0.8, games: 2, moments: 3, called: 0.75, won: 2 / 3 },
    ]);
  });

  it('has an error by games: the same game ten times over tells no more', () => {
    const some = [0.55, 0.45].map((won) => review(0, Math.round(won), [0.5]));
    const many = some.map((one) => review(0, one.parts!.result, Array(10).fill(0.5) as number[]));
    expect(calledAndWon(calledIn(many))[0]!.error).toBeCloseTo(
      calledAndWon(calledIn(some))[0]!.error,
      12,
    );
    expect(byGames([0, 1, 0, 1]).error).toBeCloseTo(1.96 * Math.sqrt(1 / 3 / 4), 12);
  });

  it('has a smaller error where each moment was played to many ends', () => {
    const [one, six] = [1, 6].map((ends) =>
      [0.7, 0.8].map((won, game) => ({ game, called: 0.75, won, ends })),
    );
    expect(calledAndWon(six!)[0]!.error).toBeCloseTo(
      calledAndWon(one!)[0]!.error / Math.sqrt(6),
      6,
    );
  });
});
