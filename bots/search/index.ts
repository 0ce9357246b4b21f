import { variantOfView, WAIT, type Ask, type Bot, type Random, type Variant } from '@tischlein/kit';
import { Solver } from './ending.ts';
import { Search } from './search.ts';
import { atTable, type ByTable } from '../levels.ts';
import type { GameHeuristics } from './heuristics.ts';
import { NO_NODE, ROOT, type Tree } from './tree.ts';

export { tuningOf, type GameHeuristics } from './heuristics.ts';

/** A bot that searches: the move with the best mean gain, unless exact play knows better. Without a choice it does not think. */
export function searcher(heuristics: GameHeuristics): Bot {
  const kept = new SearchCache(heuristics);
  return (ask, random, left) => {
    if (ask.legal.length === 1 && !ask.mayWait) return ask.legal[0]!;
    const variant = variantOfView(heuristics.game, ask.view);
    const proved = ask.mayWait ? null : kept.solverFor(variant)?.solve(ask.view, random, left);
    if (proved !== null && proved !== undefined) return variant.moves.text(proved);
    const search = kept.searchFor(variant, ask.budget);
    search.run(ask, random, left);
    return bestMove(search.tree, ask, variant);
  };
}

/** Search that does not look far: a fixed number of iterations whatever its budget. A win that is proved it takes, but it plays no end exactly. */
export function briefSearcher(heuristics: GameHeuristics, iterations: number | ByTable): Bot {
  const { ending, ...brief } = heuristics;
  const search = searcher(ending?.minValue === 1 ? heuristics : brief);
  return (ask, random) => search({ ...ask, budget: atTable(iterations, ask.view) }, random);
}

/** How far below its mean a move seen once may be; half of it after four visits. */
const DOUBT = 1;

/** The moves a searching bot would look at, the most visited first; null is to wait. */
export type Propose = (ask: Ask, random: Random) => (string | null)[];

export function proposer(heuristics: GameHeuristics): Propose {
  const kept = new SearchCache(heuristics);
  return (ask, random) => {
    const variant = variantOfView(heuristics.game, ask.view);
    const search = kept.searchFor(variant, ask.budget);
    search.run(ask, random);
    const { tree } = search;
    const tried = tree.childrenOf(ROOT);
    tried.sort((a, b) => tree.visits[b]! - tree.visits[a]! || tree.moveAt(a) - tree.moveAt(b));
    return tried.map((node) => textOf(tree, node, variant));
  };
}

/** Keeps the last search's arrays for the next one: scratch space only, every search starts from nothing. */
class SearchCache {
  #variant: Variant | undefined;
  #search: Search | undefined;
  #solver: Solver | undefined;
  #solved: Variant | undefined;
  #budget = 0;

  constructor(readonly heuristics: GameHeuristics) {}

  solverFor(variant: Variant): Solver | undefined {
    const { ending } = this.heuristics;
    if (ending !== undefined && this.#solved !== variant) {
      this.#solved = variant;
      this.#solver = new Solver(this.heuristics, ending, variant);
    }
    return this.#solver;
  }

  searchFor(variant: Variant, budget: number): Search {
    if (this.#search === undefined || this.#variant !== variant || this.#budget !== budget) {
      this.#variant = variant;
      this.#budget = budget;
      this.#search = new Search(this.heuristics, variant, budget);
    }
    return this.#search;
  }
}

/**
 * The move with the best mean gain, less what few visits leave in doubt. The most visited one would be as good after
 * endless thinking; before that it may be one that looked good only at first.
 */
function bestMove(tree: Tree, ask: Ask, variant: Variant): string | null {
  let best = NO_NODE;
  let most = Number.NEGATIVE_INFINITY;
  for (const node of tree.childrenOf(ROOT)) {
    const visits = tree.visits[node]!;
    const text = textOf(tree, node, variant);
    if (text !== null && !ask.legal.includes(text)) continue;
    const sure = visits === 0 ? -DOUBT : (tree.gain[node]! - DOUBT * Math.sqrt(visits)) / visits;
    if (sure > most) [best, most] = [node, sure];
  }
  if (best === NO_NODE) return ask.legal[0] ?? null;
  return textOf(tree, best, variant);
}

/** The node's move, null where it is to wait. */
function textOf(tree: Tree, node: number, variant: Variant): string | null {
  const move = tree.moveAt(node);
  return move === WAIT ? null : variant.moves.text(move);
}
