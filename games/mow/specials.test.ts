import { describe, expect, it } from 'vitest';
import { six, three } from './scene.testing.ts';

describe('green specials', () => {
  it('MOW-20 a blocker closes its end and may start a herd', () => {
    const table = three(['block0', '1'], ['7']).play('0:add block0', '1:add 15');
    expect(table.now.herds).toEqual([['block0', '7', '15']]);
    const closed = three(['3'], ['block0', '7', 'block16']);
    expect(closed.legalOf(0)).toEqual(['take']);
    expect(closed.refused('0:add 3')?.facts).toMatchObject({ low: 0, high: 16, open: 'none' });
    const again = three(['1'], ['block0', '7']);
    expect(again.clause('0:add 1')).toBe('MOW-11');
    expect(three(['block16'], []).legalOf(0)).toEqual(['add block16', 'add block16^']);
  });

  it('MOW-21 an acrobat goes on a cow of its number, wherever it lies', () => {
    let table = three(['acro7'], ['5', '7.2', '11']);
    expect(table.legalOf(0)).toEqual(['add acro7', 'add acro7^', 'take']);
    table = table.play('0:add acro7');
    expect(table.now.herds).toEqual([['5', '7.2', 'acro7', '11']]);
  });

  it('MOW-21 it may not start a herd, nor go to an end, nor on a slowpoke, a calf or another acrobat', () => {
    expect(three(['acro9'], []).refused('0:add acro9')).toEqual({
      clause: 'MOW-21',
      facts: { why: 'start', card: 'acro9' },
    });
    expect(three(['acro9'], ['7']).refused('0:add acro9')).toEqual({
      clause: 'MOW-21',
      facts: { why: 'cow', card: 'acro9', number: 9 },
    });
    expect(three(['acro7'], ['5', 'slow@7', '8']).clause('0:add acro7')).toBe('MOW-21');
    expect(six(['acro7'], ['calf@7', '8']).clause('0:add acro7')).toBe('MOW-21');
    // One acrobat 7 exists, so that "another acrobat" can only be the 9 on its own cow.
    expect(three(['acro7'], ['9', 'acro9']).clause('0:add acro7')).toBe('MOW-21');
  });

  it('MOW-22 a slowpoke takes the place of a number missing between two cows', () => {
    let table = three(['slow'], ['5', '9']);
    const places = table.legalOf(0).filter((move) => !move.endsWith('^'));
    expect(places).toEqual(['add slow@6', 'add slow@7', 'add slow@8', 'take']);
    table = table.play('0:add slow@7');
    expect(table.now.herds).toEqual([['5', 'slow@7', '9']]);
  });

  it('MOW-22 gaps next to a blocker count, and a second slowpoke may use what is left', () => {
    let table = three(['slow', 'slow'], ['block0', '2', '3']);
    table = table.play('0:add slow@1');
    expect(table.now.hands[0]).toEqual(['10.2', 'slow']);
    const left = three(['slow'], ['5', 'slow@7', '9']);
    expect(left.legalOf(0)).toContain('add slow@6');
    expect(left.refused('0:add slow@7')).toEqual({
      clause: 'MOW-22',
      facts: { why: 'gap', number: 7 },
    });
    expect(left.clause('0:add slow@10')).toBe('MOW-22');
    expect(left.refused('0:add slow')).toEqual({ clause: 'MOW-22', facts: { why: 'place' } });
    expect(three(['slow'], []).refused('0:add slow@7')).toEqual({
      clause: 'MOW-22',
      facts: { why: 'start' },
    });
  });

  it('MOW-23 who plays a green special may flip the direction of play', () => {
    const table = three(['block16', '1'], ['7']).play('0:add block16^');
    expect(table.now.direction).toBe('ccw');
    expect(table.now.turn).toBe(2);
    expect(three(['1'], ['7']).refused('0:add 1^')).toEqual({
      clause: 'MOW-23',
      facts: { card: '1' },
    });
    expect(six(['block0y'], ['7']).clause('0:add block0y^')).toBe('MOW-23');
  });
});

