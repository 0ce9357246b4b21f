import { describe, expect, it } from 'vitest';
import {
  act,
  begin,
  letGo,
  lifted,
  NOTHING,
  play,
  refusedKey,
  touch,
  wish,
  type Choice,
} from './choice.ts';
import { askingOf } from './asking.ts';
import { offersIn } from './offers.ts';
import { unoView } from './uno.testing.ts';

const offers = offersIn([
  'play r7',
  'play r7!',
  'play wd:r',
  'play wd:b',
  'play wd:r!',
  'play wd:b!',
  'draw',
]);
const held = (card: string, copy = 0) => ({ card, key: `${card}.${copy}` });
const card = (code: string, copy = 0): Choice => ({ at: 'card', held: held(code, copy) });
const wishing = (call: 'uno' | null): Choice => ({ at: 'wish', held: held('wd'), call });

describe('a new view', () => {
  const at = (legal: string[], hint: string | null = null, given = {}) => {
    const view = unoView(given);
    const offered = offersIn(legal);
    return begin(view, offered, askingOf(view, offered, 0), hint);
  };

  it('lifts the hint, the drawn card that fits, or the only card that does', () => {
    expect(at(['play r7', 'play b7'], 'play b7')).toEqual(card('b7'));
    expect(at(['hand r7', 'hand b7'], 'hand b7')).toEqual(card('b7'));
    const drawn = { drawn: 'b7' };
    expect(at(['play r7', 'play b7', 'pass'], null, drawn)).toEqual(card('b7'));
    expect(at(['play wd:r', 'play wd:b', 'draw'])).toEqual(card('wd'));
  });

  it('lifts nothing where there is more than one card, or none', () => {
    expect(at(['play r7', 'play b7'])).toBe(NOTHING);
    expect(at(['draw'], 'draw')).toBe(NOTHING);
    expect(at(['pass'], null, { drawn: 'b7' })).toBe(NOTHING);
  });
});

describe('touching a card', () => {
  const at = (choice: Choice, code: string, copy = 0) =>
    touch(choice, held(code, copy), offers, 'play', { oneTap: false });

  it('plays it at once where one tap plays, but for a card with which UNO may be said', () => {
    const plain = offersIn(['play r7']);
    expect(touch(NOTHING, held('r7'), plain, 'play', { oneTap: true })).toEqual({
      choose: card('r7'),
      send: 'play r7',
    });
    const last = offersIn(['play r7', 'play r7!']);
    expect(touch(NOTHING, held('r7'), last, 'play', { oneTap: true })).toEqual({
      choose: card('r7'),
    });
  });

  it('lifts it, changes over to another, and plays it the second time', () => {
    expect(at(NOTHING, 'r7')).toEqual({ choose: card('r7') });
    expect(at(card('wd'), 'r7')).toEqual({ choose: card('r7') });
    expect(at(card('r7'), 'r7')).toEqual({ choose: card('r7'), send: 'play r7' });
  });

  it('tells two copies of one card apart', () => {
    expect(at(card('r7'), 'r7', 1)).toEqual({ choose: card('r7', 1) });
  });

  it('asks for a colour before a wild card is played, and sends it with the colour', () => {
    expect(at(card('wd'), 'wd')).toEqual({ choose: wishing(null) });
    expect(wish(wishing(null), 'b', offers)).toEqual({ choose: card('wd'), send: 'play wd:b' });
    expect(wish(wishing('uno'), 'r', offers)).toEqual({ choose: card('wd'), send: 'play wd:r!' });
  });

  it('sends nothing for a colour that is not offered, and goes back to the card', () => {
    expect(wish(wishing(null), 'g', offers)).toEqual({ choose: wishing(null) });
    expect(wish(card('wd'), 'r', offers)).toEqual({ choose: card('wd') });
    expect(letGo(wishing(null))).toEqual(card('wd'));
    expect(letGo(card('r7'))).toEqual(card('r7'));
  });

  it('asks why where it can not be played, and lets go of what was lifted', () => {
    const asked = { at: 'asked', held: held('g4') };
    expect(at(card('r7'), 'g4')).toEqual({ choose: asked, why: 'play g4' });
    expect(at(NOTHING, 'w').why).toBe('play w:r');
    expect(touch(NOTHING, held('g4'), offersIn(['hand r7']), 'hand', { oneTap: false }).why).toBe(
      'hand g4',
    );
    expect(lifted(asked as Choice)).toBeNull();
  });
});

it('a card dragged onto the table is played or handed over at once, lifted or not', () => {
  expect(play(held('r7', 1), null, offers, 'play')).toEqual({
    choose: card('r7', 1),
    send: 'play r7',
  });
  expect(play(held('r7'), null, offersIn(['hand r7']), 'hand').send).toBe('hand r7');
  expect(play(held('g4'), null, offers, 'play').why).toBe('play g4');
});

it('a button plays the lifted card with what is said, or makes its move', () => {
  const does = (choice: Choice, what: Parameters<typeof act>[1]['does']) =>
    act(choice, { does: what }, offers, 'play');
  expect(does(card('r7'), { play: 'uno' }).send).toBe('play r7!');
  expect(does(card('wd'), { play: 'uno' })).toEqual({ choose: wishing('uno') });
  expect(does(NOTHING, { play: null })).toEqual({ choose: NOTHING });
  expect(does(card('r7'), { make: { type: 'draw' } }).send).toBe('draw');
});

it('the copy that was touched is the refused one, else the first of that card', () => {
  const asked: Choice = { at: 'asked', held: held('g4', 1) };
  expect(refusedKey(asked, 'play g4')).toBe('g4.1');
  expect(refusedKey(asked, 'play b2')).toBe('b2.0');
  expect(refusedKey(card('r7'), 'play g4')).toBe('g4.0');
  expect(refusedKey(asked, 'draw')).toBeNull();
  expect(refusedKey(asked, null)).toBeNull();
});
