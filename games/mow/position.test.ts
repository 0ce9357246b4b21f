import { mustParse, type Json } from '@tischlein/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mow } from './index.ts';
import { scene } from './scene.testing.ts';

const errorOf = (position: Json): string => {
  const parsed = mow.parsePosition(position);
  return parsed.ok ? 'no error' : parsed.error;
};
const base = { game: 'mow', hands: [['5'], ['6'], ['7']] };

describe('positions', () => {
  it('fills in what is left out and writes every field', () => {
    const position = mow.position(mustParse(mow.parsePosition(base)));
    expect(position).toEqual({
      ...base,
      options: { limit: 100, rounds: 0, stables: 'closed' },
      pile: [],
      herds: [[]],
      herd: 0,
      turn: 0,
      direction: 'cw',
      mustStart: false,
      passes: 0,
      stables: [[], [], []],
      totals: [0, 0, 0],
      round: 1,
      opener: 0,
      known: [[], [], []],
      result: null,
    });
  });

  it.each<[Json, RegExp]>([
    [null, /^position: expected an object, got null$/],
    [
      { ...base, hands: Array.from({ length: 11 }, () => []) },
      /^hands: expected 2 to 10 hands, got 11$/,
    ],
    [{ ...base, hands: [['5'], ['6'], ['17']] }, /^hands\[2\]\[0\]: there is no card "17"$/],
    [{ ...base, pile: ['5'] }, /^pile\[0\]: the deck has 1 of 5, and this is one more$/],
    [
      { ...base, hands: [['slow', 'slow'], ['slow']] },
      /^hands\[1\]\[0\]: the deck has 2 of slow, and this is one more$/,
    ],
    [{ ...base, pile: ['mad'] }, /yellow packet needs 6 seats \(MOW-2\)/],
    [{ ...base, herds: [['9', '8']] }, /^herds\[0\]\[1\]: .*low to high/],
    [{ ...base, herds: [['slow@3', '8']] }, /MOW-22/],
    [{ ...base, herds: [['2', 'slow', '8']] }, /there is no card in a herd "slow"$/],
    [{ ...base, herds: [['8', 'acro7']] }, /MOW-21/],
    [{ ...base, herds: [['5.1', 'slow@6@9', '9']] }, /there is no card in a herd "slow@6@9"$/],
    [{ ...base, herds: [['5.1', 'slow@06', '9']] }, /there is no card in a herd "slow@06"$/],
    [{ ...base, herds: [['7.1', 'acro7@12']] }, /there is no card in a herd "acro7@12"$/],
    [{ game: 'mow', hands: [[], [], [], [], [], []], herds: [['calf@3', '5']] }, /MOW-30/],
    [{ ...base, herds: [] }, /^herds: expected 1 entries, got 0$/],
    [{ ...base, passes: 1, herds: [['9']] }, /^passes: .*MOW-37/],
    [{ ...base, stables: [['9'], [], []], passes: 1, mustStart: true }, /^passes: .*MOW-38/],
    [{ ...base, mustStart: true }, /^mustStart: .*the stable of seat 0 is not empty \(MOW-12\)$/],
    [{ ...base, totals: [100, 0, 0] }, /^totals: 100 flies are reached, so there must be a result/],
    [{ ...base, options: { rounds: 2 }, round: 3 }, /^round: the game has 2 rounds/],
    [{ ...base, known: [['5'], [], []] }, /^known\[0\]\[0\]: only an 8 .*MOW-33/],
    [
      { ...base, hands: [['8.3'], [], []], known: [['8.3', '8.3'], [], []] },
      /^known\[0\]\[1\]: 8.3 is not in that hand/,
    ],
    [
      { ...base, hands: [['8'], ['6'], ['7']], known: [['8', '8'], [], []] },
      /^known\[0\]\[1\]: 8 is not in that hand, or not so often$/,
    ],
    [
      { ...base, result: { winners: [0], scores: [0, 0, 0] } },
      /^result: nobody has reached the end yet/,
    ],
    [
      { ...base, totals: [100, 0, 0], result: { winners: [1, 2], scores: [100, 0, 0] } },
      /^hands\[0\]: .*MOW-35/,
    ],
    [{ ...base, herds: [[], []] }, /^herds: expected 1 entries, got 2$/],
    [{ ...base, turn: 3 }, /^turn: expected a whole number from 0 to 2, got 3$/],
    [
      { ...base, options: { limit: -1 } },
      /^options.limit: expected a whole number from 1 to 1000, got -1$/,
    ],
    [{ ...base, known: [['9'], [], []] }, /^known\[0\]\[0\]: 9 is not in that hand/],
    [{ ...base, mustStart: true, herds: [['9']] }, /MOW-12/],
    [
      {
        game: 'mow',
        hands: [[], [], []],
        totals: [100, 2, 3],
        result: { winners: [2], scores: [100, 2, 3] },
      },
      /^result: by the totals it is .*"winners":\[1\]/,
    ],
    [{ ...base, wind: 3 }, /there is no field "wind"/],
  ])('says what is wrong and where: %j', (position, message) => {
    expect(errorOf(position)).toMatch(message);
  });

  it('reads a result whatever the order of its keys, and every total and round it can write', () => {
    const over = {
      game: 'mow',
      hands: [[], [], []],
      totals: [100, 3, 5],
      result: { scores: [100, 3, 5], winners: [1] },
    };
    expect(mow.parsePosition(over).ok).toBe(true);
    for (const more of [
      { options: { rounds: 50 }, totals: [1_000_000, 0, 0] },
      { options: { limit: 1000 }, round: 100_000 },
    ]) {
      const table = scene({ hands: [['block0'], [], []], herds: [['5.1']], ...more }).play(
        '0:take',
      );
      expect(mow.parsePosition(mow.position(table.state)).ok).toBe(true);
    }
  });

  it('any JSON gives a value or a sentence, never an exception', () => {
    const near = fc.record(
      {
        game: fc.constant('mow'),
        hands: fc.array(
          fc.array(fc.oneof(fc.constantFrom('5', 'slow', 'mad', '7.1y'), fc.string())),
        ),
        herds: fc.array(
          fc.array(fc.constantFrom('1', '7', 'acro7', 'slow@6', 'calf@0', 'mad', '@', 'slow@x')),
        ),
        pile: fc.jsonValue(),
        turn: fc.jsonValue(),
        known: fc.jsonValue(),
        result: fc.jsonValue(),
        options: fc.jsonValue(),
      },
      { requiredKeys: ['game', 'hands'] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), near), (json) => {
        const parsed = mow.parsePosition(json as Json);
        if (parsed.ok) expect(mow.parsePosition(mow.position(parsed.value))).toEqual(parsed);
        else expect(parsed.error).toMatch(/\S/);
      }),
      { numRuns: 500 },
    );
  });
});
