import { mow } from '@tischlein/games/mow';
import { mustParse, type Json } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { mowFeatures } from './mow.ts';
import weights from './mow-weights.json' with { type: 'json' };

type Position = { readonly [field: string]: Json };

function measured(position: Position): { readonly [name: string]: number } {
  const { names, measure } = mowFeatures;
  const into = new Float64Array(names.length);
  measure(mustParse(mow.parsePosition({ game: 'mow', ...position })), into);
  return Object.fromEntries(names.map((name, i) => [name, into[i]!]));
}

const twoSeats = {
  hands: [
    ['3.1', '12'],
    ['7.3', '8.2'],
  ],
  herds: [['5.2', '10.1'], ['8.3'], []],
  stables: [['7.1'], []],
  totals: [20, 25],
};

describe('what the first farmer has more of', () => {
  it('counts the flies of rounds before, of the stable and of the hand', () => {
    expect(measured({ ...twoSeats, turn: 0 })).toMatchObject({
      flies: -4,
      hand: -4,
      held: 0,
      turn: 1,
      fliesAtLast: 0,
    });
  });

  it('who is served a herd to which nothing fits takes it, whoever else is asked later', () => {
    const { stuck, herds } = measured({ ...twoSeats, turn: 1 });
    expect(stuck).toBe(-3);
    expect(herds).toBeLessThan(0);
  });

  it('a round that ends the match for sure counts flies once more', () => {
    const { fliesAtLast } = measured({ ...twoSeats, turn: 0, totals: [99, 80] });
    expect(fliesAtLast).toBe(20);
  });

  it('the arrow changes who is served the next herd', () => {
    const cw = measured({ ...twoSeats, turn: 0, direction: 'cw' });
    const ccw = measured({ ...twoSeats, turn: 0, direction: 'ccw' });
    expect(cw['herds']).not.toBe(ccw['herds']);
  });
});

it('every feature has a weight, and every weight a feature', () => {
  expect(Object.keys(weights)).toEqual([...mowFeatures.names]);
});
