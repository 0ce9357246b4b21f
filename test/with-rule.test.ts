import {
  FastRandom,
  mustParse,
  newState,
  playout,
  setUp,
  type Game,
  type State,
  type Variant,
} from '@tischlein/kit';
import { conform, type Testing } from '@tischlein/kit/conformance';
import { rememberingUno } from '@tischlein/games/uno';
import { expect, it } from 'vitest';
// @ts-expect-error an example from outside, in plain JavaScript
import { game as example } from '../examples/sevens/sevens.mjs';
import { unoTestingOf } from '@tischlein/games/testing';

const EFFORT = Number(process.env['EFFORT']);
const game = example as Game;
const uno = unoTestingOf(rememberingUno);

type Ruled = Variant & {
  readonly below: Variant;
  readonly ownCell: number;
  readonly ownMove: number;
};
const below = ({ variant, cells }: State): State => ({ variant: (variant as Ruled).below, cells });

/** UNO's own, on the game below; the trade lays two hands open to the two who trade. */
const testing: Testing = {
  options: (random, seats) => ({ ...uno.options(random, seats), mayKeep: random.below(2) === 0 }),
  census: (state) => uno.census(below(state)),
  permute(state, reader, random, next) {
    const { ownCell, ownMove } = state.variant as Ruled;
    const trade = next && next.move >= ownMove;
    if (trade && (reader === next.seat || reader === next.move - ownMove)) return null;
    const other = uno.permute(below(state), reader, random, trade ? undefined : next);
    if (other === null) return null;
    const cells = state.cells.slice();
    cells.set(other.cells.subarray(0, ownCell));
    return { variant: state.variant, cells };
  },
  accounts: {
    ledgerOf(view) {
      const ledger = uno.accounts.ledgerOf(view);
      const { trader } = view as unknown as { readonly trader: number };
      if (trader > 0) ledger.set('waits for', trader - 1);
      return ledger;
    },
    enter(ledger, cited, reader) {
      if (cited.clause === 'SEVENS-2') ledger.set('waits for', Number(cited.facts['seat']));
      else if (cited.clause === 'SEVENS-1')
        ledger.open('waits for', ...(cited.facts['what'] === 'trade' ? ['held ', 'hand '] : []));
      else uno.accounts.enter(ledger, cited, reader);
    },
  },
};

it('a rule on top of UNO keeps the contract', () => {
  const effort = { seed: 'sevens', games: 30 * EFFORT, every: 150 };
  const report = conform(game, testing, effort);
  expect(report.looks).toBeGreaterThan(10);
});

it('without sevens it is UNO, cell by cell: the same deal, the same moves, the same end', () => {
  const deck = {
    name: 'no sevens',
    cards: Object.fromEntries(['r7', 'y7', 'g7', 'b7'].map((code) => [code, { count: 0 }])),
  };
  for (let seats = 2; seats <= 9; seats++) {
    const played = [game, rememberingUno as Game].map((each) => {
      const variant = mustParse(setUp(each, { deck }, seats));
      const state = newState(variant);
      const random = new FastRandom(`plain ${seats}`);
      each.deal(state, random);
      playout(each, state, random, new Int32Array(variant.moves.size));
      return state.cells.subarray(0, (variant as Partial<Ruled>).ownCell ?? variant.size);
    });
    expect(played[0]).toEqual(played[1]);
  }
});
