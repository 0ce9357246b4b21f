import { describe, expect, it } from 'vitest';
import {
  type Choice,
  NOTHING,
  dragOver,
  grab,
  hintFor,
  isDropped,
  pick,
  press,
  sheetFor,
  touch,
} from './choice.ts';
import { offersIn } from './offers.ts';
import { uwoView } from './uwo.testing.ts';

const view = uwoView({
  board: {
    c2: 'gnorf tank',
    d2: 'gnorf fist',
    b3: 'gnorf rider',
    a2: 'pnorf ball',
    b4: 'pnorf pistol',
  },
});
const offers = offersIn([
  'walk c2-c3',
  'attack c2-a2',
  'walk d2-d3',
  'ride b3-c3',
  'ride b3-b4-b5',
  'ride b3-b4-b5-a5',
  'ride b3-c3-c4',
  'morf ball@c2',
  'swap ball',
  'end',
]);
const position = { view, offers, me: 'gnorf' } as const;
const at = (choice: Choice, square: string) => touch(choice, square, position);
const tank: Choice = { at: 'creature', square: 'c2' };
const sent = (move: string) => ({ choose: NOTHING, send: move });
const riding = (...path: string[]): Choice => ({ at: 'ride', path });

describe('touching a square', () => {
  it('takes up a creature, a rider with its path, and lets go on empty ground', () => {
    expect(at(NOTHING, 'c2')).toEqual({ choose: tank });
    expect(at(NOTHING, 'b3')).toEqual({ choose: riding('b3') });
    expect(at(NOTHING, 'e5')).toEqual({ choose: NOTHING });
  });

  it('makes the legal move of the chosen creature', () => {
    expect(at(tank, 'c3')).toEqual(sent('walk c2-c3'));
    expect(at(tank, 'a2')).toEqual(sent('attack c2-a2'));
  });

  it('asks why where the creature can not go or strike', () => {
    expect(at(tank, 'e5')).toEqual({ why: 'walk c2-e5' });
    expect(at(tank, 'b4')).toEqual({ why: 'attack c2-b4' });
  });

  it('changes over to another own creature, and from an enemy one to anything', () => {
    expect(at(tank, 'd2')).toEqual({ choose: { at: 'creature', square: 'd2' } });
    expect(at(tank, 'c2')).toEqual({ choose: NOTHING });
    expect(at({ at: 'creature', square: 'a2' }, 'b4')).toEqual({
      choose: { at: 'creature', square: 'b4' },
    });
  });

  it('lays a chosen card on a creature or asks why not', () => {
    const card: Choice = { at: 'card', index: 0, kind: 'ball' };
    expect(at(card, 'c2')).toEqual(sent('morf ball@c2'));
    expect(at(card, 'a2')).toEqual({ why: 'morf ball@a2' });
  });
});

describe('UWO-51 a ride, drawn square by square', () => {
  it('goes on over an enemy and ends where it is touched twice', () => {
    expect(at(riding('b3'), 'b4')).toEqual({ choose: riding('b3', 'b4') });
    expect(at(riding('b3', 'b4'), 'b5')).toEqual({ choose: riding('b3', 'b4', 'b5') });
    expect(at(riding('b3', 'b4', 'b5'), 'b5')).toEqual(sent('ride b3-b4-b5'));
  });

  it('does not end on a creature', () => {
    expect(at(riding('b3', 'b4'), 'b4')).toEqual({ choose: riding('b3', 'b4') });
  });

  it('draws the rest of the path when a far square is touched', () => {
    expect(at(riding('b3'), 'a5')).toEqual({ choose: riding('b3', 'b4', 'b5', 'a5') });
  });

  it('goes back along the path, and asks about squares beyond it', () => {
    expect(at(riding('b3', 'b4', 'b5'), 'b4')).toEqual({ choose: riding('b3', 'b4') });
    expect(at(riding('b3'), 'a3')).toEqual({ why: 'ride b3-a3' });
    expect(at(riding('b3', 'c3'), 'e6')).toEqual({ why: 'ride b3-e6' });
  });
});

it('a hint is taken up: the creature, the whole way of a ride, or the card', () => {
  const holding = uwoView({ hand: ['miss', 'tank'] });
  const hinted = (move: string) => hintFor(move, holding)?.choice;
  expect(hinted('attack c2-a2')).toEqual({ at: 'creature', square: 'c2' });
  expect(hinted('blast d4')).toEqual({ at: 'creature', square: 'd4' });
  expect(hinted('ride b3-b4-a4')).toEqual({ at: 'ride', path: ['b3', 'b4', 'a4'] });
  expect(hinted('morf tank@c2')).toEqual({ at: 'card', kind: 'tank', index: 1 });
  expect(hinted('end')).toBeUndefined();
});

