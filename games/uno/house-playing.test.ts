import { dealt, fairChance, mustParse, setUp } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { uno } from './index.ts';
import { legalOfAll, scene, sceneOf } from './scene.testing.ts';

describe('UNO-1a jumpIn', () => {
  const options = { jumpIn: true };

  it('UNO-1a anyone may lay the same card out of turn, and play goes on from there', () => {
    const state = scene({
      options,
      hands: [['r1', 'b1', 'b2'], ['b3', 'g1'], ['r5', 'g2', 'g3'], ['b4']],
    });
    expect(legalOfAll(state)).toEqual({ 0: ['play r1'], 2: ['play r5'] });
    expect(state.play('2:play r5').now.turn).toBe(3);
  });

  it('UNO-1a already the card turned up at the start may be jumped in on', () => {
    const variant = mustParse(setUp(uno, options, 4));
    const openings = Array.from({ length: 60 }, (_, i) =>
      sceneOf(dealt(uno, variant, fairChance(`opening ${i}`))),
    );
    const ready = openings.flatMap((opening) => {
      const open = opening.now.discardPile[0]!;
      const seat = opening.now.hands.findIndex((hand, i) => i > 0 && hand.includes(open));
      return seat > 0 ? [{ opening, seat, open }] : [];
    });
    expect(ready.length).toBeGreaterThan(0);
    for (const { opening, seat, open } of ready)
      expect(opening.play(`${seat}:play ${open}`).now.turn).toBe((seat + 1) % 4);
  });

  it('UNO-1a only the same card, and only with the rule on', () => {
    const cards = [
      ['r1', 'b1'],
      ['r6', 'g5', 'r5'],
      ['b4', 'r4'],
    ];
    expect(scene({ options, hands: cards }).clause('1:play r6')).toBe('UNO-1a');
    expect(scene({ options, hands: cards }).clause('1:play g5')).toBe('UNO-1a');
    expect(scene({ options, hands: cards }).clause('2:play r5')).toBe('UNO-1');
    expect(scene({ hands: cards }).clause('1:play r5')).toBe('UNO-1');
  });

  it('UNO-1a a black card of the same kind, with a new wish', () => {
    const state = scene({
      options,
      discardPile: ['w'],
      color: 'r',
      hands: [['r1'], ['g1'], ['w', 'g2', 'g3']],
    });
    expect(state.legalOf(2)).toEqual(['play w:b', 'play w:g', 'play w:r', 'play w:y']);
    expect(state.clause('2:play w')).toBe('UNO-9');
    expect(state.play('2:play w:y').now.color).toBe('y');
  });

  it('UNO-1a a draw two adds two to a sum not yet taken', () => {
    const state = scene({
      options,
      discardPile: ['rd'],
      pendingDraw: 2,
      turn: 1,
      hands: [['g1'], ['g2'], ['rd', 'g3', 'g4'], ['g6']],
    }).play('2:play rd');
    expect([state.now.pendingDraw, state.now.turn]).toEqual([4, 3]);
  });

  it('UNO-1a a skip hits the jumper’s next, a reverse flips again', () => {
    const skip = scene({
      options,
      discardPile: ['rs'],
      hands: [['g1'], ['rs', 'g2', 'g4'], ['g6'], ['g7']],
    });
    expect(skip.play('1:play rs').now.turn).toBe(3);
    const reverse = scene({
      options,
      discardPile: ['rr'],
      direction: 'ccw',
      hands: [['g1'], ['rr', 'g2', 'g4'], ['g6'], ['g7']],
    }).play('1:play rr');
    expect([reverse.now.turn, reverse.now.direction]).toEqual([2, 'cw']);
  });

  it('UNO-1a you may jump in on yourself, one card after the other', () => {
    const state = scene({
      options,
      discardPile: ['b5'],
      hands: [['r5', 'r5', 'g2', 'g3'], ['b1'], ['b2']],
    }).play('0:play r5', '0:play r5');
    expect([state.now.turn, state.now.hands[0]]).toEqual([1, ['g2', 'g3']]);
  });

  it('UNO-1a who has just taken a sum may jump in: their turn is over', () => {
    const state = scene({
      options,
      discardPile: ['rd'],
      pendingDraw: 2,
      hands: [['rd', 'g1', 'g9'], ['g2'], ['g3']],
    }).play('0:take', '0:play rd');
    expect([state.now.pendingDraw, state.now.turn]).toEqual([2, 1]);
  });

  it('UNO-1a a jump-in closes the windows of others like any card', () => {
    const state = scene({
      options,
      discardPile: ['b5'],
      hands: [['r5', 'g1'], ['g2'], ['r5', 'g3', 'g4']],
    }).play('0:play r5', '2:play r5');
    expect(state.now.hands[0]).toHaveLength(3);
  });
});

