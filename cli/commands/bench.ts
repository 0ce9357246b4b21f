import { games } from '@tischlein/games';
import type { Game } from '@tischlein/kit';
import {
  flagsOf,
  gameOf,
  VARIANT_FLAGS,
  VARIANT_USAGE,
  variantOf,
  wholeOf,
  type Command,
} from '../command.ts';
import { fail } from '../failure.ts';
import { playoutSpeed, searchSpeed } from '../runner/speed.ts';

const USUAL_SECONDS = 3;
const WARM_UP_SECONDS = 1;

export const benchCommand: Command = {
  takes: 'word',
  summary: 'measure random play and search on one thread',
  usage: `[game] [--json] [--seconds N] [--seats N] [--option key=value …]

Plays random games to the end through the one driver, and lets the hard bot think at its usual budget, each after a
second of warming up. An iteration is one imagined world, one way down the tree and one playout to the round's end
(where a game cuts it off after some moves and estimates, both are measured). Without a game: all of them, in one
process.

  --json                 an object per game and line instead of words
  --seconds N            how long each (3)
${VARIANT_USAGE}`,

  async run(args) {
    const { values, positionals } = flagsOf(args, {
      ...VARIANT_FLAGS,
      json: { type: 'boolean' },
      seconds: { type: 'string' },
    });
    const seconds = wholeOf(values.seconds, 'seconds', USUAL_SECONDS);
    if (seconds < 1 || seconds > 3600) fail('--seconds: a whole number from 1 to 3600 is wanted');
    const chosen = positionals.length === 0 ? Object.values(games) : positionals.map(gameOf);
    for (const game of chosen) {
      const report = measured(game, values, seconds);
      process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : words(report));
    }
    return 0;
  },
};

function measured(game: Game, flags: Parameters<typeof variantOf>[1], seconds: number) {
  const variant = variantOf(game, flags);
  playoutSpeed(game, variant, WARM_UP_SECONDS);
  const playouts = playoutSpeed(game, variant, seconds);
  searchSpeed(game, variant, WARM_UP_SECONDS);
  const search = searchSpeed(game, variant, seconds);
  const toTheEnd = search.cutOff === null ? search : searchSpeed(game, variant, seconds, Infinity);
  const { rss } = process.memoryUsage();
  return {
    game: game.name,
    seats: variant.seats,
    ...playouts,
    search,
    toTheEnd,
    stateBytes: 4 * variant.size,
    memoryMegabytes: Math.round(rss / 2 ** 20),
  };
}

function words(report: ReturnType<typeof measured>): string {
  const { search, toTheEnd } = report;
  const cut =
    search.cutOff === null
      ? ''
      : ` with playouts of ${search.cutOff} moves at most (${toTheEnd.iterationsPerSecond} to the end)`;
  return (
    `${report.game}, ${report.seats} seats: ${(report.movesPerSecond / 1e6).toFixed(2)} million moves/s, ` +
    `${report.gamesPerSecond} games/s of ${report.movesPerGame} moves\n` +
    `  hard: ${search.iterationsPerSecond} iterations/s${cut}, a move of ${search.budget} takes ${search.meanMove} ms, ` +
    `${search.longestMove} at most\n` +
    `  ${report.stateBytes} bytes per state, ${report.memoryMegabytes} MB in use\n`
  );
}
