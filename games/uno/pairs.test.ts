import { readFileSync } from 'node:fs';
import type { JsonObject } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import {
  after,
  at,
  calls,
  clause,
  field,
  hands,
  legal,
  legalOfAll,
  sum,
  turn,
  winners,
} from './table.testing.ts';

interface Pair {
  readonly rules: readonly string[];
  readonly clauses: readonly string[];
}

const book = JSON.parse(
  readFileSync(new URL('../../rules/uno/book.en.json', import.meta.url), 'utf8'),
) as { readonly pairs: readonly Pair[] };

const on = (...keys: string[]): JsonObject => Object.fromEntries(keys.map((key) => [key, true]));
const idle = [
  ['g1', 'g2', 'g3'],
  ['g4', 'g6'],
  ['g7', 'g8'],
];

/** Where two house rules meet, by the option keys as the book has them: what happens. */
const PAIRS: { readonly [rules: string]: readonly [what: string, proof: () => void] } = {
  'jumpIn+runs': [
    'a jump-in ends a run and may start one; a draw closes the run, not the jump-in',
    () => {
      const options = on('jumpIn', 'runs');
      const cards = [
        ['r4', 'r3', 'g1', 'g2'],
        ['b1', 'b2'],
        ['r4', 'r5', 'b7', 'b8'],
      ];
      const jumped = after(at({ options, hands: cards }), ['0:play r4', '2:play r4']);
      expect(field(jumped, 'run')).toEqual({ seat: 2, step: 0 });
      expect(legalOfAll(jumped)).toEqual({ 0: ['play r3'], 2: ['play r5'] });
      const drew = after(at({ options, hands: cards }), ['0:play r4', '1:draw']);
      expect([field(drew, 'run'), legal(drew, 0), legal(drew, 2)]).toEqual([null, [], ['play r4']]);
      // The own equal card belongs to the run: its direction stays.
      const equal = at({ options, hands: [['r4', 'r3', 'r3', 'r2', 'r4', 'g1'], ['b1']] });
      after(equal, ['0:play r4', '0:play r3', '0:play r3']);
      expect(legal(equal, 0)).toEqual(['play r2']);
    },
  ],
  'jumpIn+skipBack': [
    'a jump-in frees the skipped player; the jumper’s neighbour faces the skip',
    () => {
      const hand = [['rs', 'g1', 'g2'], ['g3'], ['rs', 'g4', 'g6'], ['g7']];
      const state = after(at({ options: on('jumpIn', 'skipBack'), hands: hand }), ['0:play rs']);
      expect(field(state, 'sits')).toEqual([1]);
      after(state, ['2:play rs']);
      expect([field(state, 'sits'), turn(state)]).toEqual([[3], 3]);
    },
  ],
  'jumpIn+doubleSkip': [
    'the same seat’s second skip is the double skip, another seat’s a plain jump-in',
    () => {
      const options = on('jumpIn', 'doubleSkip');
      const own = at({ options, hands: [['rs', 'rs', 'g1', 'g2'], ['g3'], ['g4'], ['g6']] });
      expect(turn(after(own, ['0:play rs', '0:play rs']))).toBe(3);
      const other = at({
        options,
        hands: [['rs', 'g1', 'g2'], ['g3'], ['g4'], ['rs', 'g6', 'g7']],
      });
      expect(turn(after(other, ['0:play rs', '3:play rs']))).toBe(1);
      const late = at({ options, hands: [['rs', 'rs', 'g1', 'g2'], ['g3'], ['g4'], ['g6']] });
      expect(turn(after(late, ['0:play rs', '2:draw', '0:play rs']))).toBe(2);
    },
  ],
  'jumpIn+drawTwoComeback': [
    'a jump-in moves the sum on, and it may come back to the finisher that way',
    () => {
      const hand = [['rd'], ['g1', 'g2'], ['g3', 'g4'], ['rd', 'g6', 'g7']];
      const state = at({ options: on('jumpIn', 'drawTwoComeback'), hands: hand });
      after(state, ['0:play rd!!', '3:play rd']);
      expect([turn(state), sum(state), legal(state, 0)]).toEqual([0, 4, ['take']]);
      after(state, ['0:take']);
      expect([winners(state), hands(state)[0]!.length]).toEqual([undefined, 4]);
    },
  ],
  'jumpIn+drawAnyway': [
    'drawing does not protect a turn',
    () => {
      const hand = [['r1', 'g1', 'g2'], ['r5', 'g3', 'g4'], ['g6']];
      const state = at({ options: on('jumpIn', 'drawAnyway'), hands: hand });
      after(state, ['0:draw', '1:play r5']);
      expect([turn(state), field(state, 'drawn'), hands(state)[0]!.length]).toEqual([2, null, 4]);
    },
  ],
  'jumpIn+plainFinish': [
    'a wild draw four jumped in as the last card does not win, but its sum is faced',
    () => {
      const state = at({
        options: on('jumpIn', 'plainFinish'),
        discardPile: ['wd'],
        color: 'g',
        hands: [...idle, ['wd']],
      });
      after(state, ['3:play wd:b!!']);
      expect([winners(state), hands(state)[3]!.length]).toEqual([undefined, 2]);
      expect([turn(state), sum(state)]).toEqual([0, 4]);
    },
  ],
  'jumpIn+unoDrawsFour': [
    'the topmost other card counts as open; the sum stays, grows with draw cards, keeps its kind',
    () => {
      const options = on('jumpIn', 'unoDrawsFour');
      const number = at({
        options,
        hands: [
          ['u', 'g1', 'g2'],
          ['g3', 'u'],
          ['r5', 'g4', 'g6'],
          ['u', 'g7'],
        ],
      });
      after(number, ['0:play u']);
      expect(legal(number, 3)).toEqual([]);
      expect(clause(number, '3:play u')).toBe('UNO-1a');
      after(number, ['2:play r5']);
      expect([turn(number), sum(number), field(number, 'pendingKind')]).toEqual([3, 4, 'u']);
      expect(legal(number, 3)).toEqual(['play u', 'play u!', 'take']);
      const two = at({
        options,
        discardPile: ['u', 'rd'],
        pendingDraw: 4,
        hands: [
          ['gd', 'g1'],
          ['rd', 'g3', 'g4'],
          ['gd', 'wd', 'u'],
        ],
      });
      after(two, ['1:play rd']);
      expect([sum(two), field(two, 'pendingKind'), legal(two, 2)]).toEqual([
        6,
        'u',
        ['play u', 'take'],
      ]);
      // A skip below: who faces the waiting sum has no need to sit out as well.
      const skip = at({
        options,
        discardPile: ['u', 'rs'],
        pendingDraw: 4,
        hands: [['g1'], ['rs', 'g3', 'g4'], ['g6'], ['g7']],
      });
      after(skip, ['1:play rs']);
      expect([turn(skip), sum(skip)]).toEqual([2, 4]);
    },
  ],
  'jumpIn+unoGives': [
    'the card under the UNO card may be jumped in on as soon as the giving is done',
    () => {
      const hand = [
        ['u', 'g1', 'g2', 'r8'],
        ['b1', 'b2'],
        ['b4', 'b6'],
      ];
      const state = at({ options: on('jumpIn', 'unoGives'), discardPile: ['r8'], hands: hand });
      after(state, ['0:play u']);
      expect(clause(state, '0:play r8')).toBe('UNO-16');
      after(state, ['0:give 1', '0:hand g1', '0:hand g2', '0:uno', '0:play r8!!']);
      expect(winners(state)).toEqual([0]);
    },
  ],
  'jumpIn+zeroSwap': [
    'nobody jumps in while the swap is open, nor on the zero after it',
    () => {
      const options = { jumpIn: true, zeroSwap: 'choice' };
      const state = after(at({ options, hands: [['r0', 'g1', 'g2'], ['b1'], ['b2']] }), [
        '0:play r0',
      ]);
      expect(legalOfAll(state)).toEqual({ 0: ['keep', 'swap left', 'swap right'] });
      expect(clause(state, '1:play r0')).toBe('UNO-16');
      expect(legalOfAll(after(state, ['0:keep']))).toEqual({ 1: ['draw'] });
    },
  ],
  'jumpIn+fendOff': [
    'without fending off a jump-in still adds, also by the one who faces the sum',
    () => {
      const options = { jumpIn: true, fendOff: false };
      const state = at({
        options,
        discardPile: ['rd'],
        pendingDraw: 2,
        hands: [['rd', 'gd', 'wd', 'g1'], ['g3'], ['g4']],
      });
      expect(legal(state, 0)).toEqual(['play rd', 'take']);
      expect(clause(state, '0:play gd')).toBe('UNO-18');
      after(state, ['0:play rd']);
      expect([sum(state), turn(state)]).toEqual([4, 1]);
    },
  ],
  'jumpIn+reverseSkipsInTwo': [
    'with two seats a jumped-in reverse flips, and the jumper plays again',
    () => {
      const state = at({
        options: on('jumpIn', 'reverseSkipsInTwo'),
        discardPile: ['rr'],
        hands: [['g1'], ['rr', 'g2', 'g3']],
      });
      after(state, ['1:play rr']);
      expect([turn(state), field(state, 'direction')]).toEqual([1, 'ccw']);
    },
  ],
  'runs+drawAnyway': [
    'a run may start after drawing, with any number card; the next player’s draw closes it',
    () => {
      const hand = [['r1', 'r2', 'g1', 'g2'], ['g3', 'g4'], ['g6']];
      const state = at({ options: on('runs', 'drawAnyway'), hands: hand });
      after(state, ['0:draw', '0:play r1']);
      expect(legal(state, 0)).toEqual(['play r2']);
      expect(legal(after(state, ['1:draw']), 0)).toEqual([]);
    },
  ],
  'runs+zeroSwap': [
    'a zero that swaps ends the run, a declined swap does not, a must always does',
    () => {
      const hand = [['r0', 'r1', 'g1', 'g2'], ['g3', 'g4'], ['g6']];
      const options = { runs: true, zeroSwap: 'choice' };
      const kept = after(at({ options, hands: hand }), ['0:play r0', '0:keep']);
      expect(legal(kept, 0)).toEqual(['play r1']);
      const swapped = after(at({ options, hands: hand }), ['0:play r0', '0:swap left']);
      expect([field(swapped, 'run'), legal(swapped, 1)]).toEqual([null, ['play r1']]);
      const must = after(at({ options: { runs: true, zeroSwap: 'must' }, hands: hand }), [
        '0:play r0',
      ]);
      expect(field(must, 'run')).toBeNull();
    },
  ],
  'skipBack+doubleSkip': [
    'each of the two answers in order, and can only sit out',
    () => {
      const hand = [['rs', 'rs', 'g1', 'g2'], ['gs', 'g3'], ['g4'], ['g6']];
      const options = on('skipBack', 'doubleSkip');
      const state = after(at({ options, hands: hand }), ['0:play rs', '0:play rs']);
      expect([field(state, 'sits'), legalOfAll(state)]).toEqual([[1, 2], { 1: ['sit'] }]);
      after(state, ['1:sit']);
      expect([field(state, 'sits'), legalOfAll(state)]).toEqual([[2], { 2: ['sit'] }]);
      expect(turn(after(state, ['2:sit']))).toBe(3);
      const late = after(at({ options, hands: hand }), ['0:play rs', '1:sit']);
      expect(legal(late, 0)).toEqual([]);
    },
  ],
  'skipBack+drawAnyway': [
    'facing a skip you may not draw',
    () => {
      const hand = [['rs', 'g1', 'g2'], ['rs', 'r1', 'g3'], ['g4']];
      const state = after(at({ options: on('skipBack', 'drawAnyway'), hands: hand }), [
        '0:play rs',
      ]);
      expect(legal(state, 1)).toEqual(['play rs', 'sit']);
      expect(clause(state, '1:draw')).toBe('UNO-6a');
    },
  ],
  'skipBack+reverseSkipsInTwo': [
    'a reverse that skips can not be passed back',
    () => {
      const hand = [
        ['rr', 'g1', 'g2'],
        ['rs', 'rr', 'g3'],
      ];
      const state = at({ options: on('skipBack', 'reverseSkipsInTwo'), hands: hand });
      after(state, ['0:play rr']);
      expect([turn(state), field(state, 'sits'), legal(state, 1)]).toEqual([0, [], []]);
    },
  ],
  'doubleSkip+reverseSkipsInTwo': [
    'a reverse never counts towards a double skip',
    () => {
      const hand = [
        ['rr', 'rr', 'rs', 'g1'],
        ['g3', 'g4'],
      ];
      const state = at({ options: on('doubleSkip', 'reverseSkipsInTwo'), hands: hand });
      after(state, ['0:play rr']);
      expect([field(state, 'doubleSkipBy'), turn(state)]).toEqual([null, 0]);
    },
  ],
  'drawTwoComeback+plainFinish': [
    'a wild draw four as the last card fends off but does not finish',
    () => {
      const hand = [['rd'], ['wd'], ['g1', 'g2']];
      const state = at({ options: on('drawTwoComeback', 'plainFinish'), hands: hand });
      after(state, ['0:play rd!!', '1:play wd:g!!']);
      expect([field(state, 'finishers'), hands(state)[1]!.length, sum(state)]).toEqual([[0], 2, 6]);
      expect(winners(after(state, ['2:take']))).toEqual([0]);
    },
  ],
  'drawTwoComeback+unoDrawsFour': [
    'a UNO card sends nothing back, and finishing on one wins at once',
    () => {
      const options = on('drawTwoComeback', 'unoDrawsFour');
      const state = after(at({ options, hands: [['rd'], ['u', 'g1'], ['g2']] }), ['0:play rd!!']);
      expect(legal(state, 1)).toEqual(['take']);
      const last = at({ options, hands: [['u'], ['u', 'g1'], ['g2']] });
      expect(winners(after(last, ['0:play u!!']))).toEqual([0]);
    },
  ],
  'drawTwoComeback+fendOff': [
    'without fending off, finishing on a draw two wins as soon as someone takes it',
    () => {
      const options = { drawTwoComeback: true, fendOff: false };
      const state = after(at({ options, hands: [['rd'], ['gd', 'g1'], ['g2']] }), ['0:play rd!!']);
      expect([winners(state), legalOfAll(state)]).toEqual([undefined, { 1: ['take'] }]);
      expect(winners(after(state, ['1:take']))).toEqual([0]);
    },
  ],
  'drawAnyway+plainFinish': [
    'with only a wild draw four in hand you may draw instead',
    () => {
      const state = at({ options: on('drawAnyway', 'plainFinish'), hands: [['wd'], ['g1']] });
      expect(legal(state, 0)).toContain('draw');
      expect(legal(after(state, ['0:draw']), 0)).toContain('pass');
    },
  ],
  'drawAnyway+unoDrawsFour': [
    'facing the four of a UNO card you may not draw one',
    () => {
      const state = at({
        options: on('drawAnyway', 'unoDrawsFour'),
        hands: [
          ['u', 'g1', 'g2'],
          ['u', 'r1'],
        ],
      });
      after(state, ['0:play u']);
      expect(legal(state, 1)).toEqual(['play u', 'play u!', 'take']);
      expect(clause(state, '1:draw')).toBe('UNO-6a');
    },
  ],
  'drawAnyway+unoGives': [
    'with three cards draw first, then give two and still hold one',
    () => {
      const state = at({
        options: on('drawAnyway', 'unoGives'),
        hands: [['u', 'r1', 'g1'], ['g2']],
      });
      after(state, ['0:draw', '0:play u', '0:give 1', '0:hand r1', '0:hand g1']);
      expect([hands(state)[0], calls(state)]).toEqual([['b1'], [{ seat: 0, kind: 'uno' }]]);
    },
  ],
  'plainFinish+unoDrawsFour': [
    'a UNO card laid last, also fending off, draws two; the next player faces the sum',
    () => {
      const hand = [['u', 'g1', 'g2'], ['u'], ['g4']];
      const state = at({ options: on('plainFinish', 'unoDrawsFour'), hands: hand });
      after(state, ['0:play u', '1:play u!!']);
      expect([winners(state), hands(state)[1]!.length]).toEqual([undefined, 2]);
      expect([turn(state), sum(state)]).toEqual([2, 8]);
    },
  ],
  'plainFinish+unoGives': [
    'the two penalty cards are drawn only once',
    () => {
      const options = on('plainFinish', 'unoGives');
      const last = after(at({ options, hands: [['u'], ['g4']] }), ['0:play u!!']);
      expect([winners(last), hands(last)[0]!.length]).toEqual([undefined, 2]);
      const given = at({ options, hands: [['u', 'g1', 'g2'], ['g4']] });
      after(given, ['0:play u', '0:give 1', '0:hand g1', '0:hand g2']);
      expect(hands(given)[0]).toHaveLength(2);
    },
  ],
  'unoDrawsFour+unoGives': [
    'first the giving, then the four, which a UNO card just given fends off',
    () => {
      const hand = [['u', 'u', 'g1', 'g2'], ['g4', 'g6'], ['g7']];
      const state = at({ options: on('unoDrawsFour', 'unoGives'), hands: hand });
      after(state, ['0:play u', '0:give 1', '0:hand u', '0:hand g1']);
      expect([turn(state), sum(state), legal(state, 1)]).toEqual([1, 4, ['play u', 'take']]);
      after(state, ['1:play u', '1:keep']);
      expect([turn(state), sum(state)]).toEqual([2, 8]);
    },
  ],
  'unoDrawsFour+fendOff': [
    'without fending off not even a UNO card helps',
    () => {
      const options = { unoDrawsFour: true, fendOff: false };
      const state = at({
        options,
        hands: [
          ['u', 'g1', 'g2'],
          ['u', 'g3'],
        ],
      });
      after(state, ['0:play u']);
      expect([legal(state, 1), clause(state, '1:play u')]).toEqual([['take'], 'UNO-18']);
    },
  ],
  'unoGives+zeroSwap': [
    'a zero given away swaps all hands when its new owner lays it, unless it is the last card',
    () => {
      const options = { unoGives: true, zeroSwap: 'must' };
      const hand = [['u', 'r0', 'g1', 'g2'], ['g4'], ['g7']];
      const state = at({ options, hands: hand });
      after(state, ['0:play u', '0:give 1', '0:hand r0', '0:hand g1', '1:play r0']);
      expect([legal(state, 1), clause(state, '1:keep')]).toEqual([
        ['swap left', 'swap right'],
        'UNO-13a-2',
      ]);
    },
  ],
};

describe('where two house rules meet', () => {
  it('every pair of the rule book is tested, and no other', () => {
    expect(Object.keys(PAIRS)).toEqual(book.pairs.map(({ rules }) => rules.join('+')));
  });

  for (const { rules, clauses } of book.pairs) {
    const [what, proof] = PAIRS[rules.join('+')] ?? ['is not tested', () => expect.fail()];
    it(`${rules.join(' × ')} (${clauses.join(', ')}) ${what}`, proof);
  }
});
