import { bag, cell, deck, uno } from '@tischlein/games/uno';
import {
  type Ask,
  askOf,
  FastRandom,
  type Fill,
  type Json,
  type JsonObject,
  mustParse,
  newState,
  Pasts,
  type State,
} from '@tischlein/kit';
import { expect, it } from 'vitest';
import { reweightUno } from './uno.ts';

const HIDDEN = ['y1', 'b2', 'g5', 'r3', 'y9', 'b7', 'g2', 'y4', 'rd', 'w', 'g7', 'g8', 'b8', 'b9'];

/** Plays these moves from a position and asks seat 0. */
function asked(position: { readonly [field: string]: Json }, moves: readonly string[]): Ask {
  const state: State = mustParse(
    uno.parsePosition({ game: 'uno', drawPile: HIDDEN, discardPile: ['r5'], ...position }),
  );
  const pasts = new Pasts(uno, state, [0]);
  const random = new FastRandom('deduce');
  for (const text of moves) {
    const seat = uno.waitingFor(state as never);
    const move = state.variant.moves.find(text)!;
    uno.play(state as never, seat, move, random);
    pasts.played(seat, move, state);
  }
  return { ...askOf(uno, state, 0, { mayWait: false, budget: 0 }), ...pasts.of(0) };
}

/** What seat 1 holds, in many imagined worlds. */
function hands(ask: Ask): string[][] {
  const world = newState(uno.variant(ask.view.options, ask.view.seats));
  const fill = reweightUno(ask, uno.imagine(ask.view as never) as Fill);
  const random = new FastRandom('worlds');
  return Array.from({ length: 800 }, () => {
    fill(world, random);
    const cards = bag.cardsIn(world.cells, cell.handOf(1)).map((kind) => deck.CARDS[kind]!.code);
    expect(cards).toHaveLength((ask.view as unknown as { held: number[] }).held[1]!);
    return cards;
  });
}

const imagined = (ask: Ask): Set<string> => new Set(hands(ask).flat());

/** The most cards of a sort that seat 1 holds in any of these worlds. */
const most = (ask: Ask, isOne: (card: string) => boolean): number =>
  Math.max(...hands(ask).map((cards) => cards.filter(isOne).length));

const two = {
  hands: [
    ['r7', 'r2', 'b4'],
    ['b3', 'g1', 'y2'],
  ],
};

it('who drew holds nothing that would have fitted, but what was drawn since may', () => {
  const passed = asked(two, ['play r7', 'draw', 'pass']);
  const cards = imagined(passed);
  for (const card of ['r3', 'rd', 'g7', 'b7']) expect(cards).not.toContain(card);
  for (const card of ['y1', 'b9', 'w']) expect(cards).toContain(card);
});

it('without a past any card is as likely as another', () => {
  const { start: _, history: __, ...ask } = asked(two, ['play r7', 'draw', 'pass']);
  for (const card of ['r3', 'rd', 'g7', 'y1']) expect(imagined(ask)).toContain(card);
});

it('where one may draw with a card that fits, and where hands are swapped, a draw says nothing', () => {
  for (const options of [{ drawAnyway: true }, { zeroSwap: 'must' }])
    expect(imagined(asked({ ...two, options }, ['play r7', 'draw', 'pass']))).toContain('rd');
});

it('the more cards are drawn later, the more may be anything', () => {
  const drawn = asked({ ...two, hands: [['r7', 'rd', 'b4', 'y6'], two.hands[1]!] }, [
    'play r7',
    'draw',
    'pass',
    'play rd',
    'take',
  ]);
  expect(imagined(drawn)).toContain('r3');
});

it('who took a sum held nothing to fend it off with, where one may; what was taken may be any', () => {
  const position = { hands: [['rd', 'r2', 'b4'], two.hands[1]!] };
  const taken = (options: JsonObject) => asked({ ...position, options }, ['play rd', 'take']);
  const fends = (card: string) => card.endsWith('d');
  expect(most(taken({}), fends)).toBe(2);
  expect(most(taken({ fendOff: false }), fends)).toBeGreaterThan(2);
});

it('while somebody looks at the card just drawn, that one may be any and no other fits', () => {
  const thinking = asked(two, ['play r7', 'draw']);
  const fits = (card: string) => /^r|7|w/.test(card);
  expect((thinking.view as unknown as { drawn: string }).drawn).toBe('hidden');
  expect(most(thinking, fits)).toBe(1);
});