describe('cards and buttons', () => {
  const held = uwoView({ hand: ['ball', 'tank'] });
  const ball: Choice = { at: 'card', index: 0, kind: 'ball' };
  const pressed = (does: Parameters<typeof press>[1]['does'], choice: Choice, oneTap = false) =>
    press(choice, { does }, held, { oneTap });

  it('a card is taken up, changed for another, and put down by the second touch', () => {
    expect(pick(NOTHING, 0, held)).toEqual(ball);
    expect(pick(ball, 1, held)).toEqual({ at: 'card', index: 1, kind: 'tank' });
    expect(pick(ball, 0, held)).toEqual(NOTHING);
  });

  it('a button sends its move, or takes the first card up for a swap', () => {
    expect(pressed({ send: 'end' }, NOTHING)).toEqual(sent('end'));
    expect(pressed('swap', NOTHING)).toEqual({ choose: ball });
  });

  it('burning asks first, unless one tap plays', () => {
    expect(pressed('burn', NOTHING)).toEqual({ choose: { at: 'burn' } });
    expect(pressed('burn', NOTHING, true)).toEqual(sent('burn'));
  });

  it('a ride goes back by a step, anything else is let go', () => {
    expect(pressed('step', riding('b3', 'b4'))).toEqual({ choose: riding('b3') });
    expect(pressed('back', riding('b3', 'b4'))).toEqual({ choose: NOTHING });
    expect(pressed('step', tank)).toEqual({ choose: NOTHING });
  });
});

describe('dragging', () => {
  const over = (choice: Choice, square: string | null) => dragOver(choice, square, position);

  it('takes up who can act, and nobody else', () => {
    expect(grab('c2', position)).toEqual(tank);
    expect(grab('b3', position)).toEqual(riding('b3'));
    expect(grab('a2', position)).toBeNull();
    expect(grab('e5', position)).toBeNull();
  });

  it('a rider draws its way as far as it may go; all others wait to be dropped', () => {
    expect(over(riding('b3'), 'b4')).toEqual(riding('b3', 'b4'));
    expect(over(riding('b3', 'b4'), 'b4')).toEqual(riding('b3', 'b4'));
    expect(over(riding('b3', 'b4'), 'e1')).toEqual(riding('b3', 'b4'));
    expect(over(riding('b3', 'b4'), null)).toEqual(riding('b3', 'b4'));
    expect(over(tank, 'c3')).toEqual(tank);
  });

  it('dropped where it was grabbed, or beside the field, nobody moves', () => {
    expect(isDropped(tank, 'c3')).toBe(true);
    expect(isDropped(tank, 'c2')).toBe(false);
    expect(isDropped(tank, null)).toBe(false);
    expect(isDropped(riding('b3'), 'b3')).toBe(false);
    expect(isDropped(riding('b3', 'b4'), 'b4')).toBe(true);
  });
});

const board = { b3: 'gnorf fist', b4: 'pnorf pistol' } as const;
const duel = { stage: 'defend', attacker: 'b4', target: 'b3', centre: null, asked: 0 } as const;

it('who is attacked answers on a sheet; who waits for the answer sees the field', () => {
  expect(sheetFor(NOTHING, uwoView({ board, duel }))).toEqual({
    is: 'duel',
    mine: { side: 'gnorf', form: 'fist' },
    theirs: { side: 'pnorf', form: 'pistol' },
  });
  expect(sheetFor(NOTHING, uwoView({ board, duel, seat: 1 }))).toBeNull();
  expect(sheetFor(NOTHING, uwoView({ board, duel, seat: null }))).toBeNull();
});

it('whom a blast could take is saved on the field', () => {
  const blast = { stage: 'blast', attacker: null, target: null, centre: 'b4', asked: 0 } as const;
  expect(sheetFor(NOTHING, uwoView({ board, duel: blast }))).toBeNull();
});

it('the question whether to burn comes before all else, the result before a duel', () => {
  const result = { winners: [0], scores: [1, 0], places: [1, 2] };
  expect(sheetFor({ at: 'burn' }, uwoView({ board, duel, result }))).toEqual({ is: 'burn' });
  expect(sheetFor(NOTHING, uwoView({ board, duel, result }))).toEqual({ is: 'ending' });
  expect(sheetFor(NOTHING, uwoView({ board }))).toBeNull();
});
