import { bots, games } from '@tischlein/manifests/all';
import { manifests } from '@tischlein/manifests';
import { DAY_GAMES, dayDeal } from '@tischlein/manifests/day';
import { describe, expect, it } from 'vitest';
import { duplicate, middleOf, PLAYS } from './duplicate.ts';

describe.each([...DAY_GAMES])('the deal of the day of %s in other hands', (name) => {
  it('comes to the same each time, and to something else with other cards', async () => {
    const scoreOf = await manifests[name]!.day!.score();
    const tools = { game: games[name]!, levels: bots[name]!.levels, scoreOf };
    const one = dayDeal('2026-11-16', name);
    const played = duplicate(tools, one, 'easy', 0);
    expect(duplicate(tools, one, 'easy', 0)).toEqual(played);
    const others = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'].map(
      (date) => duplicate(tools, dayDeal(date, name), 'easy', 0).score,
    );
    expect(new Set([played.score, ...others]).size).toBeGreaterThan(1);
  });
});

it('the middle one of all plays counts, and none before all are there', () => {
  const plays = [5, -3, 40].map((score) => ({ level: 'hard', score }));
  expect(plays).toHaveLength(PLAYS);
  expect(middleOf(plays.slice(1), 'hard')).toBeNull();
  expect(middleOf([...plays, { level: 'easy', score: 9 }], 'hard')).toBe(5);
});
