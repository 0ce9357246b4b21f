import type { GameBots } from './levels.ts';
import { uwoHeuristics } from './uwo-heuristics.ts';
import { uwoThumb } from './uwo.ts';
import { overlooking } from './overlooking.ts';
import { careless, randomBot } from './random.ts';
import { briefSearcher } from './search/brief.ts';
import { searcher } from './search/index.ts';
import { seesWins } from './search/sees.ts';

export const uwoBots: GameBots = {
  heuristics: uwoHeuristics,
  careless: careless(uwoThumb, 40),
  levels: {
    random: randomBot,
    beginner: overlooking(uwoThumb, 73),
    easy: overlooking(uwoThumb, 52),
    medium: seesWins(uwoHeuristics.game, uwoThumb),
    skilled: seesWins(uwoHeuristics.game, briefSearcher(uwoHeuristics, 95)),
    hard: seesWins(uwoHeuristics.game, searcher(uwoHeuristics)),
  },
};
