import { describe, expect, it } from 'vitest';
import { mow } from './index.ts';
import { scene, three } from './scene.testing.ts';

describe('the end', () => {
  it('MOW-35 with the pile used up play goes on without drawing until somebody takes; hands go to the stables', () => {
    let table = three(['6', '5.2'], ['7'], { pile: [] }).play('0:add 6', '1:add 15');
    expect(table.now.round).toBe(1);
    table = table.play('2:take');
    // Seat 2 takes 6 7 15 without flies and keeps 14.1; seat 0 held 5.2.
    expect(table.now.totals).toEqual([2, 0, 1]);
    expect(table.now.round).toBe(2);
  });

  it('MOW-35 the last card drawn in the taking player’s own turn does not end the round', () => {
    const table = three(['6', '5'], ['7'], { pile: ['1'] }).play('0:take', '0:add 6');
    expect(table.now.pile).toEqual([]);
    expect(table.now.round).toBe(1);
    expect(table.now.turn).toBe(1);
  });

  it('MOW-36 the game ends when after a round someone has the limit; fewest flies win, equal totals share', () => {
    let table = three(['1'], ['9.3'], {
      pile: [],
      totals: [98, 50, 49],
      hands: [['1'], ['2'], ['3.1']],
    });
    table = table.play('0:take');
    expect(table.now.result).toEqual({ winners: [1, 2], scores: [101, 50, 50], places: [3, 1, 1] });
    expect(table.now.hands).toEqual([[], [], []]);
    expect(table.legalOf(0)).toEqual([]);
    expect(table.clause('0:take')).toBe('MOW-36');
    const short = three(['1'], ['9.3'], { pile: [], options: { limit: 3 } }).play('0:take');
    expect(short.now.result).not.toBeNull();
  });

  it('MOW-36 with the option rounds that many rounds decide, whatever the flies', () => {
    const options = { rounds: 2 };
    const first = three(['1'], ['9.3'], { pile: [], totals: [99, 0, 0], options }).play('0:take');
    expect(first.now.result).toBeNull();
    const second = three(['1'], ['9.3'], { pile: [], round: 2, options }).play('0:take');
    expect(second.now.result).toMatchObject({ winners: [1], scores: [3, 0, 1] });
  });

  it('MOW-37 who must start a herd and holds no card that may start one passes without drawing', () => {
    let table = three(['acro7', 'slow'], []);
    expect(table.legalOf(0)).toEqual(['pass']);
    table = table.play('0:pass');
    expect(table.now.pile).toHaveLength(3);
    expect(table.now.turn).toBe(1);
    expect(table.legalOf(1)).toEqual(['add 15']);
    expect(table.refused('1:pass')).toEqual({ clause: 'MOW-37', facts: { why: 'starter' } });
    expect(three(['1'], ['7']).refused('0:pass')).toEqual({
      clause: 'MOW-37',
      facts: { why: 'herd' },
    });
  });

  it('MOW-37 a player with an empty hand can only take, or pass where no herd lies', () => {
    expect(three([], ['7']).legalOf(0)).toEqual(['take']);
    expect(three([], []).legalOf(0)).toEqual(['pass']);
    expect(three([], ['7']).play('0:take').legalOf(0)).toEqual(['pass']);
  });

  it('MOW-38 passes in a row are counted; when everybody has passed the round ends and hands are counted', () => {
    const hands = [['acro7'], ['slow'], ['acro9', 'slow']];
    let table = scene({ hands, herds: [[]], pile: ['1'] }).play('0:pass', '1:pass');
    expect(table.now.passes).toBe(2);
    expect(table.now.round).toBe(1);
    table = table.play('2:pass');
    expect(table.now.totals).toEqual([5, 5, 10]);
    expect(table.now.round).toBe(2);
    expect(table.now.passes).toBe(0);
  });

  it('MOW-38 a taken herd sets the count back, and a pass by its taker begins it anew', () => {
    const hands = [['acro7'], ['slow']];
    let table = scene({
      hands,
      herds: [['5'], ['6'], ['8']],
      herd: 1,
      pile: ['1'],
      passes: 1,
    });
    table = table.play('0:take');
    expect(table.now.passes).toBe(0);
    table = table.play('0:pass');
    expect(table.now.passes).toBe(1);
    expect(table.now.mustStart).toBe(false);
  });

  it('MOW-39 what was laid open stays known: everybody sees the stables, nobody other hands or the pile', () => {
    const { state } = three(['6'], ['7.1', '8.2']).play('0:take');
    for (const reader of [0, 1, 'watcher'] as const) {
      const view = mow.view(state, reader);
      expect(view.stables).toEqual([['7.1', '8.2'], [], []]);
      expect(view.hand).toEqual(reader === 0 ? ['6'] : reader === 1 ? ['15'] : null);
      expect(JSON.stringify(view)).not.toContain('14.1');
      expect(JSON.stringify(view)).not.toContain('10.2');
    }
  });

  it('MOW-38 an added cow sets the count back', () => {
    const table = scene({ hands: [['acro7'], ['5'], ['acro9']], herds: [[]], pile: ['1'] });
    expect(table.play('0:pass', '1:add 5').now.passes).toBe(0);
  });
});
