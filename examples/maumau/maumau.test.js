import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { usualBots } from 'tischlein/bots';
import { conform } from 'tischlein/conformance';
import { cloneState, FastRandom, legalTexts, mustParse, playGame } from 'tischlein/kit';
import { DECK } from './cards.js';
import { game, heuristics } from './maumau.js';
import { testing } from './maumau.testing.js';

const { levels } = usualBots(game, { heuristics });

/** A table with these hands; what is not named lies in the pile. */
function table({ hands, top, ...more }) {
  const placed = [...hands.flat(), top, ...(more.under ?? [])];
  const pile = more.pile ?? DECK.filter((code) => !placed.includes(code));
  return mustParse(game.parsePosition({ game: 'maumau', hands, top, ...more, pile }));
}
function played(state, seat, text) {
  const after = cloneState(state);
  const move = state.variant.moves.find(text);
  assert.equal(game.refuse(state, seat, move), null);
  game.play(after, seat, move, new FastRandom('test'));
  return game.position(after);
}
const refusal = (state, seat, text) =>
  game.refuse(state, seat, state.variant.moves.find(text))?.clause;

describe('Mau-Mau', () => {
  it('keeps every promise of the contract', () => {
    const bots = [levels.medium, levels.hard];
    const report = conform(game, testing, { seed: 'maumau', games: 120, every: 20, bots });
    assert.ok(report.moves > 2000);
  });

  it('the searching bot wins more than its share', () => {
    let wins = 0;
    for (let i = 0; i < 100; i++) {
      const seat = i % 2;
      const players = seat === 0 ? [levels.hard, levels.random] : [levels.random, levels.hard];
      if (playGame(game, {}, players, `game ${i}`, 100).winners[0] === seat) wins += 1;
    }
    assert.ok(wins > 60, `${wins} of 100`);
  });

  const hands = [
    ['h9', 'sk', 'cj'],
    ['d8', 'da', 'sj'],
  ];
  const start = () => table({ hands, top: 'ha' });

  it('MAUMAU-1 nobody plays what they do not hold', () =>
    assert.equal(refusal(start(), 0, 'play hk'), 'MAUMAU-1'));
  it('MAUMAU-2 suit or rank must fit', () => {
    assert.deepEqual(legalTexts(game, start(), 0).slice(0, 1), ['play cj:c']);
    assert.equal(refusal(start(), 0, 'play sk'), 'MAUMAU-2');
    assert.equal(played(start(), 0, 'play h9').top, 'h9');
  });
  it('MAUMAU-3 who has nothing draws one, then plays or passes', () => {
    assert.equal(refusal(start(), 0, 'draw'), 'MAUMAU-3');
    const poor = table({ hands: [['c9', 'ck'], ['d8']], top: 'ha' });
    assert.deepEqual(legalTexts(game, poor, 0), ['draw']);
    const after = played(poor, 0, 'draw');
    assert.equal(after.hands[0].length, 3);
    assert.equal(after.turn, 0);
  });
  it('MAUMAU-4 only in turn', () => assert.equal(refusal(start(), 1, 'play da'), 'MAUMAU-4'));
  it('MAUMAU-5 after a seven the next one draws two', () => {
    const after = played(table({ hands: [['h7', 'c8'], ['d8']], top: 'ha' }), 0, 'play h7');
    assert.equal(after.hands[1].length, 3);
    assert.equal(after.turn, 1);
  });
  it('MAUMAU-6 after an eight the next one sits out', () => {
    const three = table({ hands: [['h8', 'c8'], ['d9'], ['s9']], top: 'ha' });
    assert.equal(played(three, 0, 'play h8').turn, 2);
  });
  it('MAUMAU-7 a jack wishes for a suit, and fits on no jack', () => {
    const wished = mustParse(game.parsePosition(played(start(), 0, 'play cj:s')));
    assert.equal(refusal(wished, 1, 'play da'), 'MAUMAU-7');
    assert.equal(refusal(wished, 1, 'play sj:h'), 'MAUMAU-7');
  });
  it('MAUMAU-8 the last card wins', () => {
    const state = table({ hands: [['h7'], ['d8', 'd9']], top: 'ha' });
    const after = mustParse(game.parsePosition(played(state, 0, 'play h7')));
    assert.deepEqual(game.result(after), { winners: [0], scores: [0, -2], places: [1, 2] });
  });
  it('MAUMAU-9 a used-up pile is made anew', () => {
    const under = DECK.filter((code) => !['c9', 'd8', 'ha'].includes(code));
    const state = table({ hands: [['c9'], ['d8']], top: 'ha', under, pile: [] });
    const after = played(state, 0, 'draw');
    assert.equal(after.pile.length, under.length - 1);
    assert.deepEqual(after.under, []);
  });
});
