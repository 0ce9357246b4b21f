import { idOf } from '@tischlein/coach/puzzles';
import { manifests } from '@tischlein/manifests';
import { beforeEach, expect, it, vi } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { dayOf, gameOfDay, keepMark, marksOf, numberOfDay } from './kept.ts';

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

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('marks stay with their puzzles when the list is made anew', async () => {
  const all = await manifests['uwo']!.puzzles!();
  keepMark('uwo', idOf(all[4]!), 'found');
  const anew = [...all].reverse();
  expect(anew.filter((puzzle) => marksOf('uwo')[idOf(puzzle)] === 'found')).toEqual([all[4]]);
});

it('what was found stays found, also when its solution is looked at later', () => {
  keepMark('uno', 'pzz', 'shown');
  keepMark('uno', 'pa', 'found');
  keepMark('uno', 'pa', 'shown');
  expect(marksOf('uno')).toEqual({ pzz: 'shown', pa: 'found' });
});
