import { expect, it } from 'vitest';
import { pageOf } from './route.ts';

it.each([
  ['', { page: 'home' }],
  ['#/', { page: 'home' }],
  ['#/play/abc', { page: 'solo', id: 'abc' }],
  ['#/t/x-1', { page: 'table', id: 'x-1' }],
  ['#/rules/uwo/UWO-52', { page: 'rules', game: 'uwo', clause: 'UWO-52', edition: null, on: null }],
  ['#/rules/uwo?edition=hu', { page: 'rules', game: 'uwo', clause: null, edition: 'hu', on: null }],
  ['#/rules/uwo/editions?edition=de', { page: 'editions', game: 'uwo', edition: 'de' }],
  [
    '#/setup/mow?rules=%7B%22limit%22%3A50%7D',
    { page: 'setup', game: 'mow', rules: '{"limit":50}', device: false },
  ],
  ['#/new/uwo?rules=%7B%7D', { page: 'new', game: 'uwo', rules: '{}' }],
  ['#/workshop/uwo', { page: 'workshop', game: 'uwo', shared: null }],
  ['#/workshop?name=a+b&cards=1', { page: 'workshop', game: null, shared: 'name=a+b&cards=1' }],
  ['#/replay', { page: 'replay', id: null, round: null, move: null, packed: null }],
  ['#/replay/t1/2?move=25', { page: 'replay', id: 't1', round: 2, move: 25, packed: null }],
  [
    '#/replay?record=ab_-&move=3',
    { page: 'replay', id: null, round: null, move: 3, packed: 'ab_-' },
  ],
  ['#/day', { page: 'day' }],
  ['#/puzzles', { page: 'puzzles', game: null, puzzle: null }],
  ['#/puzzles/today', { page: 'puzzles', game: 'today', puzzle: null }],
  ['#/puzzles/mow/12', { page: 'puzzles', game: 'mow', puzzle: '12' }],
  ['#/people/me', { page: 'person', id: 'me' }],
  ['#/recover/abc', { page: 'recover', token: 'abc' }],
  ['#/tv', { page: 'tv' }],
  ['#/s', { page: 'screen', scanned: null, table: null }],
  ['#/s/abc', { page: 'screen', scanned: 'abc', table: null }],
  ['#/s?table=x-1', { page: 'screen', scanned: null, table: 'x-1' }],
  ['#/admin', { page: 'admin' }],
  ['#/attic', { page: 'lost' }],
  ['#/%E0%A4%A', { page: 'lost' }],
])('%s', (hash, page) => {
  expect(pageOf(hash)).toEqual(page);
});
