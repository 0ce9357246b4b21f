export { byClock, timed } from './by-clock.ts';
export {
  LEVELS,
  remembers,
  seatsThatRemember,
  USUAL_LEVEL,
  usualBudget,
  type GameBots,
  type Level,
} from './levels.ts';
export { usualBots } from './plain-bots.ts';
export { Solver, USUALLY_TRIED } from './search/ending.ts';
export { proposer, searcher, tuningOf, type GameHeuristics, type Propose } from './search/index.ts';
export type { FeatureSink, MoveFeatures } from './search/move-weights.ts';
export { World } from './search/world.ts';
