import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faults } from './faults.ts';

it('the example of docs/catalogue.md can be played', () => {
  const text = readFileSync(new URL('../../docs/catalogue.md', import.meta.url), 'utf8');
  const [, example] = /```json\n([^]*?)```/.exec(text) ?? [];
  expect(faults(JSON.parse(example!))).toEqual([]);
});
