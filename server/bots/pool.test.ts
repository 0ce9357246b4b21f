import { games } from '@tischlein/games';
import { foldAll, questionFor, waitingFor, type Question } from '@tischlein/table';
import { expect, it } from 'vitest';
import { journalOf } from '../journal.ts';
import { BotPool } from './pool.ts';

const question = { game: 'none', level: 'none', seed: 's', ask: { legal: ['pass'], budget: 1 } };

it('thinks first for tables where people wait, then for bots among themselves', async () => {
  const pool = new BotPool(1);
  const order: string[] = [];
  const think = async (who: string, awaited: boolean): Promise<void> => {
    await pool.think(question as unknown as Question, awaited);
    order.push(who);
  };
  // The first one keeps the only thread busy while the others come.
  const all = [think('under way', false), think('bots', false), think('more bots', false)];
  all.push(think('people', true), think('more people', true));
  await Promise.all(all);
  expect(order).toEqual(['under way', 'people', 'more people', 'bots', 'more bots']);
  await pool.close();
});

const FULL = Number(process.env['EFFORT']) > 1;
/** How well one may tell a forced move from a free one by its time: 0.5 is not at all, 1 is always. */
const MOST_TOLD = 0.6;

it('no answer comes before its time, however little there was to think about', async () => {
  const pool = new BotPool(1);
  const from = performance.now();
  await pool.think(
    { ...question, ask: { ...question.ask, budget: 80 } } as unknown as Question,
    true,
  );
  expect(performance.now() - from).toBeGreaterThanOrEqual(99);
  await pool.close();
});

it.runIf(FULL)('whether a move was forced can not be told by when it comes', async () => {
  const pool = new BotPool(1);
  const times: Record<'forced' | 'free', number[]> = { forced: [], free: [] };
  for (const game of Object.values(games))
    for (let i = 0; i < 300; i++) {
      const table = foldAll(journalOf(game, `auc ${i}`, i % 30, 1000), (name) => games[name]);
      const seat = waitingFor(table);
      if (seat === null) continue;
      const asked = { ...questionFor(table, seat, false, 60), level: 'hard' };
      const from = performance.now();
      await pool.think(asked, true);
      times[asked.ask.legal.length === 1 ? 'forced' : 'free'].push(performance.now() - from);
    }
  await pool.close();
  const pairs = times.forced.flatMap((a) => times.free.map((b) => (a < b ? 1 : a > b ? 0 : 0.5)));
  const auc = pairs.reduce<number>((sum, each) => sum + each, 0) / pairs.length;
  console.log(`forced ${times.forced.length}, free ${times.free.length}, AUC ${auc.toFixed(3)}`);
  expect(times.forced.length).toBeGreaterThan(20);
  expect(Math.max(auc, 1 - auc)).toBeLessThan(MOST_TOLD);
});
