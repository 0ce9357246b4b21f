import { expect, it } from 'vitest';
import { words } from '../words/en.ts';
import { strengthOf } from './strength.ts';

const wins = (mean: number, low: number, high: number) => [mean, low, high] as const;
const bot = { rating: wins(0, 0, 0), games: 10, milliseconds: 1 };
const ratings = {
  rated: [
    {
      command: '',
      game: 'mow',
      seats: 2,
      match: false,
      bots: [
        { ...bot, bot: 'random', wins: null },
        { ...bot, bot: 'easy', wins: wins(0.7, 0.68, 0.73) },
        { ...bot, bot: 'medium', wins: wins(0.8, 0.6, 0.9) },
      ],
    },
    {
      command: '',
      game: 'mow',
      seats: 4,
      match: true,
      bots: [{ ...bot, bot: 'medium', wins: wins(0.55, 0.52, 0.58) }],
    },
  ],
};

it('says how often a level wins, and no more exactly than it is known', () => {
  const two = strengthOf(ratings, { game: 'mow', seats: 2 }, words.strength);
  expect(two('easy')).toBe('Wins 7 of 10 games against the level below.');
  expect(two('medium')).toBe('Wins 6–9 of 10 games against the level below.');
  expect(two('random')).toBeNull();
  const many = strengthOf(ratings, { game: 'mow', seats: 7 }, words.strength);
  expect(many('medium')).toBe(
    'Wins 55 of 100 matches to 500 against 3 of the level below; 25 would be pure luck.',
  );
  expect(many('easy')).toBeNull();
  expect(strengthOf(ratings, { game: 'nim', seats: 2 }, words.strength)('easy')).toBeNull();
});
