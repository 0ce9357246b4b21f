import { FastRandom, newState, type JsonObject } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { uno } from './index.ts';
import type { UnoState } from './layout.ts';
import { scene, sceneOf, type UnoScene } from './scene.testing.ts';

const options = { unoGives: true, zeroSwap: 'must' };
const known = (state: UnoState, seat: number) => uno.view(state, seat).known.hands;

describe('what a seat remembers', () => {
  const cards = [
    ['u', 'r1', 'r2', 'g3', 'g4'],
    ['b3', 'g0'],
    ['b4', 'b6'],
    ['b7', 'b8'],
  ];
  const given = () =>
    scene({ options, hands: cards }).play('0:play u', '0:give 1', '0:hand r1', '0:hand r2');

  it('UNO-8b who gave two cards knows who holds them, nobody else does', () => {
    const state = given();
    expect(known(state.state, 0)).toEqual([[], ['r1', 'r2'], [], []]);
    for (const seat of [1, 2, 3]) expect(known(state.state, seat)).toEqual([[], [], [], []]);
    expect(uno.view(state.state, 'watcher').known.hands).toEqual([[], [], [], []]);
  });

  it('UNO-8b a known card that is laid is no longer known in the hand', () => {
    expect(known(given().play('1:play r1').state, 0)[1]).toEqual(['r2']);
  });

  it('UNO-13a after a swap everybody knows their own old hand, and knowledge moves along', () => {
    const state = scene({
      options,
      hands: [
        ['r0', 'g1', 'g2'],
        ['b3', 'r1'],
        ['b4', 'b6'],
        ['b7', 'b8'],
      ],
      known: {
        hands: [
          { seat: 0, of: 1, cards: ['r1'] },
          { seat: 2, of: 0, cards: ['g1'] },
        ],
      },
    }).play('0:play r0', '0:swap left');
    expect(known(state.state, 0)).toEqual([[], ['g1', 'g2'], ['r1'], []]);
    expect(known(state.state, 1)).toEqual([[], [], ['r1', 'b3'], []]);
    expect(known(state.state, 2)).toEqual([[], ['g1'], [], ['b4', 'b6']]);
    expect(known(state.state, 3)).toEqual([['b7', 'b8'], [], [], []]);
  });

  it('UNO-13a what comes back to the own hand is not listed as known of others', () => {
    let state = scene({
      options,
      hands: [
        ['r0', 'y0', 'g1'],
        ['r2', 'b0', 'g2'],
      ],
    }).play(...['0:play r0', '0:swap right', '1:draw', '1:pass', '0:play b0'].slice(0, 2));
    expect(known(state.state, 0)).toEqual([[], ['y0', 'g1']]);
    state = state.play('1:play y0', '1:swap left');
    expect(state.now.hands).toEqual([['g1'], ['r2', 'g2', 'b0']]);
    expect(known(state.state, 0)).toEqual([[], ['r2', 'g2', 'b0']]);
    expect(known(state.state, 1)).toEqual([['g1'], []]);
  });

  it('UNO-8b a giving unseen lowers what others know of the giver, the taker knows better', () => {
    const state = scene({
      options,
      hands: [['b3'], ['u', 'w', 'w', 'w', 'r1'], ['b4'], ['b7']],
      turn: 1,
      known: {
        hands: [
          { seat: 0, of: 1, cards: ['r1', 'w', 'w', 'w'] },
          { seat: 2, of: 1, cards: ['r1', 'w', 'w', 'w'] },
        ],
      },
    }).play('1:play u', '1:give 2', '1:hand w', '1:hand w');
    expect(known(state.state, 0)[1]).toEqual(['w']);
    expect(known(state.state, 2)[1]).toEqual(['r1', 'w']);
    expect(known(state.state, 1)[2]).toEqual(['w', 'w']);
  });

  it('UNO-0 a card drawn from the known bottom of the pile is known in that hand', () => {
    const state = scene({
      options,
      hands: [['g3', 'g4'], ['b3']],
      drawPile: ['rs'],
      known: { bottom: 1 },
    }).play('0:draw');
    expect(uno.view(state.state, 1).known).toEqual({ bottom: [], hands: [['rs'], []] });
  });

  it('UNO-15 a new round is dealt with nothing known', () => {
    const state = scene({
      options: { ...options, match: 'penalty' },
      hands: [['r1'], ['b3']],
      known: { hands: [{ seat: 1, of: 0, cards: ['r1'] }] },
    }).play('0:play r1!!');
    expect(known(state.state, 1)).toEqual([[], []]);
  });

  it('UNO-1 plain rules keep no memory of hands', () => {
    expect(scene({ hands: cards.slice(1) }).state.cells.length).toBeLessThan(
      scene({ options, hands: cards.slice(1) }).state.cells.length,
    );
  });
});

describe('imagined worlds', () => {
  const imagined = (
    fields: JsonObject,
    seat: number,
    times: number,
  ): UnoScene['now']['hands'][] => {
    const state = scene(fields);
    const fill = uno.imagine(uno.view(state.state, seat));
    const world = newState(state.state.variant);
    const random = new FastRandom('imagine');
    return Array.from({ length: times }, () => {
      fill(world, random);
      return sceneOf(world).now.hands;
    });
  };

  it('UNO-8b hold the cards the seat is certain of', () => {
    const worlds = imagined(
      {
        options,
        hands: [['g1'], ['r1', 'r2', 'b3']],
        known: { hands: [{ seat: 0, of: 1, cards: ['r1', 'r2'] }] },
      },
      0,
      200,
    );
    for (const [own, other] of worlds) {
      expect(own).toEqual(['g1']);
      expect(other).toEqual(expect.arrayContaining(['r1', 'r2']));
      expect(other).toHaveLength(3);
    }
  });

  it('UNO-0 deal every unseen card with the same likelihood', () => {
    const worlds = imagined({ hands: [['g1', 'w'], ['b3']] }, 0, 40_000);
    const count = (code: string): number => worlds.filter((world) => world[1]![0] === code).length;
    // 105 cards are unseen: one of two blue sevens, of three wilds left, of four wild draw fours.
    expect(count('b7') / 40_000).toBeCloseTo(2 / 105, 2);
    expect(count('w') / 40_000).toBeCloseTo(3 / 105, 2);
    expect(count('wd') / 40_000).toBeCloseTo(4 / 105, 2);
    expect(count('u')).toBe(0);
  });
});
