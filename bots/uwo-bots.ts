import type { GameBots } from './levels.ts';
import { uwoHeuristics } from './uwo-heuristics.ts';
import { uwoThumb } from './uwo.ts';
import { overlooking } from './overlooking.ts';
import { careless, randomBot } from './random.ts';
import { briefSearcher } from './search/brief.ts';
import { searcher } from './search/index.ts';
import { losesLate, sensible } from './search/lookahead.ts';

export const uwoBots: GameBots = {
  heuristics: uwoHeuristics,
  careless: careless(uwoThumb, 40),
  levels: {
    random: randomBot,
    beginner: overlooking(uwoThumb, 73),
    easy: losesLate(uwoHeuristics.game, overlooking(uwoThumb, 52)),
    medium: sensible(uwoHeuristics.game, uwoThumb),
    skilled: sensible(uwoHeuristics.game, briefSearcher(uwoHeuristics, 95)),
    hard: sensible(uwoHeuristics.game, searcher(uwoHeuristics)),
  },
};
