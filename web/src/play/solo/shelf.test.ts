import type { Entry } from '@tischlein/table';
import { beforeEach, expect, it, vi } from 'vitest';
import { dropTable, forgetJournal, keepTable, keptTable, SavedJournal } from './shelf.ts';

const store = new Map<string, string>();
let written = 0;
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => {
      written += value.length;
      store.set(key, value);
    },
    removeItem: (key: string) => void store.delete(key),
  });
});

const entry = (seq: number): Entry => ({ type: 'moved', seat: 0, move: 'draw', seq, at: seq });
const entries = (from: number, to: number): Entry[] =>
  Array.from({ length: to - from }, (_, i) => entry(from + i));

it('a journal reads back as it was added, and can be added to again', () => {
  const journal = new SavedJournal('t');
  expect(journal.read()).toEqual([]);
  journal.add(entries(1, 4));
  for (let seq = 4; seq < 300; seq++) journal.add([entry(seq)]);
  const again = new SavedJournal('t');
  expect(again.read()).toEqual(entries(1, 300));
  again.add(entries(300, 500));
  expect(new SavedJournal('t').read()).toEqual(entries(1, 500));
  forgetJournal('t');
  expect(store.size).toBe(0);
});

it('a move late in a game writes no more than an early one', () => {
  const journal = new SavedJournal('t');
  const cost = (from: number): number => {
    written = 0;
    for (let seq = from; seq < from + 64; seq++) journal.add([entry(seq)]);
    return written / 64;
  };
  const early = cost(1);
  for (let seq = 65; seq < 5000; seq++) journal.add([entry(seq)]);
  expect(cost(5000)).toBeLessThan(2 * early);
});

it('a table that is dropped takes its journal along', () => {
  const table = {
    id: 't',
    game: 'mow',
    people: ['A'],
    seats: 2,
    changed: 1,
    moves: 2,
    over: false,
  };
  new SavedJournal('t').add(entries(1, 100));
  keepTable(table);
  expect(keptTable('t')).toEqual(table);
  dropTable('t');
  expect([...store.keys()]).toEqual(['tischlein.tables']);
  expect(keptTable('t')).toBeNull();
});
