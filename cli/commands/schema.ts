import { manifests } from '@tischlein/manifests';
import { commandOf, gameOf, variantFlags, variantOf } from '../command.ts';
import { failUsage } from '../failure.ts';

export const schemaCommand = commandOf({
  takes: 'word',
  summary: 'print the JSON schema of what a seat sees',
  words: 'GAME',
  about:
    'The schema (draft 2020-12) of the view that bots get as "view", for this choice of seats and options.',
  flags: variantFlags,

  async run(values, [name]) {
    const game = gameOf(name);
    const encode = await manifests[game.name]?.encoding?.();
    if (encode === undefined)
      failUsage(
        `${game.name} has no encoding of its views; a module brings one as export const encoding (docs/outside.md)`,
      );
    const schema = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: `what a seat sees of ${game.name}`,
      ...encode(variantOf(game, values)).schema,
    };
    process.stdout.write(`${JSON.stringify(schema, null, 2)}\n`);
    return 0;
  },
});
