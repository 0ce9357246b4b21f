import { dealt, fairChance } from '@tischlein/kit';
import {
  flagsOf,
  gameOf,
  onlyWord,
  VARIANT_FLAGS,
  VARIANT_USAGE,
  variantOf,
  type Command,
} from '../command.ts';
import { freshSeed } from '../seed.ts';

export const dealCommand: Command = {
  takes: 'word',
  summary: 'print the opening position of a game',
  usage: `<game> [--seats N] [--seed text] [--option key=value …]

Prints the opening position as one line of JSON. The same seed gives the same deal.

${VARIANT_USAGE}
  --seed TEXT            what the deal is made from (left out: a fresh one)`,

  async run(args) {
    const { values, positionals } = flagsOf(args, { ...VARIANT_FLAGS, seed: { type: 'string' } });
    const game = gameOf(onlyWord(positionals));
    const state = dealt(game, variantOf(game, values), fairChance(values.seed ?? freshSeed()));
    process.stdout.write(`${JSON.stringify(game.position(state))}\n`);
    return 0;
  },
};
