import { describe, expect, it } from 'vitest';
import { cardOf, cowOf, fliesOf, formatCow, herdByPlace, placeIn } from './language.ts';
import { COWS } from './sets.ts';

const HERD = ['5', '7.1', 'acro7', 'slow@9', '11.2'];

describe('cards', () => {
  it.each([
    ['7.1y', { kind: 'cow', number: 7, place: 7, flies: 1, packet: 'yellow', copies: 1 }],
    ['15', { kind: 'cow', number: 15, place: 15, flies: 0, packet: 'green', copies: 1 }],
    ['block16y', { kind: 'blocker', number: 16, place: 16, flies: 5, packet: 'yellow' }],
    ['acro9', { kind: 'acrobat', number: 9, place: 9, flies: 5, packet: 'green' }],
    ['slow', { kind: 'slowpoke', number: null, place: null, flies: 5, copies: 2 }],
    ['slow@6', { code: 'slow', kind: 'slowpoke', number: null, place: 6 }],
    ['calf@0', { code: 'calf', kind: 'calf', number: null, place: 0, packet: 'yellow' }],
    ['mad', { kind: 'mad', number: 8, place: 8, flies: 5, packet: 'yellow' }],
  ])('%s', (text, facts) => {
    expect(cowOf(text)).toMatchObject(facts);
    expect(formatCow(cowOf(text))).toBe(text);
  });

  it('are all known by their codes, and nothing else is', () => {
    for (const cow of COWS) if (cow) expect(cardOf(cow.code)).toEqual(cow);
    for (const text of ['', '17', '7.4', 'slow@17', '7@7', 'acro7@7', 'slow@'])
      expect(cardOf(text), text).toBeUndefined();
  });
});

describe('questions', () => {
  it('put an acrobat on its cow and count the flies', () => {
    expect([...herdByPlace(HERD)]).toEqual([
      [5, { cow: '5', acrobat: null }],
      [7, { cow: '7.1', acrobat: 'acro7' }],
      [9, { cow: 'slow@9', acrobat: null }],
      [11, { cow: '11.2', acrobat: null }],
    ]);
    expect(fliesOf(HERD)).toBe(0 + 1 + 5 + 5 + 2);
  });

  it.each([
    [{ card: '3' }, 3],
    [{ card: 'slow' }, null],
    [{ card: 'slow', at: 6 }, 6],
    [{ card: 'calf', at: 'low' }, 4],
    [{ card: 'calf', at: 'high' }, 12],
  ] as const)('know where a cow would stand: %j', (adding, place) => {
    expect(placeIn(HERD, adding)).toBe(place);
  });
});
