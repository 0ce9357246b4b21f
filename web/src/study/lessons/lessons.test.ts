import { games } from '@tischlein/manifests/all';
import type { Snapshot } from '@tischlein/table';
import { loadBook } from '@tischlein/manifests';
import { LANGUAGES } from '@tischlein/rules';
import { describe, expect, it } from 'vitest';
import { faceOf, GAMES } from '../../games/index.ts';
import { LessonTable } from './lesson-table.ts';
import { stepAt, type Lesson, type LessonsWords } from '../../games/lesson.ts';

/** A table whose others answer at once, or not at all, and what its reader hears of it. */
function sitDown(game: string, lesson: Lesson, step = 0, { held = false } = {}) {
  let ids = 0;
  let time = 0;
  const table = new LessonTable(games[game]!, lesson, step, 'Anna', {
    now: () => (time += 10_000),
    later: (_, run) => {
      const timer = held ? undefined : setTimeout(run);
      return () => clearTimeout(timer);
    },
    newId: () => `w${(ids += 1)}`,
  });
  const client = table.client();
  let told: Snapshot | null = null;
  client.follow(table.id, (message) => {
    if (message.type === 'snapshot') told = message;
  });
  const now = async (): Promise<Snapshot> => {
    await expect.poll(() => stepAt(lesson, table.moves), { interval: 1 }).not.toBe(null);
    await expect.poll(() => told, { interval: 1 }).not.toBe(null);
    return told!;
  };
  const move = async (text: string): Promise<string> => {
    const { ply } = await now();
    return (await client.command(table.id, { type: 'move', ply, move: text })).outcome;
  };
  return { table, now, move };
}

const all = await Promise.all(
  GAMES.map(async (game) => {
    const { lessons } = await faceOf(game).lessons!.scripts();
    return lessons.map((lesson) => ({ game, id: lesson.id, lesson }));
  }),
);

describe.each(all.flat())('the lesson $game $id', ({ game, id, lesson }) => {
  it('goes step by step through the host loop: each act is legal, and ends where the next begins', async () => {
    const { table, now, move } = sitDown(game, lesson);
    for (const [i, { does }] of lesson.steps.entries()) {
      expect(stepAt(lesson, table.moves)).toBe(i);
      const told = await now();
      expect(told.waitingFor).toBe(0);
      expect(told.legal).toContain(does);
      expect(await move(does)).toBe('ok');
      await now();
    }
    expect(stepAt(lesson, table.moves)).toBe(lesson.steps.length);
    table.close();
  });

  it('goes on at any step after leaving, with the same table', async () => {
    const through = sitDown(game, lesson);
    for (const [i, { does }] of lesson.steps.entries()) {
      const [told, again] = [await through.now(), sitDown(game, lesson, i)];
      const { view, legal } = await again.now();
      expect({ view, legal }).toEqual({ view: told.view, legal: told.legal });
      again.table.close();
      await through.move(does);
    }
    through.table.close();
  });

  it('what is shown can be taken back, and is the reader’s again', async () => {
    const { table, now, move } = sitDown(game, lesson, 0, { held: true });
    const { view, legal } = await now();
    expect(await move(lesson.steps[0]!.does)).toBe('ok');
    expect(table.moves).toBe(1);
    await table.takeBack();
    expect(table.moves).toBe(0);
    const again = await now();
    expect({ view: again.view, legal: again.legal }).toEqual({ view, legal });
    table.close();
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
