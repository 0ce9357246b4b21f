import { bots, reckoners } from '@tischlein/bots';
import { games } from '@tischlein/games';
import { byBots, playThrough, RECORD_FORMAT, type GameRecord, type Json } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { course } from './course.ts';
import type { Point } from './messages.ts';

/** A game between bots, as its record. */
function played(name: string, options: Json, seats: number): GameRecord {
  const game = games[name]!;
  const medium = bots[name]!['medium']!;
  const players = Array.from({ length: seats }, () => medium);
  const steps = playThrough(game, { options, seats, seed: 'course' }, byBots(game, players));
  const moves = [...steps].map(({ seat, text }) => ({ seat, move: text }));
  const { version: rules } = game;
  const format = RECORD_FORMAT;
  return {
    format,
    game: name,
    rules,
    options: options as never,
    seats: players.map(() => ({ bot: 'medium' })),
    seed: 'course',
    moves,
  };
}

describe('the course of a game', () => {
  it.each([
    ['uno', {}, 3],
    ['mow', { rounds: 1 }, 3],
    ['uwo', { army: 8, quietTurns: 4 }, 2],
  ] as const)('goes from chances to certainty: %s', (name, options, seats) => {
    const record = played(name, options, seats);
    const points: Point[] = [];
    course(games[name]!, record, reckoners[name]!, (point) => points.push(point));
    expect(points[0]!.ply).toBe(0);
    expect(points.length).toBeLessThanOrEqual(122);
    expect(points.map(({ ply }) => ply)).toEqual(
      points.map(({ ply }) => ply).sort((a, b) => a - b),
    );
    for (const { chances } of points) {
      expect(chances).toHaveLength(seats);
      for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true);
    }
    const { ply, of, chances } = points.at(-1)!;
    expect(ply).toBe(of);
    expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1);
  });

  it('leaves out what was taken back', () => {
    const record = played('mow', { rounds: 1 }, 2);
    const [first, ...rest] = record.moves;
    const points: Point[] = [];
    const moves = [first!, rest[0]!, { back: true as const }];
    course(games['mow']!, { ...record, moves }, reckoners['mow']!, (point) => points.push(point));
    expect(points.map(({ ply, of }) => [ply, of])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
});
