import assert from 'node:assert/strict';
import { it } from 'node:test';
import { usualBots } from 'tischlein/bots';
import { Ledger, conform } from 'tischlein/conformance';
import { mustParse, NOBODY, playGame } from 'tischlein/kit';
import { game } from './nim.js';

/** What the conformance suite can not know, written from the clauses. */
const testing = {
  options: (random) => ({ heap: 4 + random.below(30) }),
  /** All cards of the state, wherever they are: here there are none. */
  census: () => '',
  /** The same moment with hidden cards elsewhere; null where nothing is hidden. */
  permute: () => null,
  /** What a view shows, and what a told fact changes in it: both must agree after every move. */
  accounts: {
    ledgerOf(view) {
      const ledger = new Ledger();
      ledger.set('seats', view.seats);
      ledger.set('heap', view.heap);
      ledger.set('waits for', view.result === null ? view.turn : NOBODY);
      return ledger;
    },
    enter(ledger, { clause, facts: { seat, number } }) {
      if (clause === 'NIM-3') return ledger.set('waits for', NOBODY);
      ledger.add('heap', -number);
      ledger.set('waits for', (seat + 1) % ledger.get('seats'));
    },
  },
};

it('keeps every promise of the contract', () => {
  const { moves } = conform(game, testing, { seed: 'nim', games: 200, every: 4 });
  assert.ok(moves > 500);
});

it('NIM-1 nobody takes more than there is', () => {
  const state = mustParse(game.parsePosition({ game: 'nim', heap: 2 }));
  assert.equal(game.refuse(state, 0, state.variant.moves.find('take 3'))?.clause, 'NIM-1');
  assert.equal(game.refuse(state, 0, state.variant.moves.find('take 2')), null);
});

it('NIM-2 only in turn', () => {
  const state = mustParse(game.parsePosition({ game: 'nim', heap: 2, turn: 1 }));
  assert.equal(game.refuse(state, 0, 0)?.clause, 'NIM-2');
});

it('NIM-3 the searching bot takes the last match', () => {
  const { hard, random } = usualBots(game).levels;
  let wins = 0;
  for (let i = 0; i < 40; i++)
    if (playGame(game, {}, [hard, random], `game ${i}`, 300).winners[0] === 0) wins += 1;
  assert.ok(wins > 30, `${wins} of 40`);
});
