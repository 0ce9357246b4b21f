import { bots } from '@tischlein/manifests/all';
import { describe, expect, it } from 'vitest';
import { toolsOf } from '../../coach/games.testing.ts';
import { explain } from '../../coach/reasons.ts';
import { minePuzzles } from './mine.ts';
import { GRADES, gradesOf, idOf } from '@tischlein/coach/puzzles';
import { manifests } from '@tischlein/manifests';
import { Examiner } from './examiner.ts';
import { readOf, starts } from './moments.ts';

const EFFORT = Number(process.env['EFFORT'] ?? '1');
/** Every so many of them: all where there is time. */
const EVERY = EFFORT > 1 ? 1 : 36;

describe.each(Object.keys(manifests))('puzzles of %s', async (name) => {
  const own = bots[name]!;
  const { game } = own.heuristics;
  const all = await manifests[name]!.puzzles!();
  const examiner = new Examiner(own, toolsOf(name).coach);

  it('are sixty or more, of every grade, no two of them alike', () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    const grades = gradesOf(all);
    for (const grade of GRADES)
      expect(grades.filter((each) => each === grade).length, grade).toBeGreaterThan(all.length / 4);
    // Easy ones come first.
    expect(all.map(({ thoughts }) => thoughts)).toEqual(
      all.map(({ thoughts }) => thoughts).sort((a, b) => a - b),
    );
    expect(new Set(all.map(({ position }) => JSON.stringify(position))).size).toBe(all.length);
    expect(new Set(all.map(idOf)).size).toBe(all.length);
  });

  it('have a legal solution, another legal move that tempts, and a reason that can be told', () => {
    for (const [i, { position, move, tempting, wins }] of all.entries()) {
      const { state, seat, legal } = readOf(own, position);
      expect(legal, `number ${i + 1}`).toEqual(expect.arrayContaining([move, tempting]));
      expect(move).not.toBe(tempting);
      const { coach } = toolsOf(name);
      const reasons = explain(game, coach, game.view(state, seat), move, tempting);
      expect(wins === null || reasons.length > 0, `number ${i + 1}`).toBe(true);
    }
  });

  it('still hold when they are looked at again', () => {
    for (const [i, puzzle] of all.entries())
      if (i % EVERY === 0) expect(examiner.faultOf(puzzle), `number ${i + 1}`).toBeNull();
  });

  it('are found faulty where another move is called the solution', () => {
    const puzzle = all.find(({ wins }) => wins === null)!;
    expect(examiner.faultOf({ ...puzzle, move: puzzle.tempting })).not.toBeNull();
    expect(examiner.faultOf({ ...puzzle, thoughts: 64 * puzzle.thoughts })).not.toBeNull();
  });

  // Twice the same long search: one game stands for all.
  it.runIf(EFFORT > 1 || name === 'mow')('come from a seed', () => {
    const mined = () => minePuzzles(own, examiner, starts[name]!, 'test', 1).next().value;
    expect(mined()).toEqual(mined());
  });
});
