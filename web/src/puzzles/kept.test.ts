import { expect, it } from 'vitest';
import { GAMES } from '../faces/index.ts';
import { dayOf, gameOfDay, numberOfDay } from './kept.ts';

it('a day is one by the calendar, whatever the hour', () => {
  expect(dayOf(new Date(2026, 2, 29, 0, 30))).toBe(dayOf(new Date(2026, 2, 29, 23, 30)));
  expect(dayOf(new Date(2026, 2, 30, 0, 30)) - dayOf(new Date(2026, 2, 29, 23, 30))).toBe(1);
});

it('the games take turns, and no puzzle comes again before all were there', () => {
  const days = Array.from({ length: GAMES.length * 60 }, (_, i) => 20_000 + i);
  const seen = days.map((day) => `${gameOfDay(day)} ${numberOfDay(day, 60)}`);
  expect(new Set(seen).size).toBe(days.length);
  expect(new Set(days.slice(0, GAMES.length).map(gameOfDay)).size).toBe(GAMES.length);
});
