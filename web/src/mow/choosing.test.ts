import { describe, expect, it } from 'vitest';
import { cowOf, placeIn } from '@tischlein/games/mow/language';
import { addings, askAbout, cardIn, nextQuestion, wayOf } from './choosing.ts';
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

describe('from a card to a move', () => {
  it('asks nothing for a plain cow', () => {
    expect(nextQuestion(['add 3', 'take'], '3')).toEqual({ ask: 'nothing', move: 'add 3' });
  });
  it('asks for the place of a slowpoke, then for the arrow', () => {
    const legal = ['add slow@6', 'add slow@6^', 'add slow@8', 'add slow@8^', 'take'];
    const first = nextQuestion(legal, 'slow');
    expect(first?.ask === 'place' && first.places.map((way) => placeIn(HERD, way))).toEqual([6, 8]);
    const second = nextQuestion(legal, 'slow', 8);
    expect(second?.ask === 'arrow' && [second.leave.text, second.turn.text]).toEqual([
      'add slow@8',
      'add slow@8^',
    ]);
  });
  it('asks who is next for a yellow special', () => {
    const question = nextQuestion(['add milk', 'add milk>1', 'add milk>2'], 'milk');
    expect(question?.ask === 'pointer' && question.named.map((way) => way.next)).toEqual([1, 2]);
  });
  it('has no question for a card without a move', () => {
    expect(nextQuestion(['take'], '7.1')).toBeNull();
  });
  it('leaves out what is no adding', () => {
    expect(addings(['take', 'pass', 'add 7.1y'])).toHaveLength(1);
    expect([cardIn('add thin>3'), cardIn('take'), cardIn(null)]).toEqual(['thin', null, null]);
  });
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
