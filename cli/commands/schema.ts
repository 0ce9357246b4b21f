import { commandOf, encodingOf, gameOf, variantFlags, variantOf } from '../command.ts';
import { print } from '../files.ts';

export const schemaCommand = commandOf({
  takes: 'word',
  summary: 'print the JSON schema of what a seat sees',
  words: 'GAME',
  about:
    'The schema (draft 2020-12) of the view that bots get as "view", for this choice of seats and options.',
  flags: variantFlags,

  async run(values, [name]) {
    const game = gameOf(name);
    const { schema } = await encodingOf(game, variantOf(game, values));
    const about = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: `what a seat sees of ${game.name}`,
    };
    print(JSON.stringify({ ...about, ...schema }, null, 2));
  },
});
