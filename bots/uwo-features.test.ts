import { uwo } from '@tischlein/games/uwo';
import { mustParse, type Json } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { uwoHeuristics } from './uwo.ts';
import weights from './uwo-weights.json' with { type: 'json' };

type Position = { readonly [field: string]: Json };

function measured(position: Position): { readonly [name: string]: number } {
  const into = new Float64Array(uwoHeuristics.features!.names.length);
  uwoHeuristics.features!.measure(mustParse(uwo.parsePosition({ game: 'uwo', ...position })), into);
  return Object.fromEntries(uwoHeuristics.features!.names.map((name, i) => [name, into[i]! + 0]));
}

const before = {
  board: { a2: 'gnorf fist', c3: 'gnorf tank', c4: 'pnorf fist', e6: 'pnorf dynamite' },
  hands: { gnorf: ['miss', 'rider'], pnorf: ['ball'] },
  energy: { gnorf: 4, pnorf: 0 },
  turn: 'gnorf',
};

/** The same moment looked at from the other end of the field: sides and squares change places. */
const turned = {
  board: { e5: 'pnorf fist', c4: 'pnorf tank', c3: 'gnorf fist', a1: 'gnorf dynamite' },
  hands: { pnorf: ['miss', 'rider'], gnorf: ['ball'] },
  energy: { pnorf: 4, gnorf: 0 },
  turn: 'pnorf',
};

it('says what the first side has more of', () => {
  expect(measured(before)).toMatchObject({
    bodies: 0,
    dynamite: -1,
    misses: 1,
    hand: 0,
    energy: 4,
  });
  expect(measured(before)).toMatchObject({ freeTurns: 4, targets: 1, turn: 1, advanced: 1 });
});

it('says the opposite when sides and ends change places', () => {
  const other = measured(turned);
  for (const [name, value] of Object.entries(measured(before)))
    expect([name, other[name]! + value]).toEqual([name, 0]);
});

it('every feature has a weight, and every weight a feature', () => {
  expect(Object.keys(weights)).toEqual([...uwoHeuristics.features!.names]);
});
