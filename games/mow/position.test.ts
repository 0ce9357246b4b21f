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
      /^mow seats: expected a whole number from 2 to 10, got 11$/,
    ],
    [{ ...base, hands: [['5'], ['6'], ['17']] }, /^hands\[2\]\[0\]: there is no card "17"$/],
    [{ ...base, pile: ['5'] }, /^the deck has 1 of 5, not 2$/],
    [{ ...base, hands: [['slow', 'slow'], ['slow']] }, /^the deck has 2 of slow, not 3$/],
    [{ ...base, pile: ['mad'] }, /yellow packet needs 6 seats \(MOW-2\)/],
    [{ ...base, herds: [['9', '8']] }, /^herds: .* it is \[\["8","9"\]\], not/],
    [{ ...base, herds: [['2', 'slow', '8']] }, /there is no card in a herd "slow"$/],
    [{ ...base, herds: [['8', 'acro7']] }, /^herds: .* it is \[\["8"\]\], not/],
    [{ ...base, herds: [['5.1', 'slow@6@9', '9']] }, /there is no card in a herd "slow@6@9"$/],
    [{ ...base, herds: [['5.1', 'slow@06', '9']] }, /there is no card in a herd "slow@06"$/],
    [{ ...base, herds: [['7.1', 'acro7@12']] }, /there is no card in a herd "acro7@12"$/],
    [{ ...base, herds: [] }, /^herds: expected 1 entries, got 0$/],
    [{ ...base, herds: [[], []] }, /^herds: expected 1 entries, got 2$/],
    [{ ...base, hands: [['8.3'], [], []], known: [['8.3', '8.3'], [], []] }, /^known: by the rest/],
    [{ ...base, known: [['9'], [], []] }, /^known\[0\]: .*not in that hand/],
    [{ ...base, turn: 3 }, /^turn: expected a whole number from 0 to 2, got 3$/],
    [
      { ...base, options: { limit: -1 } },
      /^limit: expected a whole number from 1 to 1000, got -1$/,
    ],
    [
      {
        game: 'mow',
        hands: [[], [], []],
        totals: [100, 2, 3],
        result: { winners: [2], scores: [100, 2, 3], places: [3, 2, 1] },
      },
      /^result: by the rest of the position it is .*"winners":\[1\]/,
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
      result: { scores: [100, 3, 5], winners: [1], places: [3, 1, 2] },
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
