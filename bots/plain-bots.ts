import type { Bot, Game } from '@tischlein/kit';
import type { GameBots } from './levels.ts';
import { briefSearcher, searcher, type GameHeuristics } from './search/index.ts';
import { losesLate, sensible } from './search/lookahead.ts';
import { careless, randomBot } from './thumb.ts';

/** A game of cards for a few takes less than this from any moment to its end; longer ones are cut off undecided. */
const CUT_OFF = 400;
const BUDGET = 500;
/** Moves at random, where the effects of options are measured. */
const CARELESS_PERCENT = 40;
/** Iterations of the weaker levels. */
const WORLDS = { beginner: 2, easy: 10, medium: 40, skilled: 140 } as const;

/** The search of a game nobody has told it anything about: every move is as good as another, and the end is the end. */
const plainHeuristics = (game: Game): GameHeuristics => ({
  game,
  done: (world) => game.result(world) !== null,
  chances(world, _root, into) {
    const { seats } = world.variant;
    const winners = game.result(world)?.winners;
    for (let seat = 0; seat < seats; seat++) {
      const wins = winners === undefined || winners.includes(seat);
      into[seat] = wins ? 1 / (winners?.length ?? seats) : 0;
    }
  },
  moveWeights: (_world, _seat, _moves, count, into) => void into.fill(1, 0, count),
  cutOff: CUT_OFF,
  exploration: 1,
  budget: BUDGET,
});

/** The bots of a game from outside: all levels by search, better with heuristics, and those it brings itself. */
export function usualBots(
  game: Game,
  own: { readonly heuristics?: GameHeuristics; readonly levels?: GameBots['levels'] } = {},
): GameBots {
  const { heuristics = plainHeuristics(game), levels = {} } = own;
  const brief = (level: keyof typeof WORLDS): Bot => briefSearcher(heuristics, WORLDS[level]);
  const medium = sensible(game, brief('medium'));
  return {
    heuristics,
    careless: careless(brief('beginner'), CARELESS_PERCENT),
    levels: {
      random: randomBot,
      beginner: brief('beginner'),
      easy: losesLate(game, brief('easy')),
      medium,
      skilled: sensible(game, brief('skilled')),
      hard: sensible(game, searcher(heuristics)),
      ...levels,
    },
  };
}
