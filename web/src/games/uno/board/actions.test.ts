import { describe, expect, it } from 'vitest';
import { actionsOf, isHinted } from './actions.ts';
import { askingOf, sentenceOf } from './asking.ts';
import { offersIn } from './offers.ts';
import { unoView } from './uno.testing.ts';
import { words } from '../words/en.ts';

const seats = [{ name: 'You' }, { name: 'Mia' }, { name: 'Ben' }];
const speaker = { card: (code: string) => code };

function at(legal: string[], chosen: string | null, given: Parameters<typeof unoView>[0] = {}) {
  const view = unoView(given);
  const offers = offersIn(legal);
  const asking = askingOf(view, offers, view.turn);
  const asked = { view, offers, asking, waitingFor: view.turn, words, speaker, seats };
  return { actions: actionsOf({ ...asked, chosen }), sentence: sentenceOf(asked) };
}

describe('actionsOf', () => {
  it('offers the chosen card, and each thing that can be said with it', () => {
    const { actions } = at(['play r7', 'play r7!', 'play b7'], 'r7');
    expect(actions.map(({ does }) => does)).toEqual([{ play: null }, { play: 'uno' }]);
    expect(actions[1]!.note).toBe(words.layUno);
  });

  it('says what the next player faces when a sum is fended off', () => {
    const { actions, sentence } = at(['take', 'play wd:r'], 'wd', { pendingDraw: 4 });
    expect(actions.map(({ label, note }) => [label, note])).toEqual([
      ['Take 4 cards', undefined],
      ['Answer', 'then Mia faces 8 cards'],
    ]);
    expect(sentence.title).toBe('Four cards are coming at you.');
  });

  it('hands over a card in one touch, and names everybody a gift may go to', () => {
    const hand = { seat: 0, kind: 'hand', to: 2, left: 1 } as const;
    expect(at(['hand g4'], 'g4', { choice: hand }).actions[0]!.does).toEqual({
      make: { type: 'hand', card: 'g4' },
    });
    const give = { seat: 0, kind: 'give', to: null, left: null } as const;
    const { actions } = at(['give 1', 'give 2', 'keep'], null, { choice: give });
    expect(actions.map(({ label }) => label)).toEqual(['Mia', 'Ben', 'Keep them']);
  });

  it('UNO-13a-2 offers no declining where none is legal', () => {
    const choice = { seat: 0, kind: 'swap', to: null, left: null } as const;
    const { actions } = at(['swap left', 'swap right'], null, { choice });
    expect(actions.map(({ does }) => does)).toEqual([
      { make: { type: 'swap', way: 'left' } },
      { make: { type: 'swap', way: 'right' } },
    ]);
  });
});

it('lights up the button of a hint, with what the hint says, once its card is lifted', () => {
  const { actions } = at(['play r7', 'play r7!', 'draw'], 'r7');
  const lit = (chosen: string | null, hint: string | null) =>
    actions.filter((action) => isHinted(action, chosen, hint)).map(({ does }) => does);
  expect(lit('r7', 'play r7!')).toEqual([{ play: 'uno' }]);
  expect(lit('b7', 'play r7!')).toEqual([]);
  expect(lit('r7', 'draw')).toEqual([{ make: { type: 'draw' } }]);
  expect(lit('r7', null)).toEqual([]);
});

describe('sentenceOf', () => {
  it('names colour and face of what fits', () => {
    expect(at(['play r7'], null).sentence.text).toBe('Play red, a 7 or a black card.');
    const wild = at(['play b7'], null, { discardPile: ['w'], color: 'b' });
    expect(wild.sentence.text).toBe('Play blue or a black card.');
  });

  it('tells a drawn card that fits from one that does not', () => {
    const drawn = { drawn: 'r9' };
    expect(at(['play r9', 'pass'], null, drawn).sentence.text).toBe(words.layOrPass);
    expect(at(['pass'], null, drawn).sentence.text).toBe(words.canOnlyPass);
  });
});
