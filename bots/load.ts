import type { GameBots } from './levels.ts';

export { byClock } from './by-clock.ts';
export { USUAL_LEVEL, type GameBots } from './levels.ts';
export { Solver, USUALLY_TRIED } from './search/ending.ts';
export { proposer, searcher, type Propose, type GameHeuristics } from './search/index.ts';
export { World } from './search/world.ts';

/** The bots of each game by themselves, for a page that plays one of them. A line per game. */
export const loaders: { readonly [game: string]: () => Promise<GameBots> } = {
  mow: async () => (await import('./mow-bots.ts')).mowBots,
  uno: async () => (await import('./uno-bots.ts')).unoBots,
  uwo: async () => (await import('./uwo-bots.ts')).uwoBots,
};
