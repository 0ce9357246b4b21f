import { readFileSync } from 'node:fs';
import { formatRecord, mustParse, parseRecord, replay } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { uno } from './index.ts';
import type { UnoState } from './layout.ts';

const text = readFileSync(new URL('golden/four-card-trick.txt', import.meta.url), 'utf8');

it('UNO-8b the four-card trick of the sheet wins', () => {
  const record = mustParse(parseRecord(text));
  expect(formatRecord(record)).toBe(text);
  const { state, made, error } = mustParse(replay(uno, record));
  expect([made, error]).toEqual([6, undefined]);
  expect(uno.result(state as UnoState)).toEqual({
    winners: [0],
    scores: [1 + 2 + 3 + 7 + 4 + 9, 0, 0],
    places: [1, 2, 2],
  });
});

it('UNO-16 without the call for the last card another player’s laying would have cost two cards', () => {
  const silent = mustParse(parseRecord(text.replace('0 uno\n0 play r8!!\n', '')));
  const { state } = mustParse(replay(uno, silent));
  expect(uno.position(state as UnoState)['calls']).toEqual([{ seat: 0, kind: 'uno' }]);
});
