import { dealt, fairChance, mustParse, setUp } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { COWS } from './sets.ts';
import { mow } from './index.ts';
import packets from './packets.json' with { type: 'json' };
import { scene } from './scene.testing.ts';

const opening = (seats: number, options = {}) =>
  mow.position(dealt(mow, mustParse(setUp(mow, options, seats)), fairChance('clauses')) as never);

/** Six seats with the yellow packet: the named hand first, the others empty-handed but for one cow each. */
const six = (hand: string[], herd: string[], more: object = {}) =>
  scene({
    hands: [hand, ['1y'], ['2y'], ['3y'], ['4y'], ['5y']],
    herds: [herd],
    pile: ['15y', '14y', '13y'],
    ...more,
  });

const three = (hand: string[], herd: string[], more: object = {}) =>
  scene({
    hands: [hand, ['15'], ['14.1']],
    herds: [herd],
    pile: ['10.2', '11.2', '12.2'],
    ...more,
  });

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
    expect(table.now.result).toEqual({ winners: [1, 2], scores: [101, 50, 50] });
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
