import type { Bot } from '@tischlein/kit';
import { atTable, type ByTable } from '../levels.ts';
import { searcher } from './index.ts';
import type { GameHeuristics } from './heuristics.ts';

/** Search that does not look far: a fixed number of iterations whatever its budget. A win that is proved it takes, but it plays no end exactly. */
export function briefSearcher(heuristics: GameHeuristics, iterations: number | ByTable): Bot {
  const { ending, ...brief } = heuristics;
  const search = searcher(ending?.minValue === 1 ? heuristics : brief);
  return (ask, random) => search({ ...ask, budget: atTable(iterations, ask.view) }, random);
}
