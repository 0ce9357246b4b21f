import { expect, it } from 'vitest';
import { plainStaging, type PlainView } from './staging.ts';

const { plan } = plainStaging(() => ({ held: 'hand', pile: 'pile' }));
const before = {
  game: 'own',
  options: {},
  seats: 3,
  seat: 0,
  turn: 0,
  hand: ['h7', 'cj'],
  held: [2, 3, 3],
  top: 'h9',
  pile: 12,
  result: null,
} as PlainView & { readonly hand: readonly string[] };
const movesTo = (change: object, from: object = {}) =>
  plan({ ...before, ...from }, { ...before, ...change } as never, []).moves;

it('an own card goes from the hand to where it lies', () => {
  expect(movesTo({ hand: ['cj'], held: [1, 3, 3], top: 'h7' })).toEqual([
    { from: 'card-h7.0', to: 'at-top-h7.0' },
  ]);
});

it('the card of another comes from who had the turn', () => {
  expect(movesTo({ held: [2, 2, 3], top: 'da' }, { turn: 1 })).toEqual([
    { from: 'seat-1', to: 'at-top-da.0' },
  ]);
});

it('what is drawn comes from the pile: into the own hand, or face down to a seat', () => {
  expect(movesTo({ hand: ['h7', 'cj', 's8'], held: [3, 3, 3], pile: 11 })).toEqual([
    { from: 'zone-pile', to: 'card-s8.0' },
  ]);
  expect(movesTo({ held: [2, 3, 5], pile: 10 })).toEqual([
    { from: 'zone-pile', to: 'seat-2', count: 2 },
  ]);
});

it('a card taken from the table comes from where it lay', () => {
  expect(movesTo({ hand: ['h9', 'cj'], top: 'h7' })).toEqual([
    { from: 'card-h7.0', to: 'at-top-h7.0' },
    { from: 'at-top-h9.0', to: 'card-h9.0' },
  ]);
});

it('every move is heard, the end by a bell', () => {
  expect(plan(before, before, []).sound).toBe('slide');
  expect(plan(before, { ...before, result: {} }, []).sound).toBe('bell');
});
