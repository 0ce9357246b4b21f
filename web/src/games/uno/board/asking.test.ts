import { nextSeat, openCard, wishedColor } from '@tischlein/games/uno/language';
import { describe, expect, it } from 'vitest';
import { askingOf, turnsAhead } from './asking.ts';
import { offersIn } from './offers.ts';
import { unoView } from './uno.testing.ts';

const at = (legal: string[], given: Parameters<typeof unoView>[0] = {}, waitingFor = 0) =>
  askingOf(unoView(given), offersIn(legal), waitingFor);

describe('askingOf', () => {
  it('tells the turns apart by what is offered', () => {
    expect(at(['play r7', 'draw'])).toBe('play');
    expect(at(['draw'])).toBe('draw');
    expect(at(['play r7', 'pass'])).toBe('drawn');
    expect(at(['take', 'play rd'])).toBe('sum');
    expect(at(['sit', 'play rs'])).toBe('sit');
  });

  it('UNO-12 a silent finisher on turn is asked for the call, not for a card', () => {
    expect(at(['unouno', 'draw'])).toBe('call');
  });

  it('asks for nothing at one’s own turn in a replay', () => {
    const choice = { seat: 0, kind: 'give', to: null, left: null } as const;
    expect(at([])).toBe('shown');
    expect(at([], { choice })).toBe('shown');
  });

  it('tells jumping in, running on and the second skip apart', () => {
    expect(at(['play r7'], {}, 1)).toBe('jump');
    expect(at(['play r8'], { run: { seat: 0, step: 1 } }, 1)).toBe('run');
    expect(at(['play rs'], { doubleSkipBy: 0 }, 1)).toBe('secondSkip');
  });

  it('waits, or asks for a late call, when others play', () => {
    expect(at([], {}, 1)).toBe('wait');
    expect(at(['uno'], {}, 1)).toBe('call');
  });

  it('puts an own choice first, a result before everything, and gives a watcher nothing to do', () => {
    const choice = { seat: 0, kind: 'swap', to: null, left: null } as const;
    expect(at(['swap left', 'keep'], { choice })).toBe('swap');
    expect(at([], { choice, result: { winners: [0], scores: [0, 0, 0], places: [1, 2, 3] } })).toBe(
      'over',
    );
    expect(at([], { seat: null })).toBe('watch');
  });

  it('counts no turns where a game was stopped: nobody is waited for', () => {
    expect(askingOf(unoView({}), offersIn([]), null)).toBe('stopped');
  });
});

it('looks through UNO cards to the card that counts', () => {
  expect(openCard(unoView({ discardPile: ['u', 'u', 'g4', 'r7'] }))).toBe('g4');
});

it('shows a wish only where the open card has no colour of its own', () => {
  expect(wishedColor(unoView({ discardPile: ['wd'], color: 'b' }))).toBe('b');
  expect(wishedColor(unoView({ discardPile: ['r7'], color: 'r' }))).toBeNull();
});

it('knows who plays next, in both directions', () => {
  expect(nextSeat(unoView({}), 2)).toBe(0);
  expect(nextSeat(unoView({ direction: 'ccw' }), 0)).toBe(2);
});

it('counts who plays before one, in both directions', () => {
  expect(turnsAhead(unoView({ seat: 0, turn: 1 }))).toBe(2);
  expect(turnsAhead(unoView({ seat: 0, turn: 1, direction: 'ccw' }))).toBe(1);
});
