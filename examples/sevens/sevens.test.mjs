import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bots } from 'tischlein/bots';
import { FastRandom, legalTexts, mustParse, playGame } from 'tischlein/kit';
import { game } from './sevens.mjs';

/** Seat 0 is to play on a red five. */
const table = (hands, more = {}) =>
  mustParse(game.parsePosition({ game: 'sevens', hands, discardPile: ['r5'], ...more }));
function play(state, seat, text) {
  const move = state.variant.moves.find(text);
  assert.equal(game.refuse(state, seat, move), null);
  game.play(state, seat, move, new FastRandom('test'));
}
const refusal = (state, seat, text) =>
  game.refuse(state, seat, state.variant.moves.find(text))?.clause;

describe('sevens', () => {
  it('SEVENS-1 two hands change owners, and both know where their old cards are', () => {
    const state = table([['r7', 'g1', 'g2'], ['b3'], ['y4', 'y5']]);
    play(state, 0, 'play r7');
    assert.deepEqual(legalTexts(game, state, 0), ['trade 1', 'trade 2']);
    play(state, 0, 'trade 2');
    assert.deepEqual(game.position(state).hands, [['y4', 'y5'], ['b3'], ['g1', 'g2']]);
    assert.deepEqual(game.view(state, 0).known.hands, [[], [], ['g1', 'g2']]);
    assert.deepEqual(game.view(state, 1).known.hands, [[], [], []]);
    assert.deepEqual(game.view(state, 2).known.hands, [['y4', 'y5'], [], []]);
    assert.equal(game.waitingFor(state), 1);
  });

  it('SEVENS-1 a hand may be kept where the table says so, and the last card trades nothing', () => {
    const state = table([['r7', 'g1'], ['b3']], { options: { mayKeep: true } });
    play(state, 0, 'play r7!');
    assert.deepEqual(legalTexts(game, state, 0), ['trade 1', 'trade nobody']);
    const last = table([['r7'], ['b3']]);
    play(last, 0, 'play r7!!');
    assert.deepEqual(game.result(last).winners, [0]);
  });

  it('SEVENS-1 after a trade neither of the two owes a call', () => {
    const state = table([['r7', 'g1'], ['b3']]);
    play(state, 0, 'play r7');
    play(state, 0, 'trade 1');
    assert.deepEqual(game.position(state).calls, []);
  });

  it('SEVENS-2 until the trade is made nobody else may do anything', () => {
    const state = table(
      [
        ['r7', 'g1'],
        ['r7', 'b3'],
      ],
      { options: { jumpIn: true } },
    );
    play(state, 0, 'play r7');
    assert.equal(refusal(state, 1, 'play r7'), 'SEVENS-2');
    assert.equal(refusal(state, 0, 'trade 0'), 'SEVENS-1');
    assert.equal(refusal(state, 0, 'trade nobody'), 'SEVENS-1');
    assert.equal(refusal(table([['r7', 'g1'], ['b3']]), 0, 'trade 1'), 'SEVENS-1');
    assert.equal(game.reactors(state), 0);
  });

  it('games are played to the end', () => {
    const { random } = bots.uno;
    for (let i = 0; i < 200; i++) {
      const players = Array.from({ length: 2 + (i % 9) }, () => random);
      assert.ok(playGame(game, {}, players, `game ${i}`).winners.length > 0);
    }
  });
});