describe('yellow specials', () => {
  it('MOW-30 a calf goes next to a fly-free cow at an end and counts one more or one less', () => {
    let table = six(['calf'], ['7y', '9.1', '11']);
    expect(table.legalOf(0).filter((move) => !move.includes('>'))).toEqual([
      'add calf@high',
      'add calf@low',
      'take',
    ]);
    table = table.play('0:add calf@low');
    expect(table.now.herds).toEqual([['calf@6', '7y', '9.1', '11']]);
    const flies = six(['calf'], ['7.1', '11']);
    expect(flies.refused('0:add calf@low')).toEqual({
      clause: 'MOW-30',
      facts: { why: 'end', end: 'low' },
    });
    expect(flies.play('0:add calf@high').now.herds).toEqual([['7.1', '11', 'calf@12']]);
    expect(six(['calf'], []).refused('0:add calf@low')).toEqual({
      clause: 'MOW-30',
      facts: { why: 'start' },
    });
  });

  it('MOW-30 next to the 1 it is a 0 and no other 0 can be played; next to the 15 a 16', () => {
    let low = six(['calf'], ['1', '3'], {
      hands: [['calf'], ['block0'], ['2y'], ['3y'], ['4y'], ['5y']],
    });
    low = low.play('0:add calf@low');
    expect(low.now.herds).toEqual([['calf@0', '1', '3']]);
    expect(low.clause('1:add block0')).toBe('MOW-11');
    let high = six(['calf'], ['15'], {
      hands: [['calf'], ['block16'], ['2y'], ['3y'], ['4y'], ['5y']],
      pile: [],
    });
    high = high.play('0:add calf@high');
    expect(high.clause('1:add block16')).toBe('MOW-11');
  });

  it('MOW-30 under an acrobat the cow underneath counts; a calf keeps its number beside a mad cow', () => {
    expect(six(['calf'], ['7', 'acro7', '9.1']).play('0:add calf@low').now.herds).toEqual([
      ['calf@6', '7', 'acro7', '9.1'],
    ]);
    const replaced = six(['mad'], ['calf@7', '8', '9.1']).play('0:add mad');
    expect(replaced.now.herds).toEqual([['calf@7', 'mad', '9.1']]);
    // A calf standing for 8 is not an 8.
    expect(six(['mad'], ['7', 'calf@8']).clause('0:add mad')).toBe('MOW-33');
  });

  it('MOW-31 who plays the thin cow does not draw', () => {
    const table = six(['thin', '1'], ['7']).play('0:add thin');
    expect(table.now.pile).toHaveLength(3);
    expect(table.now.hands[0]).toEqual(['1']);
    expect(six(['thin'], ['4', '7']).clause('0:add thin')).toBe('MOW-11');
  });

  it('MOW-32 who plays the milk cow draws two, as far as the pile goes', () => {
    const table = six(['milk'], ['7']).play('0:add milk');
    expect(table.now.hands[0]).toEqual(['14y', '15y']);
    const last = six(['milk'], ['7'], { pile: ['15y'] }).play('0:add milk');
    expect(last.now.hands[0]).toEqual(['15y']);
  });

  it('MOW-33 the mad cow takes the place of an 8, which goes to the hand; no draw', () => {
    let table = six(['mad', '1'], ['7', '8.2', '11']).play('0:add mad');
    expect(table.now.herds).toEqual([['7', 'mad', '11']]);
    expect(table.now.hands[0]).toEqual(['1', '8.2']);
    expect(table.now.known).toEqual([['8.2'], [], [], [], [], []]);
    expect(table.now.pile).toHaveLength(3);
    // Everybody saw the 8; laid, it is known no more, nor in the next round.
    table = table.play(
      '1:take',
      '1:add 1y',
      '2:add 2y',
      '3:add 3y',
      '4:add 4y',
      '5:add 5y',
      '0:add 8.2',
    );
    expect(table.now.known).toEqual([[], [], [], [], [], []]);
    const last = six(['8'], ['7'], { known: [['8'], [], [], [], [], []], pile: [] }).play('0:take');
    expect(last.now.known).toEqual([[], [], [], [], [], []]);
  });

  it('MOW-33 while it lies there no fly-free cow may be added; it may not start; a slowpoke as 8 is not an 8', () => {
    const table = six(['1', '2.1'], ['mad', '11']);
    expect(table.refused('0:add 1')).toEqual({
      clause: 'MOW-33',
      facts: { why: 'flyFree', card: '1' },
    });
    expect(table.legalOf(0)).toEqual(['add 2.1', 'take']);
    expect(six(['mad'], []).refused('0:add mad')).toEqual({
      clause: 'MOW-33',
      facts: { why: 'start' },
    });
    expect(six(['mad'], ['7', 'slow@8', '9']).refused('0:add mad')).toEqual({
      clause: 'MOW-33',
      facts: { why: 'eight' },
    });
  });

  it('MOW-34 who plays a yellow special may name the next player, not themselves; the direction stays', () => {
    let table = six(['thin'], ['7']);
    expect(table.legalOf(0)).toEqual([
      'add thin',
      ...[1, 2, 3, 4, 5].map((seat) => `add thin>${seat}`),
      'take',
    ]);
    table = table.play('0:add thin>4');
    expect(table.now.turn).toBe(4);
    expect(table.now.direction).toBe('cw');
    const back = six(['thin'], ['7'], { direction: 'ccw' }).play('0:add thin>4', '4:add 4y');
    expect(back.now.direction).toBe('ccw');
    expect(back.now.turn).toBe(3);
    const again = six(['block0y', '1'], ['7']);
    expect(again.refused('0:add block0y>0')).toEqual({ clause: 'MOW-34', facts: { why: 'self' } });
    expect(again.refused('0:add block0y>8')).toEqual({
      clause: 'MOW-34',
      facts: { why: 'nobody', number: 8 },
    });
    expect(again.refused('0:add 1>2')).toEqual({
      clause: 'MOW-34',
      facts: { why: 'card', card: '1' },
    });
  });
});
