import { careless } from './careless.ts';
import type { GameBots } from './levels.ts';
import { uwoTaste } from './uwo-taste.ts';
import { uwoThumb } from './uwo.ts';
import { overlooking } from './overlooking.ts';
import { randomBot } from './random.ts';
import { briefSearcher } from './search/brief.ts';
import { searcher } from './search/index.ts';
import { seesWins } from './search/sees.ts';

export const uwoBots: GameBots = {
  taste: uwoTaste,
  levels: {
    random: randomBot,
    careless: careless(uwoThumb, 40),
    beginner: overlooking(uwoThumb, 68),
    easy: overlooking(uwoThumb, 46),
    medium: seesWins(uwoTaste.game, uwoThumb),
    skilled: seesWins(uwoTaste.game, briefSearcher(uwoTaste, 160)),
    hard: seesWins(uwoTaste.game, searcher(uwoTaste)),
  },
};
