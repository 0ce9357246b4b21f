import { uno } from '@tischlein/games/uno';
import { expect, it, vi } from 'vitest';
import { defaultsOf } from './rules.ts';
import {
  dropSet,
  isChosen,
  keepHosted,
  keepSet,
  lastHosted,
  MAX_SETS,
  readSet,
  setsOf,
} from './sets.ts';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
});

const runs = { ...defaultsOf(uno), runs: true };

it('a set is a name and what differs, twelve a game, the newest first', () => {
  expect(keepSet(uno, '  Huber rules, as at home, with runs and all ', runs)).toBe(true);
  expect(setsOf(uno)).toEqual([
    { name: 'Huber rules, as at home, with ', options: { runs: true } },
  ]);
  for (let i = 1; i < MAX_SETS; i++) expect(keepSet(uno, `set ${i}`, runs)).toBe(true);
  expect(keepSet(uno, 'one more', runs)).toBe(false);
  expect(keepSet(uno, 'set 1', defaultsOf(uno))).toBe(true);
  expect(setsOf(uno)[0]).toEqual({ name: 'set 1', options: {} });
  expect(setsOf(uno)).toHaveLength(MAX_SETS);
  dropSet(uno, 'set 1');
  expect(setsOf(uno)).toHaveLength(MAX_SETS - 1);
});

it('an option that is unknown is named, and the rest holds', () => {
  const { chosen, unknown } = readSet(uno, { runs: true, jumpIn: 'perhaps', hats: true });
  expect(chosen).toEqual(runs);
  expect(unknown).toEqual(['jumpIn', 'hats']);
  expect(isChosen(uno, { runs: true, hats: true }, runs)).toBe(true);
  expect(isChosen(uno, {}, runs)).toBe(false);
});

it('as last time are the rules of the last table one hosted', () => {
  expect(lastHosted(uno)).toBeNull();
  keepHosted(uno, runs);
  expect(lastHosted(uno)).toEqual({ runs: true });
});
