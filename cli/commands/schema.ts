import { encodings } from '@tischlein/games/encodings';
import {
  flagsOf,
  gameOf,
  onlyWord,
  VARIANT_FLAGS,
  VARIANT_USAGE,
  variantOf,
  type Command,
} from '../command.ts';
import { fail } from '../failure.ts';

export const schemaCommand: Command = {
  summary: 'print the JSON schema of what a seat sees',
  usage: `GAME [--seats N] [--option key=value …]

The schema (draft 2020-12) of the view that bots get as "view", for this choice of seats and options.

${VARIANT_USAGE}`,

  async run(args) {
    const { values, positionals } = flagsOf(args, VARIANT_FLAGS);
    const game = gameOf(onlyWord(positionals));
    const encode = encodings[game.name];
    if (encode === undefined) fail(`${game.name} has no encoding of its views`);
    const schema = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: `what a seat sees of ${game.name}`,
      ...encode(variantOf(game, values)).schema,
    };
    process.stdout.write(`${JSON.stringify(schema, null, 2)}\n`);
    return 0;
  },
};
