import { idOf } from '@tischlein/coach/puzzles';
import { manifests } from '@tischlein/manifests';
import { expect, it } from 'vitest';
import { numberIn } from './kept.ts';

it('an address names a puzzle by its number, or by its id wherever it stands', async () => {
  const all = await manifests['uwo']!.puzzles!();
  expect(numberIn(all, '5')).toBe(5);
  expect(numberIn(all, idOf(all[4]!))).toBe(5);
  expect(numberIn([...all].reverse(), idOf(all[4]!))).toBe(all.length - 4);
  expect(numberIn(all, 'pgone')).toBe(0);
});
