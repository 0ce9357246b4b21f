import { uwo } from '@tischlein/games/uwo';
import { askOf, dealt, FastRandom, fairChance, mustParse, setUp, type Game } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { searcher } from './search/index.ts';
import { uwoHeuristics, uwoThumb } from './uwo.ts';

const game: Game = uwo;

/** A game of the rule of thumb against itself; the searching bot is asked at some of its moments as well. */
function choices(edition: string, catalogue: string, moves: number, every: number) {
  const seed = `choices ${edition} ${catalogue}`;
  const chance = fairChance(seed);
  const state = dealt(game, mustParse(setUp(game, { edition, catalogue }, 2)), chance);
  const random = new FastRandom(seed);
  const hard = searcher(uwoHeuristics);
  const found: { thumb: string[]; hard: string[] } = { thumb: [], hard: [] };
  for (let i = 0; i < moves && game.waitingFor(state) >= 0; i++) {
    const seat = game.waitingFor(state);
    const ask = askOf(game, state, seat, { mayWait: false, budget: 300 });
    if (i % every === 0) found.hard.push(hard(ask, new FastRandom(`${seed} ${i}`))!);
    const move = uwoThumb(ask, random)!;
    found.thumb.push(move);
    game.play(state, seat, state.variant.moves.find(move)!, random);
  }
  return found;
}

/** A change of rules, of the search or of the rule of thumb changes these files, and nothing else may. */
describe('the same seed gives the same choice', () => {
  it.each([
    ['en', 'znorf-1'],
    ['de', 'znorf-2'],
    ['hu', 'znorf-1'],
  ])('%s, %s', async (edition, catalogue) => {
    const { thumb, hard } = choices(edition, catalogue, 120, 6);
    const text = ['medium', ...thumb, '', 'hard', ...hard, ''].join('\n');
    await expect(text).toMatchFileSnapshot(`golden/uwo-choice-${edition}.txt`);
  });
});
