import type { JsonObject } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { scene } from './scene.testing.ts';

const WATCHER = 'watcher';

describe('what is told', () => {
  it('UNO-1 a laid card is told to all', () => {
    const cards = { hands: [['r1', 'b1', 'b2'], ['b3']] };
    for (const reader of [0, 1, WATCHER] as const)
      expect(scene(cards).told(reader, '0:play r1')).toEqual([
        { clause: 'UNO-1', facts: { what: 'lay', seat: 0, card: 'r1' } },
      ]);
  });

  it('UNO-6 a drawn card’s face only to the drawer', () => {
    const cards = { hands: [['g1'], ['b3']], drawPile: ['y9'] };
    const drawn = { what: 'draw', seat: 0 };
    expect(scene(cards).told(0, '0:draw')).toEqual([
      { clause: 'UNO-6', facts: { ...drawn, shown: 'yes', card: 'y9' } },
    ]);
    for (const reader of [1, WATCHER] as const)
      expect(scene(cards).told(reader, '0:draw')).toEqual([
        { clause: 'UNO-6', facts: { ...drawn, shown: 'no' } },
      ]);
  });

  it('UNO-6a does not tell whether the drawer could have laid', () => {
    const tellOf = (card: string) =>
      scene({ options: { drawAnyway: true }, hands: [[card], ['b3']] }).told(1, '0:draw');
    expect(tellOf('r1')).toEqual(tellOf('g1'));
  });

  it('UNO-11 the cards of a penalty only to who drew them', () => {
    const cards = {
      hands: [['g1'], ['r3', 'b3', 'b4']],
      turn: 1,
      drawPile: ['y9', 'y8'],
      calls: [{ seat: 0, kind: 'uno' }],
    };
    const missed = { what: 'missed', seat: 0, number: 2 };
    expect(scene(cards).told(0, '1:play r3')).toContainEqual({
      clause: 'UNO-11',
      facts: { ...missed, shown: 'yes', cards: ['y8', 'y9'] },
    });
    expect(scene(cards).told(1, '1:play r3')).toContainEqual({
      clause: 'UNO-11',
      facts: { ...missed, shown: 'no' },
    });
  });

  it('UNO-8b a card handed over to giver and taker', () => {
    const cards = {
      options: { unoGives: true },
      discardPile: ['u', 'r5'],
      hands: [['g1', 'g2', 'g3'], ['b3'], ['b4']],
      choice: { seat: 0, kind: 'hand', to: 1, left: 2 },
    };
    const handed = { what: 'hand', seat: 0, to: 1 };
    for (const reader of [0, 1])
      expect(scene(cards).told(reader, '0:hand g2')).toEqual([
        { clause: 'UNO-8b', facts: { ...handed, shown: 'yes', card: 'g2' } },
      ]);
    expect(scene(cards).told(2, '0:hand g2')).toEqual([
      { clause: 'UNO-8b', facts: { ...handed, shown: 'no' } },
    ]);
  });

  it('UNO-16 in the order of effects', () => {
    const cards = {
      hands: [['g1'], ['wd', 'b4'], ['b6']],
      turn: 1,
      calls: [{ seat: 0, kind: 'uno' }],
    };
    expect(
      scene(cards)
        .told(2, '1:play wd:g!')
        .map(({ clause }) => clause),
    ).toEqual(['UNO-1', 'UNO-9', 'UNO-11', 'UNO-11', 'UNO-10']);
  });

  it('UNO-3 who sits out, UNO-4 the direction', () => {
    const skip = scene({ hands: [['rs', 'b1', 'b2'], ['b3'], ['b4']] }).told(1, '0:play rs');
    expect(skip[1]).toEqual({ clause: 'UNO-3', facts: { seats: [1], answer: 'no' } });
    const reverse = scene({ hands: [['rr', 'b1', 'b2'], ['b3'], ['b4']] }).told(1, '0:play rr');
    expect(reverse[1]).toEqual({ clause: 'UNO-4', facts: { direction: 'ccw', skips: 'no' } });
  });

  it('UNO-15 the sum, the points and the winner', () => {
    const list = scene({ hands: [['rd'], ['g9'], ['b4']], drawPile: ['y1', 'y2'] }).told(
      2,
      '0:play rd!!',
    );
    expect(list.slice(-3)).toEqual([
      { clause: 'UNO-15', facts: { what: 'sum', seat: 1, number: 2 } },
      { clause: 'UNO-15', facts: { what: 'points', seat: 0, points: 16, total: 16 } },
      { clause: 'UNO-15', facts: { what: 'won', seats: [0] } },
    ]);
  });

  it('UNO-0 who opens the next round', () => {
    const options = { match: 'penalty' };
    const list = scene({ options, hands: [['r1'], ['g9'], ['b4']] }).told(WATCHER, '0:play r1!!');
    expect(list.at(-1)).toEqual({ clause: 'UNO-0', facts: { round: 2, seat: 1 } });
  });

  it('UNO-15 who won the round of a match, also without a point', () => {
    const won = (cards: JsonObject, move: string) =>
      scene(cards)
        .told(WATCHER, move)
        .filter(({ facts }) => facts['what'] === 'round');
    const facts = (...seats: number[]) => [{ clause: 'UNO-15', facts: { what: 'round', seats } }];
    const options = { match: 'penalty' };
    const hands = [['r1'], ['g9'], ['b4']];
    expect(won({ options, hands }, '0:play r1!!')).toEqual(facts(0));
    expect(won({ hands }, '0:play r1!!')).toEqual([]);
    const stuck = { drawPile: [], drawn: 'nothing', emptyPasses: 2 };
    const alike = [['b5'], ['b9'], ['g5']];
    expect(won({ options, hands: alike, ...stuck }, '0:pass')).toEqual(facts(0, 2));
  });

  it('UNO-5a, UNO-22 nobody plays on in a round that another has won', () => {
    const options = { drawTwoComeback: true, match: 'penalty' };
    const state = scene({ options, hands: [['rd'], ['gd'], ['yd', 'g4', 'g6']] }).play(
      '0:play rd!!',
      '1:play gd!!',
      '2:play yd',
    );
    const list = state.told(WATCHER, '0:take');
    expect(list.filter(({ facts }) => facts['what'] === 'back')).toEqual([]);
    expect(list).toContainEqual({ clause: 'UNO-15', facts: { what: 'round', seats: [1] } });
  });

  it('UNO-15 as many cards of the sum as there were to draw', () => {
    const taken = (cards: object, move: string) =>
      scene({ options: { match: 'penalty' }, ...cards })
        .told(2, move)
        .find(({ facts }) => facts['what'] === 'sum' || facts['what'] === 'take')?.facts['number'];
    const hands = [['rd'], ['g9'], ['b4']];
    expect(taken({ hands, drawPile: [] }, '0:play rd!!')).toBe(1);
    expect(taken({ hands, drawPile: ['y1'] }, '0:play rd!!')).toBe(2);
    const missed = { hands, drawPile: ['y1', 'y2'], calls: [{ seat: 2, kind: 'uno' }] };
    expect(taken(missed, '0:play rd!!')).toBe(1);
    const waits = { discardPile: ['rd'], pendingDraw: 2, finishers: [0] };
    const comeback = { options: { drawTwoComeback: true }, ...waits, drawPile: ['y1'], turn: 1 };
    expect(taken({ hands: [[], ['g9'], ['b4']], ...comeback }, '1:take')).toBe(1);
  });

  it('UNO-7a drawn cards of the kind just laid are shown too', () => {
    const state = scene({
      options: { plainFinish: true },
      hands: [['wd'], ['b3']],
      drawPile: ['wd', 'y1', 'y2'],
    });
    expect(state.told(0, '0:play wd:r')).toContainEqual({
      clause: 'UNO-7a',
      facts: { seat: 0, number: 2, shown: 'yes', cards: ['y1', 'wd'] },
    });
  });

  it('UNO-8b and of the kind just given away', () => {
    const empty = { what: 'empty', seat: 0, number: 2, shown: 'yes' };
    const gave = scene({
      options: { unoGives: true },
      hands: [['u', 'b1', 'b2'], ['b3']],
      drawPile: ['b2', 'y1', 'y2'],
    }).play('0:play u', '0:give 1', '0:hand b1');
    expect(gave.told(0, '0:hand b2')).toContainEqual({
      clause: 'UNO-8b',
      facts: { ...empty, cards: ['y1', 'b2'] },
    });
  });

  it('UNO-22 who waits because others do has not laid a draw two', () => {
    const cards = { options: { drawTwoComeback: true }, hands: [['rd'], ['wd'], ['gd', 'b1']] };
    expect(scene(cards).told(2, '0:play rd!!')).toContainEqual({
      clause: 'UNO-5a',
      facts: { what: 'waits', seat: 0 },
    });
    for (const [before, move] of [
      [['0:play rd!!'], '1:play wd:r!!'],
      [['0:play rd!!', '1:play wd:r'], '1:unouno'],
    ] as const) {
      const list = scene(cards)
        .play(...before)
        .told(2, move);
      expect(list.map(({ clause }) => clause)).not.toContain('UNO-5a');
      expect(list.at(-1)).toEqual({ clause: 'UNO-22', facts: { seat: 1 } });
    }
  });

  it('UNO-23 that a finisher who got a card plays on, once', () => {
    const state = scene({
      options: { jumpIn: true, drawTwoComeback: true, unoDrawsFour: true, unoGives: true },
      hands: [[], ['b3', 'b4', 'b6'], ['b7']],
      discardPile: ['u', 'rd', 'u', 'rd'],
      pendingDraw: 6,
      finishers: [0],
      choice: { seat: 1, kind: 'hand', to: 0, left: 2 },
    });
    const playsOn = { clause: 'UNO-23', facts: { seat: 0 } };
    expect(state.told(2, '1:hand b3')).toContainEqual(playsOn);
    expect(state.play('1:hand b3').told(2, '1:hand b4')).not.toContainEqual(playsOn);
  });

  it('UNO-13a who faces a sum that waited for the swap, as when it is declined', () => {
    const cards = {
      options: { zeroSwap: 'choice', jumpIn: true, runs: true, unoDrawsFour: true },
      hands: [['b1'], ['b3'], ['b4']],
      discardPile: ['r0', 'r1', 'u', 'r1'],
      pendingDraw: 4,
      pendingKind: 'u',
      choice: { seat: 0, kind: 'swap' },
    };
    for (const move of ['0:swap left', '0:keep'])
      expect(scene(cards).told(2, move)).toContainEqual({
        clause: 'UNO-8a',
        facts: { what: 'sum', seat: 1, sum: 4 },
      });
  });

  it('UNO-14 that the pile was shuffled, and that there was nothing', () => {
    const shuffled = { hands: [['g1'], ['b3']], drawPile: [], discardPile: ['r5', 'y1'] };
    expect(scene(shuffled).told(1, '0:draw').at(-1)).toEqual({
      clause: 'UNO-14',
      facts: { what: 'shuffle' },
    });
    const empty = { hands: [['g1'], ['b3']], drawPile: [] };
    expect(scene(empty).told(1, '0:draw')).toEqual([
      { clause: 'UNO-14', facts: { what: 'nothing', seat: 0 } },
    ]);
  });
});
