import { GRADES, puzzlesOf } from '@tischlein/coach/puzzles';
import { beforeEach, expect, it, vi } from 'vitest';
import { motifs as mow } from '../../games/mow/highlights.ts';
import { motifs as uno } from '../../games/uno/highlights.ts';
import { motifs as uwo } from '../../games/uwo/motifs.ts';
import { words as mowWords } from '../../games/mow/words/en.ts';
import { words as unoWords } from '../../games/uno/words/en.ts';
import { words as uwoWords } from '../../games/uwo/words/en.ts';
import { nextOf, stationsOf } from './stations.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it.each([
  ['uno', uno, unoWords.motifs],
  ['mow', mow, mowWords.motifs],
  ['uwo', uwo, uwoWords.motifs],
] as const)(
  'every puzzle of %s stands at one station, which has a name and a picture',
  async (game, motifs, names) => {
    const puzzles = await puzzlesOf(game);
    const stations = stationsOf(game, puzzles, motifs);
    const numbers = stations.flatMap(({ all }) => all.map(({ number }) => number));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(puzzles.map((_, i) => i + 1));
    expect(stations.length).toBeGreaterThan(1);
    for (const { motif, all } of stations) {
      expect(names).toHaveProperty(motif);
      expect(all.length).toBeGreaterThanOrEqual(4);
      for (const { puzzle, grade } of all) {
        expect(motifs.shows(puzzle)).not.toMatch(/undefined|^$/);
        expect(GRADES[grade]).toBeDefined();
      }
    }
  },
);

it('one goes on with the first along the way that was not found, and found ones count', async () => {
  const puzzles = await puzzlesOf('uno');
  const [first, second] = stationsOf('uno', puzzles, uno)[0]!.all;
  expect(nextOf(stationsOf('uno', puzzles, uno))).toEqual(first);
  const { keepMark } = await import('./kept.ts');
  const { idOf } = await import('@tischlein/coach/puzzles');
  keepMark('uno', idOf(first!.puzzle), 'found');
  const after = stationsOf('uno', puzzles, uno);
  expect(nextOf(after)!.number).toBe(second!.number);
  expect(after[0]!.found).toBe(1);
});
