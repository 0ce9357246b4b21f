import type { GameBots } from './levels.ts';
import { overlooking } from './overlooking.ts';
import { careless, randomBot } from './random.ts';
import { searcher } from './search/index.ts';
import { losesLate, sensible } from './search/lookahead.ts';
import { forgetful } from './uno-forgetful.ts';
import { unoHeuristics } from './uno-heuristics.ts';
import { unoThumb } from './uno.ts';

export const unoBots: GameBots = {
  heuristics: unoHeuristics,
  remembering: ['hard'],
  rated: { match: 'collect', target: 500 },
  careless: forgetful(careless(unoThumb, 25), 30),
  levels: {
    random: randomBot,
    beginner: forgetful(overlooking(unoThumb, { two: 20, many: 19 }), { two: 30, many: 29 }),
    easy: losesLate(
      unoHeuristics.game,
      forgetful(overlooking(unoThumb, 12), { two: 18, many: 20 }),
    ),
    medium: sensible(unoHeuristics.game, unoThumb),
    hard: sensible(unoHeuristics.game, searcher(unoHeuristics)),
  },
};
