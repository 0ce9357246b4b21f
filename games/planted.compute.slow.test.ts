import type { Game } from '@tischlein/kit';
import { conform, type Testing } from '@tischlein/kit/conformance';
import { describe, expect, it } from 'vitest';
import { games, testings } from './all.testing.ts';
import { LEAKS, LIES, MISPLACED, misplacing, SHOWN, TAMPERED } from './planted.testing.ts';

const FULL = Number(process.env['EFFORT']) >= 20;
const SEEDS = FULL ? 1000 : 50;
/** A lost card shows late in a game: such seeds take their time. */
const TAMPERED_SEEDS = Number(process.env['EFFORT']) > 1 ? SEEDS : 8;

/** Whatever the cards of the seed are, the suite finds it, and says how to be there again. */
function caught(
  game: Game,
  testing: Testing,
  { every, what, seeds = SEEDS }: { every: number; what: RegExp; seeds?: number },
): void {
  for (let i = 0; i < seeds; i++) {
    const seed = `planted ${i}`;
    const found = faultOf(() => conform(game, testing, { seed, games: 12, every }));
    expect(found, seed).toMatch(what);
    expect(found).toMatch(/seed "planted \d+ \d+", after \d+ moves; as a record/);
  }
}

function faultOf(run: () => unknown): string {
  try {
    run();
    return 'nothing is found';
  } catch (error) {
    return (error as Error).message;
  }
}

/** A reader can tell worlds apart, or an imagined world is not like the real one, or not one at all. */
const LEAKED = /can tell hidden cards apart|imagined|not legal, but not refused|no field "leak"/;
const MISCOUNTED =
  /does not add up|can tell hidden cards apart|there are too many|the deck (holds|has) \d+|s have \d+ of /;

describe.each(Object.keys(games))('what is planted in %s turns the suite red', (name) => {
  const testing = testings[name]!;

  it.each(Object.keys(LEAKS))('a leak in %s', (where) => {
    caught(LEAKS[where]!(games[name]!), testing, { every: 1, what: LEAKED });
  });

  it.each(Object.keys(SHOWN[name]!))('the hidden field %s declared open', (field) => {
    caught(SHOWN[name]![field]!(games[name]!), testing, { every: 1, what: LEAKED, seeds: 8 });
  });

  it.each(Object.keys(LIES))('telling %s', (lie) => {
    caught(LIES[lie]!(games[name]!), testing, { every: 100, what: /does not add up/ });
  });

  it.each(Object.keys(MISPLACED))('places %s', (how) => {
    const planted = misplacing(MISPLACED[how]!)(games[name]!);
    caught(planted, testing, { every: 100, what: /the places .* of winners/, seeds: 8 });
  });

  it.each(Object.keys(TAMPERED))('a card %s, behind a census that sees nothing', (how) => {
    const blind = { ...testing, census: () => 'all there' };
    caught(TAMPERED[how]!(games[name]!), blind, {
      every: 20,
      what: MISCOUNTED,
      seeds: TAMPERED_SEEDS,
    });
  });

  it('legal moves in an order that hidden cards change', () => {
    const game = games[name]!;
    const legal: Game['legal'] = (state, seat, into) => {
      const count = game.legal(state, seat, into);
      const hidden = state.cells.reduce((sum, cell, i) => sum + cell * i, 0);
      if (hidden % 2 !== 0) into.subarray(0, count).reverse();
      return count;
    };
    const what = /another order in an imagined world|can tell hidden cards apart/;
    caught({ ...game, legal }, testing, { every: 1, what, seeds: 3 });
  });

  it('and without it is green', () => {
    const effort = { seed: 'planted', games: 6, every: 25 };
    expect(() => conform(games[name]!, testing, effort)).not.toThrow();
  });
});
