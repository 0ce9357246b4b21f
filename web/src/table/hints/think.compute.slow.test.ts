import { bots, games } from '@tischlein/manifests/all';
import { manifests } from '@tischlein/manifests';
import { byBots, type GameRecord, type Json, playThrough } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { course } from './course.ts';
import type { CoursePoint } from './messages.ts';

/** A game between bots, as its record. */
function played(name: string, options: Json, seats: number): GameRecord {
  const game = games[name]!;
  const medium = bots[name]!.levels['medium']!;
  const players = Array.from({ length: seats }, () => medium);
  const steps = playThrough(game, { options, seats, seed: 'course' }, byBots(game, players));
  const moves = [...steps].map(({ seat, text }) => ({ seat, move: text }));
  const { version: rules } = game;
  return {
    game: name,
    rules,
    options: options as never,
    seats: players.map(() => ({ bot: 'medium' })),
    seed: 'course',
    moves,
  };
}

describe('the course of a game', () => {
  const pointsOf = async (record: GameRecord, seat: number): Promise<CoursePoint[]> => {
    const tools = {
      heuristics: bots[record.game]!.heuristics,
      coach: await manifests[record.game]!.coach!(),
    };
    const points: CoursePoint[] = [];
    course(tools, record, seat, (point) => points.push(point));
    return points;
  };

  it.each([
    ['uno', {}, 3],
    ['mow', { rounds: 1 }, 3],
    ['uwo', { army: 8, quietTurns: 4 }, 2],
  ] as const)('goes from chances to certainty, and adds up: %s', async (name, options, seats) => {
    const points = await pointsOf(played(name, options, seats), 0);
    expect(points[0]!.ply).toBe(0);
    expect(points.length).toBeLessThanOrEqual(402);
    for (const { chances } of points) {
      expect(chances).toHaveLength(seats);
      expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
    }
    const { ply, of, chances } = points.at(-1)!;
    expect(ply).toBe(of);
    expect(chances.filter((chance) => chance > 0)).toHaveLength(1);
    expect(points.map((point) => point.ply)).toEqual(
      points.map((point) => point.ply).toSorted((a, b) => a - b),
    );
  });

  it('is seen with the eyes of one seat: another knows other cards', async () => {
    const record = played('uno', {}, 3);
    const [mine, theirs] = [await pointsOf(record, 0), await pointsOf(record, 1)];
    expect(mine[0]!.chances).not.toEqual(theirs[0]!.chances);
    expect(await pointsOf(record, 0)).toEqual(mine);
  });

  it('leaves out what was taken back', async () => {
    const record = played('mow', { rounds: 1 }, 2);
    const [first, ...rest] = record.moves;
    const moves = [first!, rest[0]!, { back: true as const }];
    const points = await pointsOf({ ...record, moves }, 0);
    expect(points.map(({ ply, of }) => [ply, of])).toEqual([[0, 1]]);
  });
});
