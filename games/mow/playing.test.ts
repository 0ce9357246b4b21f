import { describe, expect, it } from 'vitest';
import packets from './packets.json' with { type: 'json' };
import { opening, scene, three } from './scene.testing.ts';
import { COWS } from './sets.ts';

describe('cards and setup', () => {
  it('MOW-1 each packet has 48 cows and 74 flies; thin is 5 and milk is 11 by our own reckoning', () => {
    for (const packet of ['green', 'yellow']) {
      const cows = COWS.filter((cow) => cow?.packet === packet);
      expect(cows).toHaveLength(48);
      expect(cows.reduce((sum, cow) => sum + cow!.flies, 0)).toBe(74);
    }
    const reconstructed = packets.yellow.map(({ code, number, source }) => ({
      code,
      number,
      source,
    }));
    expect(reconstructed).toContainEqual({ code: 'thin', number: 5, source: 'reconstruction' });
    expect(reconstructed).toContainEqual({ code: 'milk', number: 11, source: 'reconstruction' });
  });

  it('MOW-2 three to five play with the green packet, six to ten with both, two with green and three herds', () => {
    const cards = (seats: number) => {
      const { hands, pile } = opening(seats) as unknown as { hands: string[][]; pile: string[] };
      return [...hands.flat(), ...pile];
    };
    for (const seats of [2, 3, 5]) expect(cards(seats)).toHaveLength(48);
    for (const seats of [6, 10]) expect(cards(seats)).toHaveLength(96);
    expect(cards(5)).not.toContain('mad');
    expect(cards(6)).toContain('mad');
    expect(opening(2)['herds']).toEqual([[], [], []]);
    expect(three(['5'], []).refused('0:add 5y')).toEqual({
      clause: 'MOW-2',
      facts: { card: '5y', seats: 3 },
    });
  });

  it('MOW-3 five to each, seat 0 opens clockwise; most flies open the next round, lowest seat on a tie', () => {
    const first = opening(4);
    expect(first['hands']).toSatisfy((hands: string[][]) =>
      hands.every((hand) => hand.length === 5),
    );
    expect(first).toMatchObject({ turn: 0, opener: 0, direction: 'cw', herd: 0, round: 1 });

    const table = scene({
      hands: [['1'], ['2'], ['3']],
      herds: [['9.3']],
      turn: 1,
      direction: 'ccw',
      totals: [7, 4, 7],
    }).play('1:take');
    expect(table.now.totals).toEqual([7, 7, 7]);
    expect(table.now.opener).toBe(0);
    expect(table.now.turn).toBe(0);
    expect(table.now.round).toBe(2);
    expect(table.now.direction).toBe('cw');
    expect((table.now.hands as string[][]).every((hand) => hand.length === 5)).toBe(true);
    expect(table.now.pile).toHaveLength(48 - 15);
    expect(table.now.stables).toEqual([[], [], []]);
  });
});

describe('the turn', () => {
  it('MOW-10 add one cow, draw one card while the pile lasts, then the next player', () => {
    let table = three(['5', '12.1'], ['7'], { pile: ['13.2'] });
    table = table.play('0:add 5');
    expect(table.now.hands).toEqual([['12.1', '13.2'], ['15'], ['14.1']]);
    expect(table.now.pile).toEqual([]);
    expect(table.now.turn).toBe(1);
    table = table.play('1:add 15');
    expect(table.now.hands).toEqual([['12.1', '13.2'], [], ['14.1']]);
  });

  it('MOW-10 whose turn it is not, and who does not hold the cow, is refused', () => {
    const table = three(['5'], ['7']);
    expect(table.refused('1:add 15')).toEqual({
      clause: 'MOW-10',
      facts: { why: 'turn', next: 0 },
    });
    expect(table.refused('0:add 6')).toEqual({
      clause: 'MOW-10',
      facts: { why: 'hand', card: '6' },
    });
    expect(table.legalOf(1)).toEqual([]);
  });

  it('MOW-11 with 7 to 11 lying only numbers below 7 or above 11 fit', () => {
    const table = three(['6', '7.1', '9', '11.1', '12'], ['7', '8.2', '11']);
    expect(table.legalOf(0)).toEqual(['add 12', 'add 6', 'take']);
    expect(table.refused('0:add 9')).toEqual({
      clause: 'MOW-11',
      facts: { card: '9', low: 7, high: 11, open: 'lowhigh' },
    });
    expect(table.clause('0:add 7.1')).toBe('MOW-11');
    expect(table.clause('0:add 11.1')).toBe('MOW-11');
  });

  it('MOW-12 taking is always allowed while a herd lies; who takes starts a new herd at once, then draws', () => {
    let table = three(['6'], ['7.1', '8.2']);
    expect(table.legalOf(0)).toContain('take');
    table = table.play('0:take');
    expect(table.now.stables).toEqual([['7.1', '8.2'], [], []]);
    expect(table.now.mustStart).toBe(true);
    expect(table.now.turn).toBe(0);
    expect(table.now.pile).toHaveLength(3);
    expect(table.legalOf(0)).toEqual(['add 6']);
    expect(table.clause('0:take')).toBe('MOW-12');
    table = table.play('0:add 6');
    expect(table.now.pile).toHaveLength(2);
    expect(table.now.mustStart).toBe(false);
    expect(table.now.turn).toBe(1);
  });

  it('MOW-13 each fly in the stable counts one', () => {
    const table = three(['7.3'], ['8.2', 'slow@9', '11.1', '13'], { pile: [] }).play('0:take');
    // 2 + 5 + 1 + 0 in the herd, 3 in the hand; the others hold 0 and 1.
    expect(table.now.totals).toEqual([11, 0, 1]);
  });
});
