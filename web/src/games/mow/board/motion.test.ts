import type { MowTold } from '@tischlein/games/mow/language';
import { expect, it } from 'vitest';
import type { ToldFact } from '../../props.ts';
import { follow, isHerdTaken, motionBack, motionOf, NO_TRAIL } from './motion.ts';

const spot = (left: number) => ({ left, top: 0, width: 10, height: 20 });
const BEFORE = new Map([
  ['seat-0', spot(0)],
  ['seat-1', spot(100)],
  ['hand-3/0', spot(40)],
  ['cow-5', spot(60)],
  ['pile', spot(200)],
]);
const told = (seat: number): ToldFact<MowTold>[] => [
  { citation: { clause: 'MOW-12', facts: { seat, flies: 2 } } as MowTold, sentence: '' },
];
const added = (seat: number, card: string): ToldFact<MowTold> => ({
  citation: { clause: 'MOW-20', facts: { what: 'add', seat, card, start: 'no', herd: 0 } },
  sentence: '',
});
const starts = (after: string[], mover: number) =>
  motionOf(BEFORE, told(mover), 0)
    .slidesTo(after)
    .map(({ spot: name, from }) => [name, from.left]);

it('an own cow comes from the hand, one of somebody else from their seat', () => {
  expect(starts(['cow-5', 'cow-3'], 0)).toEqual([['cow-3', 40]]);
  expect(starts(['cow-5', 'cow-3'], 1)).toEqual([['cow-3', 100]]);
});

it('a new card comes from the herd that was taken, else from the pile, after the cow', () => {
  const [taken, drawn] = motionOf(BEFORE, told(0), 0).slidesTo(['hand-5/0', 'hand-8/0']);
  expect([taken?.from.left, drawn?.from.left]).toEqual([60, 200]);
  expect(drawn!.delay).toBeGreaterThan(0);
});

it('a taken herd walks to the middle of the seat that took it', () => {
  expect(motionOf(BEFORE, told(1), 0).goalFor('cow-5')).toEqual({ x: 105, y: 10 });
  expect(motionOf(new Map(), told(1), 0).goalFor('cow-5')).toBeNull();
});

it('a card that somebody else draws flies from the pile to them', () => {
  const drawn = (seat: number): ToldFact<MowTold>[] => [
    {
      citation: { clause: 'MOW-10', facts: { what: 'draw', seat, number: 1, shown: 'no' } },
      sentence: '',
    },
  ];
  expect(motionOf(BEFORE, drawn(1), 0).flying).toMatchObject([{ from: spot(200), to: spot(100) }]);
  expect(motionOf(BEFORE, drawn(0), 0).flying).toEqual([]);
});

it('what is taken back goes back: a cow to who played it, the own one into the hand, a herd from who took it', () => {
  const trail = [[added(1, '5')], [added(0, '3')], told(1)].reduce(follow, NO_TRAIL);
  const motion = motionBack(BEFORE, trail, 0);
  expect(motion.goalFor('cow-5')).toEqual({ x: 105, y: 10 });
  expect(motion.goalFor('cow-3')).toBeNull();
  const back = motion.slidesTo(['hand-5/0', 'cow-8', 'seat-0']);
  expect(back.map(({ spot: name, from }) => [name, from.left])).toEqual([
    ['hand-5/0', 60],
    ['cow-8', 100],
  ]);
});

it('a herd that is taken is heard, a cow that is played is not', () => {
  expect(isHerdTaken(told(1))).toBe(true);
  expect(isHerdTaken([added(1, '5')])).toBe(false);
});
