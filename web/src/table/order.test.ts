import { expect, it } from 'vitest';
import { sortCows } from '../games/mow/board/cow.ts';
import { sortCards } from '../games/uno/board/choice.ts';
import { asDrawn } from '../games/kit/as-drawn.svelte.ts';

it('as drawn: what stays keeps its place, what is new stands at the end, also copies', () => {
  expect(asDrawn(['r7', 'b1', 'r7'], ['b1', 'g2', 'r7', 'r7'])).toEqual(['r7', 'b1', 'r7', 'g2']);
  expect(asDrawn(['r7', 'r7'], ['r7'])).toEqual(['r7']);
  expect(asDrawn([], ['b1', 'g2'])).toEqual(['b1', 'g2']);
});

it('UNO by value: numbers, signs, black cards; the same value by colour', () => {
  const hand = ['r7', 'rs', 'y0', 'g7', 'gd', 'w', 'wd'];
  expect(sortCards(hand, 'value')).toEqual(['y0', 'r7', 'g7', 'rs', 'gd', 'w', 'wd']);
  expect(sortCards(hand, 'colour')).toEqual(hand);
});

it('MOW by flies or by number, cows without a number last', () => {
  const hand = ['slow', '12', '3.2', '8', 'acro7'];
  expect(sortCows(hand, 'number')).toEqual(['3.2', 'acro7', '8', '12', 'slow']);
  expect(sortCows(hand, 'flies')).toEqual(['8', '12', '3.2', 'acro7', 'slow']);
});
