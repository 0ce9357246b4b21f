import {
  cloneState,
  FastRandom,
  mustParse,
  pick,
  shuffle,
  type Json,
  type Random,
} from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { uno } from './index.ts';
import type { UnoState } from './layout.ts';
import { GIVE, MOVES, PLAYS } from './moves.ts';
import { scene, sceneOf, type UnoScene } from './scene.testing.ts';
import { seatsIn } from './play.ts';

const EFFORT = Number(process.env['EFFORT']);
const wild = uno.presets.find(({ name }) => name === 'wild')!.options;

const again = ({ now }: UnoScene): UnoScene =>
  sceneOf(mustParse(uno.parsePosition(now as unknown as Json)));

/** Few cards, and most of them such as lead to sums, choices and skips; at every third table a finisher waits. */
const CARDS = 'rd u u u wd wd r0 g0 rs rs gs r1 r2 r3 r3 g1 g1 b2 b3'.split(' ');

function smallTable(random: Random): UnoState {
  const order = Int32Array.from(CARDS.keys());
  shuffle(order, 0, order.length, random);
  const cards = Array.from(order, (at) => CARDS[at]!);
  const deal = (most: number): string[] => cards.splice(0, 1 + random.below(most));
  const hands = Array.from({ length: 2 + random.below(3) }, () => deal(4));
  const options = { ...wild, zeroSwap: pick(['must', 'choice'], random) };
  if (random.below(3) > 0) {
    const discardPile = [pick(['rd', 'r5', 'gr'], random)];
    return scene({ options, hands, discardPile, drawPile: cards }).state;
  }
  const sum = { pendingDraw: 6, pendingKind: 'u', discardPile: ['gd', 'u', 'gd'] };
  return scene({
    options,
    hands: [...hands, []],
    ...sum,
    drawPile: cards,
    finishers: [hands.length],
  }).state;
}

/** Who may move does, and rather lays or gives than anything else. */
function playOn(state: UnoState, random: Random, moves: Int32Array): void {
  const able = uno.reactors(state) | (1 << uno.waitingFor(state));
  const seat = pick(seatsIn(able), random);
  const count = uno.legal(state, seat, moves);
  const bold = moves.subarray(0, count).filter((move) => move < PLAYS || move >= GIVE);
  const from = bold.length > 0 && random.below(3) > 0 ? bold : moves.subarray(0, count);
  uno.play(state, seat, from[random.below(from.length)]!, random);
}

describe('reading back', () => {
  it('under all house rules every moment reads back to itself and can be imagined by all', () => {
    const random = new FastRandom('small tables');
    const moves = new Int32Array(MOVES.size);
    for (let game = 0; game < 300 * EFFORT; game++) {
      const state = smallTable(random);
      for (let ply = 0; ply < 30 && uno.result(state) === null; ply++) {
        const position = JSON.stringify(uno.position(state));
        const { cells } = again(sceneOf(state)).state;
        if (!state.cells.every((cell, i) => cell === cells[i])) expect.fail(position);
        const reader = random.below(state.variant.seats);
        const view = uno.view(state, reader);
        const world = cloneState(state);
        uno.imagine(view)(world, random);
        const seen = JSON.stringify(uno.view(world, reader));
        if (seen !== JSON.stringify(view)) expect.fail(position);
        playOn(state, random, moves);
      }
    }
  });

  it('UNO-5 a sum beyond all cards of the deck reads back, and stops growing at a million', () => {
    const cards = { hands: [['bd', 'b1'], ['g1', 'gd'], ['g3']], discardPile: ['rd'] };
    const state = scene({ ...cards, pendingDraw: 48 }).play('0:play bd');
    expect(again(state).now.pendingDraw).toBe(50);
    const most = scene({ ...cards, pendingDraw: 999_998 }).play('0:play bd', '1:play gd');
    expect(again(most).now.pendingDraw).toBe(1_000_000);
  });

  it('UNO-15 rounds are counted up to a million, and the end of a later one is still told', () => {
    const cards = { options: { match: 'collect' }, hands: [['r6', 'b1'], ['g1']] };
    const last = scene({ ...cards, hands: [['r6'], ['g1']], round: 1_000_000 });
    expect(again(last.play('0:play r6!!')).now.round).toBe(1_000_000);
    expect(last.told(0, '0:play r6!!').at(-1)?.clause).toBe('UNO-0');
    const going = scene({ ...cards, round: 1_000_000 });
    expect(going.told(0, '0:play r6!').at(-1)?.clause).toBe('UNO-11');
  });

  it('UNO-0 a card drawn from the bottom that all have seen is imagined as that card', () => {
    const state = scene({
      options: { unoGives: true },
      hands: [['b3'], ['r1', 'wd']],
      turn: 1,
      drawPile: [],
      drawn: 'wd',
      known: { hands: [{ seat: 0, of: 1, cards: ['r1', 'wd'] }] },
    });
    const random = new FastRandom('bottom');
    const fill = uno.imagine(uno.view(state.state, 0));
    for (let i = 0; i < 20; i++) {
      const world = cloneState(state.state);
      fill(world, random);
      expect(uno.position(world)['drawn']).toBe('wd');
    }
  });
});

