import { describe, expect, it } from 'vitest';
import {
  countOf,
  differenceOf,
  errorOf,
  inHalves,
  inWords,
  middleHalf,
  stepsOf,
  timeOf,
} from './in-words.ts';
import { words as all } from '../words/en.ts';

const words = all.effects;

it('times are said as people say them', () => {
  expect([0.1, 0.9, 5.4, 5.8].map(inHalves)).toEqual(['½', '1', '5½', '6']);
  expect(timeOf(55, 6, words)).toBe('5½ min');
  expect(timeOf(126, 6, words)).toBe('13 min');
  expect(timeOf(1500, 6, words)).toBe('2½ h');
  expect(differenceOf(-5.6, 6, words)).toBe('35 s');
  expect(differenceOf(30, 6, words)).toBe('3 min');
});

it('no digit is shown that its error does not carry', () => {
  expect(countOf({ value: 1.23, error: 0.1 }, 'en')).toBe('1.2');
  expect(countOf({ value: 1.23, error: 0.1 }, 'de')).toBe('1,2');
  expect(countOf({ value: 4.7, error: 0.5 }, 'en')).toBe('5');
  expect(errorOf(0.01, 'en')).toBe('± 0.1');
  expect(errorOf(3.7, 'en')).toBe('± 4');
});

it('lengths are spread over steps, each game in one of them', () => {
  const lengths = Array.from({ length: 100 }, (_, i) => 10 + i);
  expect(middleHalf(lengths)).toEqual([35, 85]);
  const { counts } = stepsOf(lengths, 15);
  expect(counts.reduce((a, b) => a + b)).toBe(100);
});

describe('what a rule does alone', () => {
  const table = { seconds: 6 } as Parameters<typeof inWords>[1];
  it('is said with the clearest things only', () => {
    const does = { moves: -5.7, skill: 0.01, leads: 0, outOfTurn: 4 };
    expect(inWords(does, table, words)).toEqual(['35 s shorter', 'more cards played out of turn']);
    const nothing = { moves: 0, skill: 0, leads: 0, outOfTurn: 0 };
    expect(inWords(nothing, table, words)).toEqual(['makes little difference']);
  });
});
