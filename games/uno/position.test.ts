import fc from 'fast-check';
import { type Json } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { CODES } from './cards.ts';
import { uno } from './index.ts';
import { scene, wrongAt } from './scene.testing.ts';

const EFFORT = Number(process.env['EFFORT']);
const all = { jumpIn: true, runs: true, skipBack: true, doubleSkip: true, drawTwoComeback: true };

describe('positions', () => {
  it('the example of the rules reads, with what is left out filled in', () => {
    const parsed = uno.parsePosition({
      game: 'uno',
      options: { jumpIn: true, zeroSwap: 'must' },
      hands: [
        ['r7', 'w'],
        ['b3', 'g1'],
      ],
      drawPile: ['y1', 'b2'],
      discardPile: ['r5'],
      color: 'r',
      turn: 0,
      direction: 'cw',
      pendingDraw: 0,
    });
    expect(parsed.ok && uno.position(parsed.value)).toMatchObject({
      hands: [
        ['r7', 'w'],
        ['g1', 'b3'],
      ],
      drawPile: ['y1', 'b2'],
      pendingKind: null,
      sits: [],
      drawn: null,
      calls: [],
      laidBy: null,
      run: null,
      doubleSkipBy: null,
      choice: null,
      finishers: [],
      emptyPasses: 0,
      known: { bottom: 0, hands: [] },
      totals: [0, 0],
      round: 1,
      result: null,
    });
  });

  it('a position in the middle of any choice reads back to the same moves', () => {
    const options = { unoGives: true, unoDrawsFour: true, runs: true, zeroSwap: 'choice' };
    let state = scene({
      options,
      hands: [
        ['u', 'g1', 'g2', 'r0'],
        ['b3', 'r1', 'r9'],
      ],
    });
    for (const move of ['0:play u', '0:give 1', '0:hand g1', '0:hand g2', '1:take', '0:play r0']) {
      state = state.play(move);
      const again = scene(uno.position(state.state));
      expect(again.state.cells).toEqual(state.state.cells);
    }
  });

  it.each([
    ['a card that does not exist', { hands: [['r12'], []] }, 'hands[0][0]: there is no card "r12"'],
    ['too many copies', { hands: [['r0', 'r0'], []] }, 'the deck holds 1 of r0, not 2'],
    ['UNO cards without their rules', { hands: [['u'], []] }, '(UNO-8)'],
    ['one seat', { hands: [['r1']] }, 'uno seats: expected a whole number from 2 to 10, got 1'],
    ['no open card', { hands: [[], []], discardPile: [] }, 'discardPile'],
    [
      'only UNO cards',
      { hands: [[], []], options: { unoGives: true }, discardPile: ['u'] },
      'discardPile',
    ],
    ['black without a color', { hands: [[], []], discardPile: ['w'] }, 'color'],
    [
      'a wrong color',
      { hands: [[], []], color: 'g' },
      'color: by the rest of the position it is "r"',
    ],
    ['a turn of nobody', { hands: [[], []], turn: 2 }, 'turn'],
    ['an unknown field', { hands: [[], []], trun: 1 }, 'trun'],
    ['an unknown option', { hands: [[], []], options: { jumpin: true } }, 'jumpin'],
    ['a sum on a number card', { hands: [[], []], pendingDraw: 2 }, 'pendingDraw: with r5 on top'],
    [
      'a kind without a sum',
      { hands: [[], []], discardPile: ['rd'], pendingKind: 'd' },
      'pendingKind',
    ],
    [
      'a sit out of order',
      { hands: [[], []], options: all, discardPile: ['rs'], sits: [1], turn: 0 },
      'turn: by the rest',
    ],
    ['a drawn card not in hand', { hands: [['r1'], []], drawn: 'r2' }, 'drawn'],
    [
      'a choice from nothing',
      { hands: [['r1'], []], choice: { seat: 0, kind: 'swap' } },
      'choice.kind',
    ],
    ['finishers without a sum', { hands: [[], []], options: all, finishers: [0] }, 'finishers'],
    [
      'a memory that is not true',
      {
        hands: [['r1'], ['r2']],
        options: { zeroSwap: 'must' },
        known: { hands: [{ seat: 0, of: 1, cards: ['r3'] }] },
      },
      'known.hands',
    ],
    [
      'a call owed twice',
      {
        hands: [['r1'], []],
        calls: [
          { seat: 0, kind: 'uno' },
          { seat: 0, kind: 'uno' },
        ],
      },
      'calls: by the rest',
    ],
    [
      'a winner named twice',
      { hands: [[], []], result: { winners: [0, 0], scores: [1, 0], places: [1, 2] } },
      'result: by the rest',
    ],
    [
      'scores that are not the totals',
      { hands: [[], []], totals: [3, 0], result: { winners: [0], scores: [4, 0], places: [1, 2] } },
      'totals: by the rest',
    ],
  ] as const)('UNO-0 %s is an error', (_, fields, message) => {
    expect(wrongAt(fields as unknown as { [key: string]: Json })).toContain(message);
  });

  it('UNO-14 a stuck round has a result while everybody holds cards', () => {
    const stuck = {
      hands: [['b1'], ['g2']],
      result: { winners: [0], scores: [2, 0], places: [1, 2] },
    };
    expect(scene({ ...stuck, discardPile: ['r5'], drawPile: [] }).result).toEqual(stuck.result);
  });

  it('any JSON in, a value or a sentence out', () => {
    const fields = Object.keys(scene({ hands: [['r1'], ['r2']] }).now);
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
      fc.integer({ min: -1, max: 12 }),
      fc.constantFrom(...CODES, 'cw', 'nothing', null),
      fc.array(fc.array(fc.constantFrom(...CODES), { maxLength: 4 }), { maxLength: 4 }),
      fc.array(fc.constantFrom(...CODES), { maxLength: 5 }),
      fc.record({ seat: fc.nat(3), kind: fc.constantFrom('give', 'hand', 'swap', 'uno') }),
    );
    const half = fc.record(
      Object.fromEntries(fields.map((field) => [field, value])) as Record<string, typeof value>,
      { requiredKeys: [] },
    );
    const sensible = half.map((some) => ({
      ...some,
      game: 'uno',
      hands: [['r1'], ['r2', 'u']],
      options: { ...all, unoGives: true, unoDrawsFour: true, zeroSwap: 'choice' },
    }));
    fc.assert(
      fc.property(fc.oneof(half, sensible, fc.jsonValue() as fc.Arbitrary<Json>), (json) => {
        const parsed = uno.parsePosition(json as Json);
        if (!parsed.ok) return parsed.error.length > 0 && !parsed.error.includes('\n');
        const again = uno.parsePosition(uno.position(parsed.value));
        return again.ok && again.value.cells.every((cell, i) => cell === parsed.value.cells[i]);
      }),
      { numRuns: 1500 * EFFORT },
    );
  });
});
