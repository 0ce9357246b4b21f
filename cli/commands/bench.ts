import { FastRandom, newState, playout } from '@tischlein/kit';
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

const USUAL_SECONDS = 3;
const WARM_UP_SECONDS = 1;

export const benchCommand: Command = {
  summary: 'measure random play on one thread',
  usage: `<game> [--json] [--seconds N] [--seats N] [--option key=value …]

Plays random games to the end through the one driver, after a second of warming up.

  --json                 one object instead of a line
  --seconds N            how long (3)
${VARIANT_USAGE}`,

  async run(args) {
    const { values, positionals } = flagsOf(args, {
      ...VARIANT_FLAGS,
      json: { type: 'boolean' },
      seconds: { type: 'string' },
    });
    const game = gameOf(positionals[0]);
    const variant = variantOf(game, values);
    const seconds = wholeOf(values.seconds, 'seconds', USUAL_SECONDS);
    if (seconds < 1 || seconds > 3600) fail('--seconds: a whole number from 1 to 3600 is wanted');

    const state = newState(variant);
    const moves = new Int32Array(variant.moves.size);
    const random = new FastRandom('bench');
    const playFor = (time: number) => {
      const start = performance.now();
      const played = { moves: 0, games: 0, seconds: 0 };
      while (played.seconds < time) {
        for (let i = 0; i < 20; i++) {
          game.deal(state, random);
          played.moves += playout(game, state, random, moves);
          played.games += 1;
        }
        played.seconds = (performance.now() - start) / 1000;
      }
      return played;
    };
    playFor(WARM_UP_SECONDS);
    const played = playFor(seconds);
    const report = {
      game: game.name,
      seats: variant.seats,
      movesPerSecond: Math.round(played.moves / played.seconds),
      gamesPerSecond: Math.round(played.games / played.seconds),
      movesPerGame: Number((played.moves / played.games).toFixed(1)),
      seconds: Number(played.seconds.toFixed(3)),
    };
    process.stdout.write(
      values.json
        ? `${JSON.stringify(report)}\n`
        : `${report.game}, ${report.seats} seats: ${(report.movesPerSecond / 1e6).toFixed(2)} million moves/s, ` +
            `${report.gamesPerSecond} games/s of ${report.movesPerGame} moves\n`,
    );
    return 0;
  },
};
