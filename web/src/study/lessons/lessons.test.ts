import { games } from '@tischlein/manifests/all';
import { loadBook } from '@tischlein/manifests';
import { LANGUAGES } from '@tischlein/rules';
import { describe, expect, it, vi } from 'vitest';
import { faceOf, GAMES } from '../../games/index.ts';
import { LessonRun } from './run.svelte.ts';
import type { Lesson, LessonsWords } from '../../games/lesson.ts';

// Outside a page nothing is drawn: a rune is its value.
const same = (value: unknown): unknown => value;
vi.stubGlobal('$state', Object.assign(same, { raw: same }));

/** A reader whose others answer at once. */
const sitDown = (game: string, lesson: Lesson, step = 0): LessonRun =>
  new LessonRun(games[game]!, lesson, step, () => 0);

const all = await Promise.all(
  GAMES.map(async (game) => {
    const { lessons } = await faceOf(game).lessons!.scripts();
    return lessons.map((lesson) => ({ game, id: lesson.id, lesson }));
  }),
);

describe.each(all.flat())('the lesson $game $id', ({ game, id, lesson }) => {
  it('goes step by step by the real rules: each act is legal, and ends where the next begins', async () => {
    const run = sitDown(game, lesson);
    for (const [i, { does }] of lesson.steps.entries()) {
      expect(run.step).toBe(i);
      expect(run.waitingFor).toBe(0);
      expect(run.legal).toContain(does);
      await run.move(does);
      expect(run.answer).toBeNull();
    }
    expect(run.step).toBe(lesson.steps.length);
  });

  it('goes on at any step after leaving, with the same table', async () => {
    const through = sitDown(game, lesson);
    for (const [i, { does }] of lesson.steps.entries()) {
      const { view, legal } = sitDown(game, lesson, i);
      expect({ view, legal }).toEqual({ view: through.view, legal: through.legal });
      await through.move(does);
    }
  });

  it('what is shown is taken back, and is the reader’s again', async () => {
    const run = sitDown(game, lesson);
    const { view, legal } = run;
    const plies: number[] = [];
    const shown = run.show(async () => void plies.push(run.ply));
    await Promise.resolve();
    plies.push(run.ply);
    await shown;
    expect(plies).toEqual([0, lesson.steps.length > 1 ? 1 : 0]);
    expect({ view: run.view, legal: run.legal }).toEqual({ view, legal });
    expect(run.showing).toBe(false);
  });

  it('cites clauses of the book', async () => {
    const { clauses } = await loadBook(game, 'en');
    for (const { rule } of lesson.steps) expect(Object.keys(clauses)).toContain(rule);
  });

  it.each(LANGUAGES)('has words for every step in %s', async (language) => {
    const texts = (await faceOf(game).lessons!.words[language]()).words as LessonsWords;
    expect(Object.keys(texts[id]!.steps)).toEqual(lesson.steps.map((step) => step.id));
  });
});
