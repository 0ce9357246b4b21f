import { dealt, fairChance, mustParse, setUp } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { EDITION_NAMES } from './editions.ts';
import { uwo } from './index.ts';
import type { UwoState } from './layout.ts';
import { scene, sceneOf } from './scene.testing.ts';

// The pictures and examples of the three printed sheets, played in each edition; where the sheets differ,
// `differences.test.ts` plays what the rule book shows.

const SQUARES = ['a', 'b', 'c', 'd', 'e'].flatMap((column) =>
  ['1', '2', '3', '4', '5', '6'].map((row) => column + row),
);

describe.each(EDITION_NAMES)('the sheet of edition %s', (edition) => {
  const on = (field: string, more = {}) => scene(field, { options: { edition }, ...more });
  const dealtWith = (army: number) =>
    sceneOf(
      dealt(uwo, mustParse(setUp(uwo, { edition, army }, 2)), fairChance('sheet')) as UwoState,
    );

  it('UWO-2 the first picture: five by six, ten fists on the first two rows of each side, 3 in hand, gnorfs begin', () => {
    const { now, asked } = dealtWith(10);
    const standing = SQUARES.map((square) => now.board[square]);
    const row = (number: number) => standing.filter((_, i) => (i % 6) + 1 === number);
    expect([1, 2, 3, 4, 5, 6].map((number) => [...new Set(row(number))])).toEqual([
      ['gnorf fist'],
      ['gnorf fist'],
      [undefined],
      [undefined],
      ['pnorf fist'],
      ['pnorf fist'],
    ]);
    expect([now.hands.gnorf.length, now.decks.gnorf.length, now.energy.gnorf]).toEqual([3, 27, 6]);
    expect(asked).toBe(0);
  });

  it('UWO-1 the tip for a first game: eight each, the corners stay empty', () => {
    const { board } = dealtWith(8).now;
    expect(SQUARES.filter((square) => 'a1 e1 a6 e6'.includes(square) && board[square])).toEqual([]);
    expect(Object.keys(board)).toHaveLength(16);
  });

  it('UWO-3 the card on the sheet: a black 1 at the foot walks one square, never diagonally', () => {
    const { legal } = on('gnorf c3 fist, pnorf e6 fist');
    expect(legal('walk')).toEqual(['walk c3-b3', 'walk c3-c2', 'walk c3-c4', 'walk c3-d3']);
  });

  it('UWO-20 a black 1 at the bazooka hits one square away; nobody may stand between', () => {
    const near = on('gnorf c3 fist, pnorf c4 fist, pnorf d4 fist, pnorf a3 fist, pnorf c5 fist');
    expect(near.legal('attack')).toEqual(['attack c3-c4']);
    const between = on('gnorf c2 pistol, gnorf c3 fist, pnorf c4 fist');
    expect(between.clause('0:attack c2-c4')).toBe('UWO-20');
  });

  it('UWO-40 the picture of a payment: 2 of the 6 energy cards are pushed out', () => {
    const paid = on('gnorf c3 rider, pnorf e6 fist').play('0:ride c3-c4');
    expect(paid.now.energy.gnorf).toBe(4);
  });

  it('UWO-41 who does nothing pays 1', () => {
    expect(on('gnorf c3 fist, pnorf e6 fist').play('0:end').now.energy.gnorf).toBe(5);
  });

  it('UWO-23 a miss makes the attack fail, costs nothing and leaves the game', () => {
    const attacked = on('gnorf c3 fist, pnorf c4 fist', { hands: { pnorf: ['miss'] } });
    const { now } = attacked.play('0:attack c3-c4', '1:miss');
    expect([now.board['c4'], now.hands.pnorf, now.energy.pnorf]).toEqual(['pnorf fist', [], 6]);
  });

  it('UWO-51 a rider rides over enemies with a bend, ends on an empty square, always for 2', () => {
    const ride = on(
      'gnorf c3 rider, gnorf b3 fist, pnorf c4 fist, pnorf d3 bazooka, pnorf c5 fist',
    );
    const bent = ride.play('0:ride c3-c4-d4-d5').now;
    expect([bent.board['d5'], Object.keys(bent.ko), bent.energy.gnorf]).toEqual([
      'gnorf rider',
      ['c4'],
      4,
    ]);
    for (const path of ['c3-c4', 'c3-b3-a3', 'c3-d3-e3'])
      expect(ride.clause(`0:ride ${path}`), path).toBe('UWO-51');
  });

  it('UWO-54 a dynamite takes the eight squares around it and itself, on both sides', () => {
    const around = ['b2', 'b3', 'b4', 'c2', 'c4', 'd2', 'd3', 'd4'];
    const eight = around.map((square, i) => `${i % 2 ? 'gnorf' : 'pnorf'} ${square} fist`);
    const field = ['gnorf c3 dynamite', 'gnorf a1 fist', 'pnorf e5 fist', ...eight].join(', ');
    const lit = on(field, { hands: { pnorf: ['miss'] } }).play('0:blast c3');
    expect(lit.clause('1:miss')).toBeDefined();
    const left = lit.asked === 1 ? lit.play('1:fall') : lit;
    expect(Object.keys(left.now.board).sort()).toEqual(['a1', 'e5']);
  });

  it('UWO-55 it may go off in the turn it was morfed, unless it walked', () => {
    const start = on('gnorf c3 fist, gnorf a1 fist, pnorf c5 fist, pnorf c4 fist', {
      hands: { gnorf: ['dynamite', 'pistol'] },
    });
    const morfed = start.play('0:morf dynamite@c3');
    expect(morfed.clause('0:blast c3')).toBeUndefined();
    expect(morfed.play('0:walk c3-d3').clause('0:blast d3')).toBeDefined();
    expect(start.play('0:morf pistol@c3').clause('0:attack c3-c4')).toBe('UWO-13');
  });
});
