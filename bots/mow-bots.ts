import type { GameBots } from './levels.ts';
import { mowHeuristics } from './mow-heuristics.ts';
import { mowThumb } from './mow.ts';
import { overlooking } from './overlooking.ts';
import { careless, randomBot } from './random.ts';
import { briefSearcher } from './search/brief.ts';
import { searcher } from './search/index.ts';
import { seesWins } from './search/sees.ts';

export const mowBots: GameBots = {
  heuristics: mowHeuristics,
  careless: careless(mowThumb, 40),
  levels: {
    random: randomBot,
    easy: overlooking(mowThumb, { two: 52, many: 25 }),
    medium: seesWins(mowHeuristics.game, mowThumb),
    skilled: seesWins(mowHeuristics.game, briefSearcher(mowHeuristics, { two: 15, many: 7 })),
    hard: seesWins(mowHeuristics.game, searcher(mowHeuristics)),
  },
};
