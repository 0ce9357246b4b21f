import { placeIn } from '@tischlein/games/mow/language';
import { describe, expect, it } from 'vitest';
import { NOTHING, questionOf, touchCard, touchPlace, type Choice } from './choice.ts';
import { offersIn } from './offers.ts';

const HERD = ['5', '7.1', 'acro7', 'slow@9', '11.2'];
const SLOW = ['add slow@6', 'add slow@6^', 'add slow@8', 'add slow@8^', 'take'];
const card = (code: string, place?: 6 | 8): Choice => ({
  at: 'card',
  card: code,
  ...(place && { place }),
});

const sent = (move: string) => ({ choose: NOTHING, send: move });

describe('touching a card', () => {
  const at = (legal: string[], code: string, choice = NOTHING, oneTap = false) =>
    touchCard(choice, code, offersIn(legal), HERD, { oneTap });

  it('takes up a plain cow and plays it the second time, or at once where one tap plays', () => {
    expect(at(['add 3', 'take'], '3')).toEqual({ choose: card('3') });
    expect(at(['add 3', 'take'], '3', card('3'))).toEqual(sent('add 3'));
    expect(at(['add 3', 'take'], '3', NOTHING, true)).toEqual(sent('add 3'));
    expect(at(SLOW, 'slow', NOTHING, true)).toEqual({ choose: card('slow') });
  });

  it('takes up a cow that leaves something to ask, puts it back, and changes over', () => {
    expect(at(SLOW, 'slow')).toEqual({ choose: card('slow') });
    expect(at(SLOW, 'slow', card('slow'))).toEqual({ choose: NOTHING });
    expect(at(['add milk', 'add milk>1', ...SLOW], 'milk', card('slow'))).toEqual({
      choose: card('milk'),
    });
  });

  it('asks why where the card has no move', () => {
    expect(at(['take'], '8.1')).toEqual({ why: 'add 8.1' });
    expect(at([], 'calf')).toEqual({ why: 'add calf@low' });
  });
});

describe('what is asked', () => {
  it('is nothing before a card is taken up', () => {
    expect(questionOf(NOTHING, offersIn(SLOW))).toBeNull();
  });

  it('is the place of a slowpoke, then the arrow', () => {
    const offers = offersIn(SLOW);
    const first = questionOf(card('slow'), offers);
    expect(first?.ask === 'place' && first.places.map((way) => placeIn(HERD, way))).toEqual([6, 8]);
    const second = questionOf(card('slow', 8), offers);
    expect(second?.ask === 'arrow' && [second.leave.text, second.turn.text]).toEqual([
      'add slow@8',
      'add slow@8^',
    ]);
  });

  it('is who is next, for a yellow special', () => {
    const asked = questionOf(card('milk'), offersIn(['add milk', 'add milk>1', 'add milk>2']));
    expect(asked?.ask === 'pointer' && asked.named.map((way) => way.next)).toEqual([1, 2]);
  });
});

describe('touching a place', () => {
  const at = (legal: string[], place: number, choice = NOTHING) =>
    touchPlace(choice, place, offersIn(legal), HERD, { oneTap: false });

  it('goes on to the arrow, or plays', () => {
    expect(at(SLOW, 8, card('slow'))).toEqual({ choose: card('slow', 8) });
    expect(at(['add slow@6', 'add slow@8', 'take'], 8, card('slow'))).toEqual(sent('add slow@8'));
    expect(at(['add 3', 'take'], 3)).toEqual({ choose: card('3') });
    expect(at(['add 3', 'take'], 3, card('3'))).toEqual(sent('add 3'));
  });

  it('does nothing where two cards fit and none is taken up, or where none fits', () => {
    const two = ['add 3', 'add acro3', 'take'];
    expect(at(['add 12.1', 'add 12.2'], 12)).toEqual({ choose: NOTHING });
    expect(at(['add 12.1', 'add 12.2'], 12, card('12.2'))).toEqual(sent('add 12.2'));
    expect(at(two, 4, card('3'))).toEqual({ choose: card('3') });
  });
});
