import { describe, expect, it } from 'vitest';
import { findPlay, offersIn, sayingsOf, wishesOf, wouldPlay } from './offers.ts';

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

  it('groups every way to play by its card', () => {
    expect([...offers.plays.keys()]).toEqual(['r7', 'wd']);
    expect(offers.plays.get('wd')!.map(({ wish, call }) => [wish, call])).toEqual([
      ['r', null],
      ['b', null],
      ['b', 'uno'],
    ]);
  });

  it('keeps moves without a card apart, and calls apart from those', () => {
    expect([...offers.plain]).toEqual(['draw']);
    expect([...offers.swaps]).toEqual(['left']);
    expect(offers.calls).toEqual(['uno']);
    expect([...offers.gives]).toEqual([2]);
    expect([...offers.hands]).toEqual(['g4']);
  });

  it('offers only wishes that are legal with what is said', () => {
    const plays = offers.plays.get('wd')!;
    expect(sayingsOf(plays)).toEqual([null, 'uno']);
    expect(wishesOf(plays, null)).toEqual(['r', 'b']);
    expect(wishesOf(plays, 'uno')).toEqual(['b']);
    expect(findPlay(plays, 'uno', 'b')).toBe(plays[2]);
    expect(findPlay(plays, 'uno', 'r')).toBeUndefined();
  });

  it('reads no move it does not know as a card', () => {
    expect(offersIn(['play', 'play 7', 'fly r7']).plays.size).toBe(0);
  });
});

it('asks about a black card with some wish, so that the move can be written', () => {
  expect(wouldPlay('wd')).toBe('play wd:r');
  expect(wouldPlay('u')).toBe('play u');
  expect(wouldPlay('g4')).toBe('play g4');
});
