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
    beginner: overlooking(uwoThumb, 73),
    easy: overlooking(uwoThumb, 52),
    medium: seesWins(uwoTaste.game, uwoThumb),
    skilled: seesWins(uwoTaste.game, briefSearcher(uwoTaste, 95)),
    hard: seesWins(uwoTaste.game, searcher(uwoTaste)),
  },
};
