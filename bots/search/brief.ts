import type { Bot } from '@tischlein/kit';
import { searcher } from './index.ts';
import type { Taste } from './taste.ts';

/** Search that does not look far: a fixed number of iterations whatever its budget, and no exact ends. */
export function briefSearcher(taste: Taste, iterations: number): Bot {
  const { ending: _, ...brief } = taste;
  const search = searcher(brief);
  return (ask, random) => search({ ...ask, budget: iterations }, random);
}
