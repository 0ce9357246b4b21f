import { expect, it } from 'vitest';
import { scene } from './scene.testing.ts';

const three = (hand: string[], herd: string[], pile: string[]) =>
  scene({ hands: [hand, ['15'], ['14.1']], herds: [herd], pile });

it('tells the drawer what was drawn, the others only how many', () => {
  const table = three(['5'], ['7'], ['2', '3']);
  const add = {
    clause: 'MOW-10',
    facts: { what: 'add', seat: 0, card: '5', start: 'no', herd: 0 },
  };
  const drawn = { what: 'draw', seat: 0, number: 1 };
  expect(table.told(0, '0:add 5')).toEqual([
    add,
    { clause: 'MOW-10', facts: { ...drawn, cards: ['2'], shown: 'yes' } },
  ]);
  expect(table.told(1, '0:add 5')).toEqual([
    add,
    { clause: 'MOW-10', facts: { ...drawn, shown: 'no' } },
  ]);
});

it('tells that the pile is used up, that the arrow was turned, and whom a special stands on', () => {
  expect(three(['acro7'], ['7.1'], ['2']).told(1, '0:add acro7^')).toEqual([
    {
      clause: 'MOW-21',
      facts: { what: 'add', seat: 0, card: 'acro7', start: 'no', herd: 0, under: '7.1' },
    },
    { clause: 'MOW-10', facts: { what: 'draw', seat: 0, number: 1, shown: 'no' } },
    { clause: 'MOW-35', facts: { what: 'pile' } },
    { clause: 'MOW-23', facts: { seat: 0, direction: 'ccw' } },
  ]);
});

it('a blocker that starts a herd starts a herd', () => {
  expect(three(['block0'], [], []).told(2, '0:add block0')).toEqual([
    { clause: 'MOW-10', facts: { what: 'add', seat: 0, card: 'block0', start: 'yes', herd: 0 } },
  ]);
});

it('tells the flies of the round, and who opens the next one or who has won', () => {
  const round = three(['1'], ['9.3'], []).told(1, '0:take');
  expect(round).toEqual([
    { clause: 'MOW-12', facts: { seat: 0, flies: 3, cows: 1 } },
    { clause: 'MOW-35', facts: { what: 'count', seat: 0, flies: 3, total: 3 } },
    { clause: 'MOW-35', facts: { what: 'count', seat: 1, flies: 0, total: 0 } },
    { clause: 'MOW-35', facts: { what: 'count', seat: 2, flies: 1, total: 1 } },
    { clause: 'MOW-3', facts: { round: 2, seat: 0 } },
  ]);
  const last = scene({
    hands: [['1'], ['2'], ['3.1']],
    herds: [['9.3']],
    options: { rounds: 1 },
  });
  expect(last.told(1, '0:take').at(-1)).toEqual({
    clause: 'MOW-36',
    facts: { seats: [1], flies: 0 },
  });
});
