import { loadWords } from '@tischlein/manifests';
import { expect, it } from 'vitest';
import { rulesInForce } from './inforce.ts';

it('names what is on, with the value of what has one', async () => {
  const { options: words } = await loadWords('uno', 'en');
  const found = rulesInForce({ jumpIn: true, runs: false, zeroSwap: 'must', target: 500 }, words);
  expect(found.map(({ name, value }) => [name, value])).toEqual([
    ['Jumping in', null],
    ['Zeros swap hands', 'Always'],
    ['Target', '500'],
  ]);
  expect(rulesInForce({ zeroSwap: 'off', unheardOf: true }, words)).toEqual([]);
});