describe('UNO-23 finishers who get cards', () => {
  const options = { jumpIn: true, drawTwoComeback: true, unoDrawsFour: true, unoGives: true };
  const drawPile = ['y1', 'y2', 'y3', 'y4', 'y5', 'y6', 'y7', 'y8', 'y9'];
  const steps = (from: UnoScene, moves: readonly string[]): UnoScene =>
    moves.reduce((before, move) => {
      const after = before.play(move);
      const { state } = after;
      expect(again(after).state.cells, move).toEqual(state.cells);
      for (let seat = 0; seat < state.variant.seats; seat++)
        expect(() => uno.imagine(uno.view(state, seat)), move).not.toThrow();
      return after;
    }, from);

  it('UNO-23 who waits and is given cards waits no longer, from the first card on', () => {
    let state = scene({
      options,
      hands: [['u', 'b1'], ['rd'], ['u', 'b3', 'b4', 'b5'], ['g1', 'g2']],
      drawPile,
      discardPile: ['rd'],
    });
    state = steps(state, ['0:play u', '1:play rd!!', '2:play u', '2:give 1']);
    expect(state.now.finishers).toEqual([1]);
    state = steps(state, ['2:hand b3']);
    expect(state.now.finishers).toEqual([]);
    state = steps(state, ['2:hand b4', '3:take']);
    expect([state.result, state.now.turn]).toEqual([null, 0]);
  });

  it('UNO-23 and may fend off the sum like anybody', () => {
    let state = scene({
      options,
      hands: [['u', 'u', 'b1'], ['rd'], ['u', 'u', 'b4', 'b5']],
      drawPile,
      discardPile: ['rd'],
    });
    state = steps(state, ['0:play u', '0:keep', '1:play rd!!', '2:play u', '2:give 1', '2:hand u']);
    state = steps(state, ['2:hand b4', '0:play u', '1:play u!', '2:take']);
    expect([state.result, state.now.turn]).toEqual([null, 0]);
  });

  it('UNO-23 others who wait go on waiting', () => {
    let state = scene({
      options,
      hands: [[], [], ['u', 'b3', 'b4', 'b5'], ['g1']],
      discardPile: ['rd', 'u', 'rd'],
      drawPile,
      pendingDraw: 8,
      pendingKind: 'u',
      turn: 2,
      finishers: [0, 1],
    });
    state = steps(state, ['2:play u', '2:give 0', '2:hand b3', '2:hand b4']);
    expect(state.now.finishers).toEqual([1]);
    state = steps(state, ['3:take']);
    expect(state.result?.winners).toEqual([1]);
  });

  it('UNO-23 a hand that comes by a swap ends the waiting too; an empty one does not', () => {
    let state = scene({
      options: { ...options, zeroSwap: 'must' },
      hands: [['b1'], [], []],
      discardPile: ['r0', 'u', 'rd'],
      drawPile,
      pendingDraw: 6,
      pendingKind: 'u',
      choice: { seat: 0, kind: 'swap' },
      finishers: [1, 2],
    });
    state = steps(state, ['0:swap left']);
    expect(state.now.finishers).toEqual([2]);
  });
});