describe('UNO-1b runs', () => {
  it('UNO-1b who may run on with a card of either half of the deck may react', () => {
    for (const [open, first, next] of [
      ['r5', 'r6', 'r7'],
      ['b5', 'b6', 'b7'],
    ] as const) {
      const hands = [
        [first, next, 'g3', 'y3'],
        ['g1', 'g2'],
        ['y1', 'y2'],
      ];
      const position = { options: { runs: true }, discardPile: [open], hands };
      const ran = scene(position).play(`0:play ${first}`);
      expect(uno.reactors(ran.state)).toBe(1);
    }
  });

  const options = { runs: true };

  it('UNO-1b go on with next numbers of the color, upwards or downwards', () => {
    let state = scene({
      options,
      hands: [['r4', 'r3', 'r6', 'g3', 'g9'], ['r1', 'b1'], ['b2']],
    }).play('0:play r4');
    expect(state.now.run).toEqual({ seat: 0, step: 0 });
    expect(state.legalOf(0)).toEqual(['play r3']);
    expect(state.clause('0:play r6')).toBe('UNO-1b');
    expect(state.clause('0:play g3')).toBe('UNO-1b');
    state = state.play('0:play r3');
    expect(state.now.run).toEqual({ seat: 0, step: -1 });
    expect(state.now.turn).toBe(1);
  });

  it('UNO-1b once a direction is set it stays, and an equal card may sit inside', () => {
    const state = scene({
      options,
      discardPile: ['b9'],
      hands: [['y9', 'y8', 'y8', 'y7', 'y9', 'g1', 'g2'], ['b1'], ['b2']],
    }).play('0:play y9', '0:play y8', '0:play y8');
    expect(state.now.run).toEqual({ seat: 0, step: -1 });
    expect(state.legalOf(0)).toEqual(['play y7']);
    expect(state.clause('0:play y9')).toBe('UNO-1b');
  });

  it('UNO-1b before the first step an equal card is no run card: a bare pair is UNO-1a', () => {
    const cards = { discardPile: ['b9'], hands: [['y9', 'y9', 'y8', 'g1', 'g2'], ['b1'], ['b2']] };
    const state = scene({ ...cards, options }).play('0:play y9');
    expect(state.legalOf(0)).toEqual(['play y8']);
    expect(state.clause('0:play y9')).toBe('UNO-1b');
    let jumping = scene({ ...cards, options: { runs: true, jumpIn: true } }).play('0:play y9');
    expect(jumping.legalOf(0)).toEqual(['play y8', 'play y9']);
    jumping = jumping.play('0:play y9');
    expect(jumping.now.run).toEqual({ seat: 0, step: 0 });
  });

  it('UNO-1b there is no step between 9 and 0', () => {
    const state = scene({
      options,
      discardPile: ['b9'],
      hands: [['r9', 'r0', 'g1', 'g2'], ['b1']],
    }).play('0:play r9');
    expect(state.legalOf(0)).toEqual([]);
  });

  it('UNO-1b it closes when another seat makes any move except a call', () => {
    const cards = [['r4', 'r3', 'g6', 'g3'], ['g1', 'b1'], ['b2']];
    const drew = scene({ options, hands: cards }).play('0:play r4', '1:draw');
    expect([drew.now.run, drew.legalOf(0)]).toEqual([null, []]);
    const called = scene({
      options,
      hands: [['r3', 'g6', 'g3'], ['g1', 'b1'], ['b2']],
      discardPile: ['r4'],
      turn: 1,
      run: { seat: 0, step: 0 },
      calls: [{ seat: 2, kind: 'uno' }],
    });
    expect(called.play('2:uno').legalOf(0)).toEqual(['play r3']);
  });

  it('UNO-1b it may start from a drawn number card', () => {
    const state = scene({
      options,
      hands: [['g1', 'r8', 'b1', 'b2'], ['b3']],
      discardPile: ['w'],
      color: 'y',
      drawPile: ['y7', 'b4'],
    }).play('0:draw', '0:play y7');
    expect(state.now.run).toEqual({ seat: 0, step: 0 });
  });

  it('UNO-1b the duty to say UNO passes along the run', () => {
    let state = scene({
      options,
      hands: [
        ['r4', 'r3', 'r2'],
        ['r1', 'b1'],
      ],
    }).play('0:play r4', '0:play r3');
    expect(state.now.calls).toEqual([{ seat: 0, kind: 'uno' }]);
    state = state.play('0:play r2');
    expect(state.now.calls).toEqual([{ seat: 0, kind: 'unouno' }]);
  });
});

