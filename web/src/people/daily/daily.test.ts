import { describe, expect, it } from 'vitest';
import { monthBefore, monthOf, rowOf, today, untilNext, weekOf } from './log.ts';
import { binsOf, placeOf } from './place.ts';
import { shareText } from './share.ts';
import { words as all } from '../words/en.ts';

const words = all.daily;

const row = (days: readonly string[], date: string) => rowOf(new Set(days), date);

describe('days in a row', () => {
  it('go on until a day is missing, and today may still be to come', () => {
    const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-03'];
    expect(row(days, '2026-03-03')).toEqual({ now: 1, best: 3 });
    expect(row(days, '2026-03-04')).toEqual({ now: 1, best: 3 });
    expect(row(days, '2026-03-01')).toEqual({ now: 3, best: 3 });
    expect(row(days, '2026-03-05')).toEqual({ now: 0, best: 3 });
    expect(row([], '2026-03-05')).toEqual({ now: 0, best: 0 });
  });

  it('stand in weeks from Monday', () => {
    expect(weekOf('2026-11-16')[0]).toBe('2026-11-16');
    expect(weekOf('2026-11-22')[0]).toBe('2026-11-16');
    expect(weekOf('2026-11-23')[0]).toBe('2026-11-23');
  });

  it('stand in months of their own length, over the turn of a year', () => {
    expect(monthBefore('2027-01-31', 0)).toBe('2027-01-01');
    expect(monthBefore('2027-01-31', 2)).toBe('2026-11-01');
    expect(monthOf('2028-02-01')).toHaveLength(29);
    expect(monthOf('2026-12-01').at(-1)).toBe('2026-12-31');
  });

  it('change at midnight of universal time', () => {
    const end = Date.parse('2026-11-16T23:59:00Z');
    expect([today(end), untilNext(end)]).toEqual(['2026-11-16', 60_000]);
    expect(today(end + 60_000)).toBe('2026-11-17');
  });
});

const scores = [
  { score: -60, won: false, people: 3 },
  { score: -5, won: false, people: 2 },
  { score: 40, won: true, people: 4 },
  { score: 84, won: true, people: 2 },
];

describe('a place', () => {
  it('is shared by equal scores', () => {
    expect(placeOf(scores, 84)).toEqual({ place: 1, of: 11, better: 90, won: 55, best: 84 });
    expect(placeOf(scores, 40)).toMatchObject({ place: 3, better: 50 });
    expect(placeOf(scores, -60)).toMatchObject({ place: 9, better: 0 });
    expect(placeOf([{ score: 3, won: true, people: 1 }], 3)).toMatchObject({
      place: 1,
      better: null,
    });
  });

  it('stands among bars that hold everybody, and one’s own', () => {
    for (const mine of [-60, 40, 84]) {
      const bins = binsOf(scores, mine);
      expect(bins.length).toBeLessThanOrEqual(18);
      expect(bins.reduce((sum, { people }) => sum + people, 0)).toBe(11);
      expect(bins.filter((bin) => bin.mine)).toHaveLength(1);
      expect(bins.some(({ from }) => from === 0)).toBe(true);
    }
    expect(binsOf([], 7)).toHaveLength(1);
    expect(binsOf([{ score: 9000, won: true, people: 1 }], -9000).length).toBeLessThanOrEqual(18);
  });
});

it('what is shared names no card', () => {
  const text = shareText(words, {
    date: '2026-11-16',
    game: 'UNO',
    counts: 'points',
    outcome: { score: 84, won: true, turns: 14 },
    place: placeOf(scores, 84),
    squares: ['best', 'slip', 'none', 'good'],
    address: 'http://x/#/day',
  });
  expect(text.split('\n')).toEqual([
    'Tischlein, 2026-11-16, UNO',
    'Won, +84 in 14 turns',
    '🟩🟥⬜🟨',
    'Better than 90 out of 100',
    'http://x/#/day',
  ]);
});
