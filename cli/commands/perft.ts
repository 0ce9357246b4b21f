import { dealt, fairChance, parseJson, perft, type Game, type State } from '@tischlein/kit';
import {
  flagsOf,
  gameOf,
  VARIANT_FLAGS,
  VARIANT_USAGE,
  variantOf,
  want,
  wholeOf,
  type Command,
} from '../command.ts';
import { fail } from '../failure.ts';
import { textOf } from '../files.ts';

const USUAL_DEPTH = 3;
const USUAL_SEED = 'perft';

export const perftCommand: Command = {
  takes: 'word',
  summary: 'count the ways the next moves can be made',
  usage: `<game> [--depth N] [--position file] [--seats N] [--seed text] [--option key=value …]

Counts for each depth up to N how many sequences of that many moves there are, every seat's moves counted.

  --depth N              how deep (3)
  --position FILE        a position as JSON to start from, instead of a deal
${VARIANT_USAGE}
  --seed TEXT            of the deal (perft)
  --json                 {"1": …, "2": …} instead of lines`,

  async run(args) {
    const { values, positionals } = flagsOf(args, {
      ...VARIANT_FLAGS,
      seed: { type: 'string' },
      depth: { type: 'string' },
      position: { type: 'string' },
      json: { type: 'boolean' },
    });
    const game = gameOf(positionals[0]);
    const depth = wholeOf(values.depth, 'depth', USUAL_DEPTH);
    if (depth < 1 || depth > 12) fail('--depth: a whole number from 1 to 12 is wanted');
    const state =
      values.position === undefined
        ? dealt(game, variantOf(game, values), fairChance(values.seed ?? USUAL_SEED))
        : positionFrom(game, values.position);
    const counts: { [depth: string]: number } = {};
    for (let n = 1; n <= depth; n++) {
      counts[n] = perft(game, state, n);
      if (!values.json) process.stdout.write(`${n} ${counts[n]}\n`);
    }
    if (values.json) process.stdout.write(`${JSON.stringify(counts)}\n`);
    return 0;
  },
};

function positionFrom(game: Game, file: string): State {
  const json = want(parseJson(textOf(file)));
  return want(game.parsePosition(json));
}
