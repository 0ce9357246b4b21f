import type { Question } from '@tischlein/table';
import { expect, it } from 'vitest';
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
