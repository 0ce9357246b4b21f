import { describe, expect, it } from 'vitest';
import { cowOf } from '@tischlein/games/mow/language';
import { askAbout, cardIn, offersIn, wayOf } from './offers.ts';
import { labelOf, symbolOf } from './cow.ts';

const HERD = ['5', '7.1', 'acro7', 'slow@9', '11.2'];

describe('drawing a card', () => {
  it.each([
    ['7.1y', 'cow-c', '7'],
    ['15', 'cow-b', '15'],
    ['block16y', 'block', '16'],
    ['acro9', 'acro', '9'],
    ['slow', 'slow', '?'],
    ['slow@6', 'slow', '6'],
    ['calf', 'calf', '±1'],
    ['calf@0', 'calf', '0'],
    ['mad', 'mad', '8'],
  ])('%s', (code, symbol, label) => {
    expect([symbolOf(cowOf(code)), labelOf(cowOf(code))]).toEqual([symbol, label]);
  });
});

it('sorts legal moves: ways to add a cow, taking, passing', () => {
  const { ways, take, pass } = offersIn(['take', 'add 7.1y', 'add thin>3']);
  expect([ways.map(({ card }) => card), take, pass]).toEqual([['7.1y', 'thin'], true, false]);
  expect(offersIn(['pass'])).toEqual({ ways: [], take: false, pass: true });
  expect([cardIn('add thin>3'), cardIn('take'), cardIn(null)]).toEqual(['thin', null, null]);
});

describe('where a card goes', () => {
  it.each([
    ['3', 'low'],
    ['12.1', 'high'],
    ['slow', 'inside'],
    ['acro7', 'inside'],
  ] as const)('%s: %s', (card, way) => {
    expect(wayOf(card, HERD)).toBe(way);
  });
  it('asks the rules about a move that can be written', () => {
    expect(askAbout('slow', HERD)).toBe('add slow@5');
    expect(askAbout('calf', HERD)).toBe('add calf@low');
    expect(askAbout('8.1', HERD)).toBe('add 8.1');
  });
});
