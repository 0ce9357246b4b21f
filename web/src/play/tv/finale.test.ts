import type { Snapshot, MoveFacts } from '@tischlein/table';
import { expect, it } from 'vitest';
import { finaleOf } from './finale.ts';

const person = (name: string, place: number) => ({
  person: `id-${name}`,
  name,
  avatar: null,
  place,
});
const tally: Snapshot['tally'] = {
  games: [
    {
      round: 0,
      at: 1,
      game: 'uno',
      players: [person('Anna', 2), person('Ben', 1), person('Cleo', 3)],
    },
    {
      round: 1,
      at: 2,
      game: 'uno',
      players: [person('Anna', 1), person('Ben', 3), person('Cleo', 2)],
    },
  ],
  earlier: [],
};
const told = (more: Partial<Snapshot> = {}) =>
  ({
    round: 1,
    players: ['Anna', 'Ben', 'Cleo'],
    settings: { seats: 3 },
    tally,
    result: { winners: [0], scores: [30, 0, 0], places: [1, 3, 2] },
    view: { seat: null, hands: [[], ['b1', 'r2'], ['g3']] },
    ...more,
  }) as unknown as Snapshot;
const move = (ply: number, clause: string): MoveFacts => ({
  ply,
  seat: 0,
  facts: [{ clause, facts: {} }],
});
const bigIn = ([fact]: readonly { readonly clause: string }[]) =>
  fact?.clause === 'BIG' ? ({ seat: 0, sign: { text: '+4' }, weight: 5 } as const) : null;

it('a finale stands by places, with the points of this game and of the evening', () => {
  const { placed, rows, left, moment } = finaleOf(told(), [move(1, 'BIG'), move(2, 'X')], bigIn);
  expect(placed.map(({ info, place, held }) => `${place} ${info.name} ${held.length}`)).toEqual([
    '1 Anna 0',
    '2 Cleo 1',
    '3 Ben 2',
  ]);
  expect(rows.map(({ name, points, won }) => `${name} ${points} +${won}`)).toEqual([
    'Anna 15 +10',
    'Ben 10 +0',
    'Cleo 5 +5',
  ]);
  expect(left).toBeNull();
  expect(moment?.ply).toBe(1);
});

it('hands that watchers are not shown are not there, and a game that was stopped has no moment', () => {
  const hidden = finaleOf(told({ view: { seat: null, hands: null } as never }), [], bigIn);
  expect(hidden.placed.flatMap(({ held }) => held)).toEqual([]);
  const stopped = finaleOf(told({ result: null }), [move(1, 'BIG')], bigIn);
  expect(stopped.moment).toBeNull();
  expect(stopped.placed.map(({ place }) => place)).toEqual([null, null, null]);
});

it('a cup is told instead of the evening while it is played', () => {
  const settings = { seats: 3, cup: 3 } as never;
  expect(finaleOf(told({ settings }), [], null).left).toBe(1);
});
