import { askOf, dealt, fairChance, FastRandom, mustParse, NOBODY, setUp } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { dateOf, DAY_BUDGET, DAY_GAMES, dayDeal, dayNumber, gameOfDay } from './index.ts';
import { bots, games } from '../all.ts';

describe('days', () => {
  it('are counted as the calendar counts them', () => {
    for (let day = -1000; day < 60_000; day += 31) {
      const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
      expect(dateOf(day)).toBe(date);
      expect(dayNumber(date)).toBe(day);
    }
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-4-3', 'today', ''])(
    '%s is none',
    (date) => expect(dayNumber(date)).toBeNull(),
  );

  it('bring the games by turns', () => {
    const week = Array.from({ length: 6 }, (_, i) =>
      gameOfDay(dateOf(dayNumber('2026-11-16')! + i)),
    );
    expect(week).toEqual([...week.slice(0, 3), ...week.slice(0, 3)]);
    expect(new Set(week)).toEqual(new Set(DAY_GAMES));
    expect(new Set(DAY_GAMES)).toEqual(new Set(Object.keys(games)));
  });

  it('deal other cards each', () => {
    expect(dayDeal('2026-11-16').secret).not.toBe(dayDeal('2026-11-17').secret);
    expect(dayDeal('2026-11-16', 'mow').secret).not.toBe(dayDeal('2026-11-16', 'uwo').secret);
    // Anyone can make it: printf 'tischlein day 1\n2026-11-16\nuno' | sha256sum
    expect(dayDeal('2026-11-16', 'uno').secret).toBe(
      '8e0057b7c39e53fca43b4b3bc57ebed27e3abbbb1b96cf024507a63215d17284',
    );
  });
});

describe.each([...DAY_GAMES])('the deal of the day of %s', (name) => {
  const game = games[name]!;
  const levels = ['medium', ...dayDeal('2026-01-01', name).bots];

  it('is never played out of turn, and ends', () => {
    for (let i = 0; i < 2; i++) {
      const { options, secret } = dayDeal(dateOf(20_000 + i), name);
      const chance = fairChance(secret);
      const state = dealt(game, mustParse(setUp(game, options, levels.length)), chance);
      for (
        let ply = 0, seat = game.waitingFor(state);
        seat !== NOBODY;
        seat = game.waitingFor(state)
      ) {
        expect(game.reactors(state)).toBe(0);
        const ask = askOf(game, state, seat, { mayWait: false, budget: DAY_BUDGET });
        const answer = bots[name]!.levels[levels[seat]!]!(ask, new FastRandom(`${secret} ${ply}`));
        game.play(state, seat, state.variant.moves.find(answer!)!, chance(++ply));
      }
      expect(game.result(state)).not.toBeNull();
    }
  });
});
