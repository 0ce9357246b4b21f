import { describe, expect, it } from 'vitest';
import { addings, askAbout, nextQuestion, placeOf, wayOf } from './choosing.ts';
import { cowFace, fliesOf, standings } from './cow.ts';

const HERD = ['5', '7.1', 'acro7', 'slow@9', '11.2'];

describe('reading a card', () => {
  it.each([
    ['7.1y', { kind: 'cow', label: '7', place: 7, flies: 1, yellow: true }],
    ['15', { kind: 'cow', label: '15', place: 15, flies: 0, yellow: false }],
    ['block16y', { kind: 'block', label: '16', place: 16, flies: 5, yellow: true }],
    ['acro9', { kind: 'acro', label: '9', place: 9, flies: 5, yellow: false }],
    ['slow', { kind: 'slow', label: '?', place: null, flies: 5, yellow: false }],
    ['slow@6', { kind: 'slow', label: '6', place: 6, flies: 5, yellow: false }],
    ['calf@0', { kind: 'calf', label: '0', place: 0, flies: 5, yellow: true }],
    ['mad', { kind: 'mad', label: '8', place: 8, flies: 5, yellow: true }],
  ])('%s', (code, face) => {
    expect(cowFace(code)).toEqual({ code, ...face });
  });

  it('puts an acrobat on its cow', () => {
    const there = standings(HERD).get(7)!;
    expect([there.cow.code, there.acrobat?.code]).toEqual(['7.1', 'acro7']);
    expect(fliesOf(HERD)).toBe(0 + 1 + 5 + 5 + 2);
  });
});

describe('from a card to a move', () => {
  it('asks nothing for a plain cow', () => {
    expect(nextQuestion(['add 3', 'take'], '3')).toEqual({ ask: 'nothing', move: 'add 3' });
  });
  it('asks for the place of a slowpoke, then for the arrow', () => {
    const legal = ['add slow@6', 'add slow@6^', 'add slow@8', 'add slow@8^', 'take'];
    const first = nextQuestion(legal, 'slow');
    expect(first?.ask === 'place' && first.places.map((way) => placeOf(way, HERD))).toEqual([6, 8]);
    const second = nextQuestion(legal, 'slow', '8');
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
  it('a calf stands beside the end it goes to', () => {
    expect(placeOf({ card: 'calf', at: 'low' }, HERD)).toBe(4);
    expect(placeOf({ card: 'calf', at: 'high' }, HERD)).toBe(12);
  });
  it('asks the rules about a move that can be written', () => {
    expect(askAbout('slow', HERD)).toBe('add slow@5');
    expect(askAbout('calf', HERD)).toBe('add calf@low');
    expect(askAbout('8.1', HERD)).toBe('add 8.1');
  });
});
