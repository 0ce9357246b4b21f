import { readFileSync } from 'node:fs';
import { mustParse, parseRecord, replay } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { mow } from './mow/index.ts';

const THREE = '["Anna","Beni","Carla"]';
const page = readFileSync(new URL('../docs/formats.md', import.meta.url), 'utf8');
const [, example = ''] = /```\n(tischlein 1\n[^]*?)```/.exec(page) ?? [];

it('the record of docs/formats.md is a game', () => {
  const { made, error } = mustParse(replay(mow, mustParse(parseRecord(example))));
  expect([made, error]).toEqual([4, undefined]);
});

it('a record that starts from a position says the same of seats and options as it', () => {
  const position = { game: 'mow', options: { limit: 77 }, hands: [['5'], ['7'], ['9']] };
  const started = (options: string, seats: string) => {
    const text = `tischlein 1\ngame mow rules 1\noptions ${options}\nseats ${seats}\n`;
    const record = `${text}position ${JSON.stringify(position)}\nseed a\n`;
    const replayed = replay(mow, mustParse(parseRecord(record)));
    return replayed.ok ? 'no error' : replayed.error;
  };
  expect(started('{"limit":77}', THREE)).toBe('no error');
  expect(started('{"limit":50}', THREE)).toContain('other options than its position');
  expect(started('{"limit":"banana"}', THREE)).toContain('options.limit: expected a whole number');
  expect(started('{"limit":77}', '["Anna"]')).toContain('the position has 3 seats');
});

it('a record by other rules is answered with the version it names and the one that is known', () => {
  const later = example.replace('rules 1', 'rules 7');
  const position = 'position {"game":"mow","hands":[["5"],["7"],["9"]]}\nseed';
  for (const text of [later, later.replace('seed', position)])
    expect(replay(mow, mustParse(parseRecord(text)))).toMatchObject({
      ok: false,
      error: 'mow rules 7 are not known here, only 1; a newer Tischlein may know them',
      why: { code: 'rules', values: { game: 'mow', rules: 7, known: 1 } },
    });
});

it('also a move that was taken back is a legal one of the game', () => {
  const told = (line: string) =>
    mustParse(replay(mow, mustParse(parseRecord(example.replace('1 take', line))))).error;
  expect(told('1 take')).toBeUndefined();
  expect(told('1 nonsense')).toContain('that is no move of mow');
  expect(told('9 take')).toContain('nobody has that seat');
  expect(told('2 take')).toContain('refused by MOW-10');
  expect(parseRecord(example.replace('0 add', '00 add')).ok).toBe(false);
});
