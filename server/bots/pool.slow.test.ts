import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { games } from '@tischlein/manifests/all';
import type { Game } from '@tischlein/kit';
import { foldAll, type Question, questionFor, waitingFor } from '@tischlein/table';
import { expect, it } from 'vitest';
import { journalOf } from '../journal.testing.ts';
import { BotPool } from './pool.ts';

const question = { game: 'none', level: 'none', seed: 's', ask: { legal: ['pass'], budget: 1 } };
const AWAITED = { awaited: true };

it('thinks first for tables where people wait, then for bots among themselves', async () => {
  const pool = new BotPool(1);
  const order: string[] = [];
  const think = async (who: string): Promise<void> => {
    const awaited = who.endsWith('people');
    await pool.think(question as unknown as Question, { awaited });
    order.push(who);
  };
  // The first one keeps the only thread busy while the others come.
  const all = [think('under way'), think('bots'), think('more bots')];
  all.push(think('people'), think('more people'));
  await Promise.all(all);
  expect(order).toEqual(['under way', 'people', 'more people', 'bots', 'more bots']);
  await pool.close();
});

it('no answer comes before its time, however little there was to think about', async () => {
  const pool = new BotPool(1);
  const from = performance.now();
  await pool.think(
    { ...question, ask: { ...question.ask, budget: 80 } } as unknown as Question,
    AWAITED,
  );
  expect(performance.now() - from).toBeGreaterThanOrEqual(99);
  await pool.close();
});

it('an answer comes when it is due, though the thought about it never ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-'));
  const thread = join(folder, 'thread.cjs');
  writeFileSync(thread, NEVER_ENDING);
  const pool = new BotPool(1, pathToFileURL(thread));
  const ask = { ...question.ask, legal: ['pass', 'best so far'] };
  await expect(pool.think({ ...question, ask } as unknown as Question, AWAITED)).resolves.toBe(
    'best so far',
  );
  await pool.close();
  rmSync(folder, { recursive: true });
});

const NEVER_ENDING = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ ask }) => {
    parentPort.postMessage({ move: ask.legal[1], done: false });
    for (;;);
  });
`;

const FULL = Number(process.env['EFFORT']) > 1;
/**
 * How well one may tell a forced move from a free one by its time: 0.5 is not at all, 1 is always. With so many of each,
 * where there is nothing to tell, 0.6 lies seven standard deviations away (0.0144, of a Mann–Whitney U of 801 and 801).
 */
const MAX_TOLD = 0.6;
const OF_EACH = 267;

it.runIf(FULL)('whether a move was forced can not be told by when it comes', async () => {
  const asked = Object.values(games).flatMap((game) => inTurn(game, OF_EACH));
  // As bad as it gets: every core has something else to do.
  const busy = cpus().map(() => new Worker('for (;;);', { eval: true }));
  const pool = new BotPool(1);
  const times: number[][] = [[], []];
  for (const [i, each] of asked.entries()) {
    // Timers count in whole milliseconds: a table asks at any part of one, not just after the last answer.
    for (const begin = performance.now() + Math.random(); performance.now() < begin;);
    const from = performance.now();
    await pool.think(each, AWAITED);
    times[i % 2]!.push(performance.now() - from);
  }
  await pool.close();
  await Promise.all(busy.map((worker) => worker.terminate()));
  const [forced, free] = times as [number[], number[]];
  const pairs = forced.flatMap((a) => free.map((b) => (a < b ? 1 : a > b ? 0 : 0.5)));
  const auc = pairs.reduce<number>((sum, each) => sum + each, 0) / pairs.length;
  console.log(`forced ${forced.length}, free ${free.length}, AUC ${auc.toFixed(3)}`);
  expect(forced.length).toBeGreaterThan(800);
  expect(Math.max(auc, 1 - auc)).toBeLessThan(MAX_TOLD);
});

/** Forced and free moves of random games in turn, so many of each: what else changes with time changes for both. */
function inTurn(game: Game, count: number): Question[] {
  const forced: Question[] = [];
  const free: Question[] = [];
  for (let i = 0; forced.length < count || free.length < count; i++) {
    const table = foldAll(journalOf(game, `auc ${i}`, i % 50, 1000), (name) => games[name]);
    const seat = waitingFor(table);
    if (seat === null) continue;
    const asked = { ...questionFor(table, seat, { mayWait: false, budget: 24 }), level: 'hard' };
    (asked.ask.legal.length === 1 ? forced : free).push(asked);
  }
  return forced.slice(0, count).flatMap((each, i) => [each, free[i]!]);
}
