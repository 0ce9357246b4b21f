import { playGame } from '@tischlein/kit';
import { bots, games } from '@tischlein/manifests/all';
import { expect, it } from 'vitest';

const EFFORT = Number(process.env['EFFORT']);

/** The hero's share of wins over duplicate deals, at a small budget. */
function share(name: string, hero: string, others: string, deals: number): number {
  const game = games[name]!;
  const { levels } = bots[name]!;
  let wins = 0;
  for (let deal = 0; deal < deals; deal++)
    for (let mine = 0; mine < 2; mine++) {
      const players = [0, 1].map((seat) => levels[seat === mine ? hero : others]!);
      const { winners } = playGame(game, {}, players, `strength ${deal}`, 100);
      if (winners.includes(mine)) wins += 1 / winners.length;
    }
  return wins / (2 * deals);
}

// Floors of short runs on fixed deals; what the levels are worth is measured by `tischlein arena`.
it.each([
  ['mow', 'hard', 'medium', 4, 0.6],
  ['mow', 'skilled', 'medium', 6, 0.6],
  ['mow', 'medium', 'easy', 30, 0.6],
  ['mow', 'easy', 'random', 60, 0.6],
  ['uno', 'hard', 'random', 20, 0.55],
  ['uno', 'medium', 'beginner', 150, 0.51],
  ['uno', 'beginner', 'random', 100, 0.51],
  ['uwo', 'hard', 'medium', 1, 0.5],
  ['uwo', 'medium', 'easy', 4, 0.7],
  ['uwo', 'easy', 'beginner', 4, 0.7],
  ['uwo', 'beginner', 'random', 2, 0.9],
] as const)('%s: %s beats %s', (game, hero, others, deals, floor) => {
  expect(share(game, hero, others, deals * EFFORT)).toBeGreaterThanOrEqual(floor);
});
