import { expect, it } from 'vitest';
import { prose } from './search.ts';

it('ids are pieces of their own, wanted words are hits', () => {
  expect(prose('See UNO-13a-1 or MOW-40 to the herd.', 'herd')).toEqual([
    { text: 'See ', hit: false },
    { text: 'UNO-13a-1', hit: false, id: 'UNO-13a-1' },
    { text: ' or ', hit: false },
    { text: 'MOW-40', hit: false, id: 'MOW-40' },
    { text: ' to the ', hit: false },
    { text: 'herd', hit: true },
    { text: '.', hit: false },
  ]);
});

it('a number and its ending are not parted', () => {
  expect(prose('A csorda 1-től 15-ig tart.', '')).toEqual([
    { text: 'A csorda 1-\u2060től 15-\u2060ig tart.', hit: false },
  ]);
  expect(prose('UNO-Karte, znorf-2', '')[0]!.text).toBe('UNO-Karte, znorf-2');
});
