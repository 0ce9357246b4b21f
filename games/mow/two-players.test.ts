import { describe, expect, it } from 'vitest';
import { opening, scene } from './scene.testing.ts';

describe('two players', () => {
  const two = (more: object) =>
    scene({
      hands: [
        ['1', '9', 'block16'],
        ['2', '8', '10.1'],
      ],
      pile: ['3.2', '4.2', '3.1', '4.1'],
      ...more,
    });

  it('MOW-40 three herds are served in clockwise order and the players alternate', () => {
    const table = two({}).play('0:add 9', '1:add 8', '0:add 1');
    expect(table.now.herds).toEqual([['9'], ['8'], ['1']]);
    expect(table.now.herd).toBe(0);
    expect(table.now.turn).toBe(1);
    expect(table.legalOf(1)).toContain('add 10.1');
    expect(table.clause('0:add block16')).toBe('MOW-10');
  });

  it('MOW-41 who takes takes that herd only and starts a new one in the same place', () => {
    let table = two({ herds: [['7.1'], ['6.2'], ['5.2']], herd: 1, turn: 0 }).play('0:take');
    expect(table.now.stables).toEqual([['6.2'], []]);
    expect(table.now.herds).toEqual([['7.1'], [], ['5.2']]);
    expect(table.now.herd).toBe(1);
    table = table.play('0:add 9');
    expect(table.now.herds).toEqual([['7.1'], ['9'], ['5.2']]);
    expect(table.now.herd).toBe(2);
    expect(table.now.turn).toBe(1);
  });

  it('MOW-42 the arrow turns the order in which the herds are served', () => {
    const table = two({ herds: [['7.1'], [], []] }).play('0:add block16^');
    expect(table.now.turn).toBe(1);
    expect(table.now.herd).toBe(2);
    expect(table.now.direction).toBe('ccw');
  });

  it('MOW-43 with the pile used up the first taking ends the round; the other two herds count for nobody', () => {
    const hands = [['1'], ['2.1']];
    const table = two({ hands, herds: [['7.3'], ['6.2'], ['5.2']], pile: [] }).play('0:take');
    expect(table.now.totals).toEqual([3, 1]);
    expect(table.now.round).toBe(2);
  });

  it('MOW-42 every round starts clockwise, with the first herd (MOW-3)', () => {
    const herds = [['7.3'], ['6.2'], ['5.2']];
    const table = two({ hands: [['1'], ['2.1']], herds, herd: 2, direction: 'ccw', pile: [] }).play(
      '0:take',
    );
    expect(table.now.direction).toBe('cw');
    expect(table.now.herd).toBe(0);
    expect(table.now.herds).toEqual([[], [], []]);
  });

  it('MOW-44 everything else is as in the standard game: passing moves on and the herd stays empty', () => {
    const table = two({ hands: [['acro7'], ['2', '8']], herds: [[], ['5'], ['6']] }).play('0:pass');
    expect(table.now.herds).toEqual([[], ['5'], ['6']]);
    expect(table.now.herd).toBe(1);
    expect(table.legalOf(1)).toEqual(['add 2', 'add 8', 'take']);
    expect(opening(2)['pile']).toHaveLength(38);
  });
});
