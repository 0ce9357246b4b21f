import { mow } from '@tischlein/games/mow';
import {
  askOf,
  FastRandom,
  mustParse,
  newState,
  setUp,
  type Ask,
  type Json,
  type State,
} from '@tischlein/kit';
import { expect, it } from 'vitest';
import { mowHeuristics } from '../mow.ts';
import { searcher } from './index.ts';
import { Search } from './search.ts';
import { ROOT } from './tree.ts';

const dealtAsk = (seed: string, budget: number, seats = 3): Ask => {
  const state = newState(mustParse(setUp(mow, {}, seats)));
  mow.deal(state as never, new FastRandom(seed));
  return askOf(mow, state, 0, { mayWait: false, budget });
};

const at = (position: Json): State => mustParse(mow.parsePosition(position));

it('gives the same move for the same view, budget and stream, whatever it searched before', () => {
  const fresh = searcher(mowHeuristics);
  const used = searcher(mowHeuristics);
  for (let i = 0; i < 10; i++) {
    const ask = dealtAsk(`same ${i}`, 60);
    used(dealtAsk(`other ${i}`, 60), new FastRandom('other'));
    expect(used(ask, new FastRandom('same'))).toBe(fresh(ask, new FastRandom('same')));
  }
});

it('counts every iteration once at the root, and each move as offered in every world', () => {
  const ask = dealtAsk('count', 300);
  const random = new FastRandom('count');
  const search = new Search(mowHeuristics, mow.variant(ask.view.options, 3), 300);
  search.run(ask, random);
  const children = search.tree.childrenOf(ROOT);
  const sum = (of: Int32Array): number => children.reduce((total, node) => total + of[node]!, 0);
  expect(children).toHaveLength(ask.legal.length);
  expect(sum(search.tree.visits)).toBe(300);
  expect(sum(search.tree.offers)).toBe(300 * ask.legal.length);
  for (const node of children)
    expect(search.tree.gain[node]!).toBeLessThanOrEqual(search.tree.visits[node]!);
});

it('goes on with a full tree', () => {
  const ask = dealtAsk('full', 5000);
  const random = new FastRandom('full');
  const search = new Search(mowHeuristics, mow.variant(ask.view.options, 3), 4);
  search.run(ask, random);
  expect(search.tree.size).toBe(search.tree.capacity);
  expect(search.tree.visits[ROOT]).toBe(5000);
});

it('adds its last flies where the other must take them', () => {
  const state = at({
    game: 'mow',
    options: { rounds: 1 },
    hands: [
      ['7.3', '1'],
      ['8', '9.1'],
      ['8.2', '10'],
    ],
    pile: [],
    herds: [['8.3', '13.2', '14.1']],
    turn: 0,
  });
  const ask = askOf(mow, state, 0, { mayWait: false, budget: 400 });
  expect(ask.legal).toContain('take');
  expect(searcher(mowHeuristics)(ask, new FastRandom('flies'))).toBe('add 7.3');
});

it('does not think without a choice', () => {
  const state = at({
    game: 'mow',
    options: {},
    hands: [['8'], ['9'], ['10']],
    pile: [],
    herds: [['7', '9.1']],
    turn: 0,
  });
  const ask = askOf(mow, state, 0, { mayWait: false, budget: 1e9 });
  expect(ask.legal).toEqual(['take']);
  expect(searcher(mowHeuristics)(ask, new FastRandom('alone'))).toBe('take');
});
