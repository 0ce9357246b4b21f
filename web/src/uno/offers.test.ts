import { describe, expect, it } from 'vitest';
import { findLay, offersIn, sayingsOf, wishesOf, wouldLay } from './offers.ts';

describe('offersIn', () => {
  const offers = offersIn([
    'play r7',
    'play r7!',
    'play wd:r',
    'play wd:b',
    'play wd:b!',
    'draw',
    'swap left',
    'give 2',
    'hand g4',
    'uno',
  ]);

  it('groups every way to lay by its card', () => {
    expect([...offers.lays.keys()]).toEqual(['r7', 'wd']);
    expect(offers.lays.get('wd')!.map(({ wish, saying }) => `${wish}${saying}`)).toEqual([
      'r',
      'b',
      'b!',
    ]);
  });

  it('keeps moves without a card apart, and calls apart from those', () => {
    expect([...offers.plain]).toEqual(['draw', 'swap left']);
    expect(offers.calls).toEqual(['uno']);
    expect(offers.gives.get(2)).toBe('give 2');
    expect(offers.hands.get('g4')).toBe('hand g4');
  });

  it('offers only wishes that are legal with the chosen saying', () => {
    const lays = offers.lays.get('wd')!;
    expect(sayingsOf(lays)).toEqual(['', '!']);
    expect(wishesOf(lays, '')).toEqual(['r', 'b']);
    expect(wishesOf(lays, '!')).toEqual(['b']);
    expect(findLay(lays, '!', 'b')?.move).toBe('play wd:b!');
    expect(findLay(lays, '!', 'r')).toBeUndefined();
  });

  it('reads no move it does not know as a card', () => {
    expect(offersIn(['play', 'play 7', 'fly r7']).lays.size).toBe(0);
  });
});

it('asks about a black card with some wish, so that the move can be written', () => {
  expect(wouldLay('wd')).toBe('play wd:r');
  expect(wouldLay('u')).toBe('play u');
  expect(wouldLay('g4')).toBe('play g4');
});
