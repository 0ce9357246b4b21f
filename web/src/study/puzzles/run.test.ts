import { puzzlesOf } from '@tischlein/coach/puzzles';
import { games } from '@tischlein/manifests/all';
import { legalTexts } from '@tischlein/kit';
import { expect, it, vi } from 'vitest';
import { PuzzleRun } from './run.svelte.ts';

// Outside a page nothing is drawn: a rune is its value.
const same = (value: unknown): unknown => value;
vi.stubGlobal('$state', Object.assign(same, { raw: same }));

it.each(Object.keys(games))(
  'a wrong try of %s is answered on the board, and taken back whole',
  async (name) => {
    const game = games[name]!;
    const [puzzle] = await puzzlesOf(name);
    const asked: number[] = [];
    const run = new PuzzleRun(game, puzzle!, async (state, seat) => {
      asked.push(seat);
      return legalTexts(game, state, seat)[0] ?? null;
    });
    const { view } = run;
    run.move(puzzle!.tempting);
    expect(run.trying).toBe(true);
    expect(run.wrong).toBe(1);
    expect(run.view).not.toEqual(view);
    await new Promise((done) => setTimeout(done, 20));
    expect(asked).not.toContain(run.seat);
    // The board is not one's own until the try is taken back.
    run.move(puzzle!.move);
    expect(run.ending).toBeNull();
    run.takeBack();
    expect(run.view).toEqual(view);
    expect(run.answer).toBeNull();
    run.move(puzzle!.move);
    expect(run.ending).toBe('found');
  },
);
