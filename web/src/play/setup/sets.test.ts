import type { MySets } from '@tischlein/api';
import { uno } from '@tischlein/games/uno';
import { MAX_SETS, type RuleSet } from '@tischlein/table';
import { expect, it, vi } from 'vitest';
import { defaultsOf } from './rules.ts';
import { isChosen, keepHosted, lastHosted, readSet } from './sets.ts';
import * as sets from './sets.ts';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
  removeItem: (key: string) => void store.delete(key),
});

const runs = { ...defaultsOf(uno), runs: true };

const keep = (name: string, chosen: object): void =>
  sets.keepSet(uno, sets.setFrom(uno, name, chosen as typeof runs)!);
const names = (): string[] => sets.setsOf(uno).map(({ name }) => name);

it('a set is a name and what differs, twelve a game, the newest first', () => {
  keep('  Huber rules, as at home, with runs and all ', runs);
  expect(sets.setsOf(uno)).toEqual([
    { name: 'Huber rules, as at home, with', options: { runs: true } },
  ]);
  expect(sets.setFrom(uno, ' \u202e ', runs)).toBeNull();
  for (let i = 1; i < MAX_SETS; i++) keep(`set ${i}`, runs);
  keep('one more', runs);
  expect(names()).not.toContain('one more');
  keep('set 1', defaultsOf(uno));
  expect(sets.setsOf(uno)[0]).toEqual({ name: 'set 1', options: {} });
  expect(names()).toHaveLength(MAX_SETS);
  sets.dropSet(uno, 'set 1');
  expect(names()).toHaveLength(MAX_SETS - 1);
});

it('what is kept without a line goes to the server with the next one, and comes to other devices', async () => {
  store.clear();
  const server = new Map<string, readonly RuleSet[]>([['mow', []]]);
  const line = {
    ask: async () => Object.fromEntries(server),
    send: async ({ game, sets: sent }: MySets) => void server.set(game, sent),
  };
  keep('At home', runs);
  await expect(
    sets.syncSets({ ...line, send: () => Promise.reject(new Error('no line')) }),
  ).rejects.toThrow('no line');
  expect(names()).toEqual(['At home']);
  await sets.syncSets(line);
  expect(server.get('uno')).toEqual([{ name: 'At home', options: { runs: true } }]);
  // Another device has changed it since: nothing of here is newer.
  server.set('uno', [{ name: 'With Oma', options: {} }]);
  await sets.syncSets(line);
  expect(names()).toEqual(['With Oma']);
  sets.dropSet(uno, 'With Oma');
  await sets.syncSets(line);
  expect(server.get('uno')).toEqual([]);
});

it('sets come along in the file of one’s games, and what is none of ours does not', () => {
  store.clear();
  sets.bringSets('{"sets":{"uno":[{"name":"At home","options":{"runs":true}}]}}');
  expect(names()).toEqual(['At home']);
  sets.bringSets('{"sets":{"uno":[{"name":7}]}}');
  sets.bringSets('{}');
  expect(names()).toEqual(['At home']);
  sets.forgetSets();
  expect(sets.allSets()).toEqual({});
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
