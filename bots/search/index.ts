import { WAIT, type Ask, type Bot, type Random, type Variant, type View } from '@tischlein/kit';
import { Search } from './search.ts';
import type { Taste } from './taste.ts';
import { NO_NODE, ROOT, type Tree } from './tree.ts';

export type { Taste } from './taste.ts';

/** A bot that searches: the move it looked at most often. Without a choice it does not think. */
export function searcher(taste: Taste): Bot {
  const kept = new Workshop(taste);
  return (ask, random) => {
    if (ask.legal.length === 1 && !ask.mayWait) return ask.legal[0]!;
    const variant = taste.game.variant(ask.view.options, ask.view.seats);
    const search = kept.searchFor(variant, ask.budget);
    search.run(ask, random);
    return mostVisited(search.tree, ask, variant);
  };
}

/** The chance to win of a view's seat, from 0 to 1, as the searching bot reckons it from that view alone. */
export type Reckon = (view: View, budget: number, random: Random) => number;

export function reckoner(taste: Taste): Reckon {
  const kept = new Workshop(taste);
  return (view, budget, random) =>
    kept
      .searchFor(taste.game.variant(view.options, view.seats), budget)
      .chance(view, budget, random);
}

/** Keeps the last search's arrays for the next one: scratch space only, every search starts from nothing. */
class Workshop {
  #variant: Variant | undefined;
  #search: Search | undefined;
  #budget = 0;

  constructor(readonly taste: Taste) {}

  searchFor(variant: Variant, budget: number): Search {
    if (this.#search === undefined || this.#variant !== variant || this.#budget !== budget) {
      this.#variant = variant;
      this.#budget = budget;
      this.#search = new Search(this.taste, variant, budget);
    }
    return this.#search;
  }
}

function mostVisited(tree: Tree, ask: Ask, variant: Variant): string | null {
  let best = NO_NODE;
  for (let node = tree.first[ROOT]!; node !== NO_NODE; node = tree.next[node]!)
    if (best === NO_NODE || tree.visits[node]! > tree.visits[best]!) best = node;
  if (best === NO_NODE) return ask.legal[0] ?? null;
  return tree.move[best] === WAIT ? null : variant.moves.text(tree.move[best]!);
}
