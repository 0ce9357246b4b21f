import { expect, it } from 'vitest';
import { agoIn, dateIn, timeSpanIn } from './dates.ts';

const HOW = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const day = new Date('2026-11-18T20:15:00Z');

it('a headline begins with a capital letter, and Bernese has its own days and months', () => {
  expect(
    (['en', 'de', 'gsw', 'hu'] as const).map((language) => dateIn(language, day, HOW)),
  ).toEqual([
    'Wednesday 18 November',
    'Mittwoch, 18. November',
    'Mittwuch, 18. Novämber',
    'November 18., szerda',
  ]);
  const month = (number: number): string =>
    dateIn('gsw', new Date(Date.UTC(2026, number, 1)), { month: 'long', timeZone: 'UTC' });
  expect(Array.from({ length: 12 }, (_, i) => month(i)).join(' ')).toBe(
    'Januar Februar März Aprile Meie Juni Juli Ougschte Septämber Oktober Novämber Dezämber',
  );
  const weekday = (how: 'long' | 'short') => (_: unknown, i: number) =>
    dateIn('gsw', new Date(Date.UTC(2026, 10, 16 + i)), { weekday: how, timeZone: 'UTC' });
  expect(Array.from({ length: 7 }, weekday('long')).join(' ')).toBe(
    'Mäntig Zischtig Mittwuch Donschtig Fritig Samschtig Sunntig',
  );
  expect(Array.from({ length: 7 }, weekday('short')).join(' ')).toBe('Mä Zi Mi Do Fr Sa Su');
});

it('what was is said in Bernese, too', () => {
  expect([agoIn('gsw', 1, 'day'), agoIn('gsw', 3, 'day'), agoIn('gsw', 2, 'week')]).toEqual([
    'geschter',
    'vor 3 Täg',
    'vor 2 Wuche',
  ]);
  expect([timeSpanIn('gsw', 1, 'day'), timeSpanIn('gsw', 5, 'hour')]).toEqual(['1 Tag', '5 Stund']);
});
