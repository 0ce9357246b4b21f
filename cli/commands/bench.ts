import { games } from '@tischlein/manifests/all';
import type { Game, Variant } from '@tischlein/kit';
import { commandOf, gameOf, variantFlags, variantOf, whole, yes } from '../command.ts';
import { print } from '../files.ts';
import { playoutSpeed, searchSpeed } from '../runner/speed.ts';

const WARM_UP_SECONDS = 1;

export const benchCommand = commandOf({
  takes: 'word',
  summary: 'measure random play and search on one thread',
  words: '[GAME]',
  about: `Plays random games to the end through the one driver, and lets the hard bot think at its usual budget, each after a
second of warming up. An iteration is one imagined world, one way down the tree and one playout to the round's end
(where a game cuts it off after some moves and estimates, both are measured). Without a game: all of them, in one
process.`,
  flags: {
    json: yes('an object per game and line instead of words'),
    seconds: whole('how long each', 3, { least: 1, most: 3600 }),
    ...variantFlags,
  },

  async run(values, [name]) {
    for (const game of name === undefined ? Object.values(games) : [gameOf(name)]) {
      const report = measured(game, variantOf(game, values), values.seconds);
      print(values.json ? report : inWords(report));
    }
  },
});

function measured(game: Game, variant: Variant, seconds: number) {
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

function inWords(report: ReturnType<typeof measured>): string {
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
    `  ${report.stateBytes} bytes per state, ${report.memoryMegabytes} MB in use`
  );
}
