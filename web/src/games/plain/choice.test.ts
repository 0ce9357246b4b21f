import { expect, it } from 'vitest';
import { movesWithAll, movesWithout, NOTHING, touch } from './choice.ts';

const legal = ['play h7', 'play cj:s', 'play cj:h', 'swap cq d10', 'swap cq s9', 'draw'];
const table = { legal, plays: (card: string) => `play ${card}` };

it('a card with one move is played at once, one with several waits for more', () => {
  expect(touch(table, NOTHING, 'h7')).toEqual({ choose: [], send: 'play h7' });
  expect(touch(table, NOTHING, 'cj')).toEqual({ choose: ['cj'] });
  expect(movesWithAll(legal, ['cj'])).toEqual(['play cj:s', 'play cj:h']);
});

it('a card of the hand and one of the table make a move together, in any order', () => {
  expect(touch(table, ['cq'], 'd10')).toEqual({ choose: [], send: 'swap cq d10' });
  expect(touch(table, ['d10'], 'cq')).toEqual({ choose: [], send: 'swap cq d10' });
});

it('touched again it is let go, another one takes its place', () => {
  expect(touch(table, ['cj'], 'cj')).toEqual({ choose: [] });
  expect(touch(table, ['cj'], 'cq')).toEqual({ choose: ['cq'] });
});

it('why a card can not be played is asked in the words of the game, where it has some', () => {
  expect(touch(table, NOTHING, 'sa')).toEqual({ choose: [], why: 'play sa' });
  expect(touch({ legal, plays: () => null }, ['cj'], 'sa')).toEqual({ choose: [] });
});

it('what names no card has a button', () => {
  expect(movesWithout(legal, ['h7', 'cj', 'cq'])).toEqual(['draw']);
});
