import { careless } from './careless.ts';
import type { GameBots } from './levels.ts';
import { mowTaste } from './mow-taste.ts';
import { mowThumb } from './mow.ts';
import { randomBot } from './random.ts';
import { searcher } from './search/index.ts';
import { seesWins } from './search/sees.ts';

export const mowBots: GameBots = {
  taste: mowTaste,
  levels: {
    random: randomBot,
    easy: careless(mowThumb, 40),
    medium: seesWins(mowTaste.game, mowThumb),
    hard: seesWins(mowTaste.game, searcher(mowTaste)),
  },
};
