export {
  byClock,
  LEVELS,
  remembers,
  seatsThatRemember,
  timed,
  USUAL_LEVEL,
  usualBudget,
} from './levels.ts';
export type { GameBots, Level } from './levels.ts';
export { usualBots } from './plain-bots.ts';
export { Solver, USUALLY_TRIED } from './search/ending.ts';
export { proposer, searcher, tuningOf, type GameHeuristics, type Propose } from './search/index.ts';
export type { FeatureSink, MoveFeatures } from './search/learned.ts';
export { World } from './search/world.ts';