describe('UNO-3a skipBack', () => {
  const options = { skipBack: true };

  it('UNO-3a the player about to sit out always answers', () => {
    const state = scene({
      options,
      hands: [['rs', 'g1', 'g2'], ['gs', 'w', 'wd', 'r1'], ['g3'], ['g4']],
    }).play('0:play rs');
    expect([state.now.turn, state.now.sits]).toEqual([1, [1]]);
    expect(state.legalOf(1)).toEqual(['sit']);
    expect(state.clause('1:play gs')).toBe('UNO-3a');
    expect(state.clause('1:play r1')).toBe('UNO-3a');
    expect(state.clause('1:draw')).toBe('UNO-3a');
    expect(state.clause('1:pass')).toBe('UNO-3a');
    expect(state.clause('2:sit')).toBe('UNO-1');
    const sat = state.play('1:sit');
    expect(sat.now.turn).toBe(2);
    expect(sat.clause('2:sit')).toBe('UNO-3a');
  });

  it('UNO-3a black cards do not go while you must sit out', () => {
    const state = scene({ options, hands: [['rs', 'g1', 'g2'], ['w', 'wd'], ['g3']] }).play(
      '0:play rs',
    );
    expect(state.clause('1:play w:r')).toBe('UNO-9');
    expect(state.clause('1:play wd:r')).toBe('UNO-10');
  });

  it('UNO-3a with the skip of the same color the next neighbour faces it', () => {
    let state = scene({
      options,
      hands: [['rs', 'g1', 'g2'], ['rs', 'b1', 'b2'], ['g3'], ['g4']],
    }).play('0:play rs');
    expect(state.legalOf(1)).toEqual(['play rs', 'sit']);
    state = state.play('1:play rs');
    expect([state.now.turn, state.now.sits]).toEqual([2, [2]]);
    expect(state.play('2:sit').now.turn).toBe(3);
  });
});

describe('UNO-3b doubleSkip', () => {
  const options = { doubleSkip: true };

  it('UNO-3b the second skip of the color at once: the next two sit out', () => {
    let state = scene({ options, hands: [['rs', 'rs', 'g2', 'g1'], ['g3'], ['g4'], ['g6']] }).play(
      '0:play rs',
    );
    expect([state.now.turn, state.now.doubleSkipBy]).toEqual([2, 0]);
    expect(state.legalOf(0)).toEqual(['play rs']);
    state = state.play('0:play rs');
    expect([state.now.turn, state.now.doubleSkipBy]).toEqual([3, null]);
  });

  it('UNO-3b only others are counted: with two and with three seats the layer plays again', () => {
    const layer = ['rs', 'rs', 'g2', 'g1'];
    for (const others of [[['g3']], [['g3'], ['g4']]]) {
      const state = scene({ options, hands: [layer, ...others] });
      expect(state.play('0:play rs', '0:play rs').now.turn).toBe(0);
    }
  });

  it('UNO-3b the window closes when another seat makes any move except a call', () => {
    const state = scene({
      options,
      hands: [['rs', 'rs', 'g2', 'g1'], ['g3'], ['g4'], ['g6']],
    }).play('0:play rs', '2:draw');
    expect([state.legalOf(0), state.now.doubleSkipBy]).toEqual([[], null]);
    expect(state.clause('0:play rs')).toBe('UNO-3b');
  });

  it('UNO-3b at once: it closes with the layer’s own next move too, unless that is a call', () => {
    const hands = [
      ['rs', 'g1', 'b1'],
      ['g3', 'g4'],
    ];
    let drew = scene({ options, hands, drawPile: ['rs', 'y1'] }).play('0:play rs', '0:draw');
    expect(drew.now.doubleSkipBy).toBeNull();
    drew = drew.play('0:pass');
    expect([drew.now.turn, drew.legalOf(0), drew.clause('0:play rs')]).toEqual([1, [], 'UNO-3b']);
    const called = scene({ options, hands: [['rs', 'rs'], ['g3', 'g4'], ['g6']] }).play(
      '0:play rs',
      '0:uno',
    );
    expect(called.legalOf(0)).toEqual(['play rs', 'play rs!!']);
  });

  it('UNO-19 a skip under a sum that waits makes nobody sit out, so it can not be doubled', () => {
    const state = scene({
      options: { ...options, jumpIn: true, unoDrawsFour: true },
      discardPile: ['u', 'rs'],
      pendingDraw: 4,
      hands: [['g1'], ['rs', 'g3', 'g4'], ['g6']],
    });
    expect(state.play('1:play rs').now.doubleSkipBy).toBeNull();
  });
});
