import { bots, reckoners } from '@tischlein/bots';
import { games } from '@tischlein/games';
import {
  askOf,
  dealt,
  Driver,
  fairChance,
  FastRandom,
  mustParse,
  NOBODY,
  RECORD_FORMAT,
  setUp,
  WAIT,
  type GameRecord,
  type Json,
} from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { advice } from './advice.ts';
import { course } from './course.ts';
import type { Point } from './messages.ts';

/** A game between bots, as its record. */
function played(name: string, options: Json, seats: number): GameRecord {
  const game = games[name]!;
  const chance = fairChance('course');
  const state = dealt(game, mustParse(setUp(game, options, seats)), chance);
  const random = new FastRandom('course');
  const driver = new Driver(game, state, chance, random);
  const moves: { seat: number; move: string }[] = [];
  for (let seat = driver.next(); seat !== NOBODY; seat = driver.next()) {
    const ask = askOf(game, state, seat, driver.reacting, 0);
    const move = bots[name]!['medium']!(ask, random);
    if (move !== null) moves.push({ seat, move });
    driver.answer(move === null ? WAIT : state.variant.moves.find(move)!);
  }
  const { version: rules } = game;
  const players = Array.from({ length: seats }, () => ({ bot: 'medium' }));
  const format = RECORD_FORMAT;
  return {
    format,
    game: name,
    rules,
    options: options as never,
    seats: players,
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

describe('advice', () => {
  const uno = games['uno']!;
  const state = mustParse(
    uno.parsePosition({
      game: 'uno',
      hands: [
        ['w', 'r9'],
        ['b3', 'g1', 'y2'],
      ],
      drawPile: ['y1', 'b2', 'g5', 'r3'],
      discardPile: ['r5'],
    }),
  );
  const of = (move: string | null) => advice(uno, uno.view(state, 0), move, new FastRandom('tip'));

  it('names the card and what is chosen with it', () => {
    expect(of('play w:b!').does.map(({ clause }) => clause)).toEqual(['UNO-1', 'UNO-9', 'UNO-11']);
  });

  it('MOW-34 names whom the pointer names', () => {
    const { mow } = games;
    const hands = [['thin', '15'], ['1'], ['2'], ['3'], ['4'], ['6']];
    const herd = mustParse(mow!.parsePosition({ game: 'mow', hands, herds: [['8']] }));
    const { does } = advice(mow!, mow!.view(herd, 0), 'add thin>3', new FastRandom('tip'));
    expect(does).toEqual([
      { clause: 'MOW-31', facts: { what: 'add', seat: 0, card: 'thin', start: 'no', herd: 0 } },
      { clause: 'MOW-34', facts: { seat: 0, next: 3 } },
    ]);
  });

  it('tells nothing of a card that is still in the pile', () => {
    const { does } = of('draw');
    expect(does).toHaveLength(1);
    expect(JSON.stringify(does)).not.toMatch(/"(y1|b2|g5|r3)"/);
  });

  it('may be to wait', () => expect(of(null)).toEqual({ move: null, does: [] }));
});
