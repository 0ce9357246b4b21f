import type { GameBots } from './levels.ts';
import { mowHeuristics } from './mow-heuristics.ts';
import { mowThumb } from './mow.ts';
import { overlooking } from './overlooking.ts';
import { careless, randomBot } from './random.ts';
import { briefSearcher } from './search/brief.ts';
import { searcher } from './search/index.ts';
import { losesLate, sensible } from './search/lookahead.ts';

export const mowBots: GameBots = {
  heuristics: mowHeuristics,
  careless: careless(mowThumb, 40),
  levels: {
    random: randomBot,
    easy: losesLate(mowHeuristics.game, overlooking(mowThumb, { two: 52, many: 25 })),
    medium: sensible(mowHeuristics.game, mowThumb),
    skilled: sensible(mowHeuristics.game, briefSearcher(mowHeuristics, { two: 15, many: 7 })),
    hard: sensible(mowHeuristics.game, searcher(mowHeuristics)),
  },
};
