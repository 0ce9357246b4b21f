import { dealt, fairChance, mustParse, perft, setUp } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { uwo } from './index.ts';
import { scene } from './scene.testing.ts';

const opening = () =>
  dealt(uwo, mustParse(setUp(uwo, { catalogue: 'znorf-1' }, 2)), fairChance('perft'));

/** A tank shot at a pistol; both sides can answer, and answer the answer. */
const duel = (edition: string) =>
  scene('gnorf c2 tank, gnorf b2 fist, pnorf c4 pistol, pnorf d4 fist, pnorf c6 bazooka', {
    options: { edition },
    hands: { gnorf: ['miss', 'bunker', 'ball'], pnorf: ['miss', 'bunker', 'bunker'] },
    decks: { gnorf: ['rider', 'miss'], pnorf: ['dynamite', 'miss'] },
  }).play('0:attack c2-c4').state;

const riders = (edition: string) =>
  scene(
    'gnorf c3 rider, gnorf c2 fist, gnorf d4 rider, pnorf c4 fist, pnorf b3 bazooka, pnorf d3 tank, pnorf e5 rider',
    {
      options: { edition },
      hands: { gnorf: ['pistol'], pnorf: ['miss', 'rider'] },
      ko: { b3: { until: 'pnorf', [edition === 'hu' ? 'turnBegins' : 'turnEnds']: 1 } },
    },
  ).state;

const blast = (edition: string) =>
  scene(
    'gnorf c3 dynamite, gnorf b2 fist, gnorf d2 bunker, gnorf a6 fist, pnorf c4 fist, pnorf d4 tank, pnorf b4 dynamite, pnorf e6 fist',
    {
      options: { edition },
      hands: { gnorf: ['dynamite', 'bunker', 'miss'], pnorf: ['bunker', 'bunker', 'miss'] },
    },
  ).state;

const outOfEnergy = (edition: string) =>
  scene('gnorf b2 fist, gnorf c3 pistol, pnorf b3 fist, pnorf c5 bazooka, pnorf d4 tank', {
    options: { edition },
    turn: 'pnorf',
    energy: { gnorf: 0, pnorf: 4 },
    hands: { gnorf: ['miss', 'tank'], pnorf: ['rider', 'miss'] },
    decks: { pnorf: ['ball', 'tank'], gnorf: ['pistol'] },
  }).state;

const count = (state: Parameters<typeof perft>[1], depth: number) =>
  Array.from({ length: depth }, (_, i) => perft(uwo, state, i + 1));

describe('perft: the ways to make 1, 2, 3 … moves', () => {
  it('from the opening', () => {
    expect(count(opening(), 5)).toEqual([8, 105, 1503, 13633, 152436]);
  });

  it.each([
    ['en', [3, 12, 98, 904, 9788, 97870]],
    ['de', [3, 12, 98, 904, 9783, 97829]],
    ['hu', [3, 12, 98, 904, 9788, 97870]],
  ])('in a duel (%s)', (edition, ways) => {
    expect(count(duel(edition), 6)).toEqual(ways);
  });

  it.each([
    ['en', [57, 439, 4999, 72453]],
    ['de', [57, 431, 3973, 49625]],
    ['hu', [57, 441, 5089, 73191]],
  ])('riders among enemies (%s)', (edition, ways) => {
    expect(count(riders(edition), 4)).toEqual(ways);
  });

  it.each([
    ['en', [21, 228, 1243, 12214]],
    ['de', [21, 228, 1243, 12214]],
    ['hu', [21, 230, 1237, 12389]],
  ])('a blast with friends around (%s)', (edition, ways) => {
    expect(count(blast(edition), 4)).toEqual(ways);
  });

  it.each([
    ['en', [22, 318, 3175, 32575]],
    ['de', [22, 318, 3174, 32457]],
    ['hu', [22, 318, 3177, 34209]],
  ])('one side out of energy (%s)', (edition, ways) => {
    expect(count(outOfEnergy(edition), 4)).toEqual(ways);
  });
});
