import { careless } from './careless.ts';
import type { GameBots } from './levels.ts';
import { uwoTaste } from './uwo-taste.ts';
import { uwoThumb } from './uwo.ts';
import { randomBot } from './random.ts';
import { searcher } from './search/index.ts';
import { seesWins } from './search/sees.ts';

export const uwoBots: GameBots = {
  taste: uwoTaste,
  levels: {
    random: randomBot,
    easy: careless(uwoThumb, 40),
    medium: seesWins(uwoTaste.game, uwoThumb),
    hard: seesWins(uwoTaste.game, searcher(uwoTaste)),
  },
};
