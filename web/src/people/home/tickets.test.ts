import { expect, it } from 'vitest';
import { inOrder, type MyTable } from './tickets.ts';

const table = (id: string, changed: number): MyTable => ({
  id,
  game: 'uno',
  changed,
  people: [],
  solo: null,
});
const turn = (mine: boolean, left: number | null) => ({
  mine,
  nudge: false,
  left,
  text: '',
  time: '',
});

it('what waits for me comes first, the least time before all, then the newest', () => {
  const tables = [
    table('newest', 9),
    table('old', 1),
    table('theirs', 3),
    table('mine', 2),
    table('hurry', 1),
    table('untimed', 8),
  ];
  const turns = new Map([
    ['theirs', turn(false, 5)],
    ['mine', turn(true, 80_000)],
    ['hurry', turn(true, 60_000)],
    ['untimed', turn(true, null)],
  ]);
  expect(inOrder(tables, turns).map(({ id }) => id)).toEqual([
    'hurry',
    'mine',
    'untimed',
    'newest',
    'theirs',
    'old',
  ]);
});
