import { dealt, fairChance, mustParse, setUp } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { uno } from './index.ts';
import type { UnoState } from './layout.ts';
import { scene, sceneOf } from './scene.testing.ts';

// The examples of the sheet "UNO - Regeln", in its own order and with its own cards.

describe('normal rules', () => {
  it('UNO-8 76 number cards, 24 coloured and 8 black special cards; the UNO cards are sorted out', () => {
    const { variant, cells } = dealt(uno, mustParse(setUp(uno, {}, 3)), fairChance('sheet'));
    const { now } = sceneOf({ variant, cells } as UnoState);
    const piles = [...now.hands, now.drawPile, now.discardPile];
    const cards = piles.flat();
    const count = (kind: RegExp) => cards.filter((card) => kind.test(card)).length;
    expect([count(/^[rygb]\d$/), count(/^[rygb][srd]$/), count(/^wd?$/), count(/^u$/)]).toEqual([
      76, 24, 8, 0,
    ]);
  });

  it('UNO-4 a reverse turns the direction, another one turns it back', () => {
    const cards = [['gr', 'g1', 'g2'], ['b3'], ['yr', 'y1', 'y2']];
    const state = scene({ discardPile: ['g5'], hands: cards });
    const turned = state.play('0:play gr');
    expect(turned.now.turn).toBe(2);
    expect(turned.play('2:play yr').now.turn).toBe(0);
  });

  it('UNO-5 a draw two fended off with any other draw two: the one after must draw four', () => {
    const state = scene({ hands: [['rd', 'g1', 'g2'], ['yd', 'g3', 'g4'], ['b3']] }).play(
      '0:play rd',
      '1:play yd',
    );
    expect([state.now.pendingDraw, state.legalOf(2)]).toEqual([4, ['take']]);
    expect(state.play('2:take').now.hands[2]).toHaveLength(5);
  });

  it('UNO-5 a draw two can be fended off with a wild draw four, but not the other way round', () => {
    const cards = [
      ['rd', 'wd', 'g2'],
      ['wd', 'bd', 'g4'],
      ['b3', 'b4'],
    ];
    const two = scene({ hands: cards }).play('0:play rd', '1:play wd:b');
    expect(two.now.pendingDraw).toBe(6);
    const four = scene({ hands: cards }).play('0:play wd:b');
    expect(four.clause('1:play bd')).toBe('UNO-5');
  });
});

describe('house rules', () => {
  it.each([
    ['green 3, 4, 5, 6, 7', 'g', [3, 4, 5, 6, 7]],
    ['yellow 9, 8, 8, 7, 6, 5', 'y', [9, 8, 8, 7, 6, 5]],
  ])('UNO-1b %s go one after the other', (_name, color, numbers) => {
    const run = numbers.map((number) => `${color}${number}`);
    const options = { runs: true };
    const cards = [[...run, 'b1', 'b2'], ['r1'], ['r2']];
    const state = scene({ options, discardPile: [`${color}1`], hands: cards }).play(
      ...run.map((card) => `0:play ${card}`),
    );
    expect([state.now.hands[0], state.now.turn]).toEqual([['b1', 'b2'], 1]);
  });

  it('UNO-3b who lays both skips of a colour makes the next two sit out', () => {
    const options = { doubleSkip: true, jumpIn: true };
    const cards = [['rs', 'rs', 'b1', 'b2'], ['g1'], ['g2'], ['g3', 'g4']];
    const state = scene({ options, hands: cards });
    expect(state.play('0:play rs', '0:play rs').now.turn).toBe(3);
  });

  it('UNO-5a who ends on a draw two that ALL others fend off draws the sum and has not won', () => {
    const options = { drawTwoComeback: true };
    const cards = [['rd'], ['gd', 'g2', 'g1'], ['yd', 'g3', 'g4']];
    const state = scene({ options, hands: cards }).play(
      '0:play rd!!',
      '1:play gd',
      '2:play yd',
      '0:take',
    );
    expect([state.now.hands[0]!.length, state.result?.winners]).toEqual([6, undefined]);
  });

  it('UNO-8b red 8, four cards, UNO card, two given away, the other red 8 jumped in: won', () => {
    const options = { jumpIn: true, unoGives: true };
    const cards = [
      ['u', 'g3', 'y7', 'r8'],
      ['b1', 'b2'],
      ['y4', 'g9'],
    ];
    const state = scene({
      options,
      discardPile: ['r8'],
      drawPile: ['b4', 'b6'],
      hands: cards,
    }).play('0:play u', '0:give 1', '0:hand g3', '0:hand y7', '0:uno', '0:play r8!!');
    expect(state.result?.winners).toEqual([0]);
  });

  it('UNO-8b who keeps no card to say UNO with draws two', () => {
    const options = { unoGives: true };
    const state = scene({ options, hands: [['u', 'g1', 'g2'], ['b3'], ['b4']] }).play(
      '0:play u',
      '0:give 1',
      '0:hand g1',
      '0:hand g2',
    );
    expect(state.now.hands).toEqual([['b1', 'b2'], ['g1', 'g2', 'b3'], ['b4']]);
  });
});
