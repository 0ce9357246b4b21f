import { encodings } from '@tischlein/games/encodings';
import { usualBudget } from '@tischlein/bots';
import {
  botOf,
  flagsOf,
  gameOf,
  onlyWord,
  VARIANT_FLAGS,
  VARIANT_USAGE,
  variantOf,
  wholeOf,
  type Command,
} from '../command.ts';
import { GamesAtOnce, type Answerer } from '../env/games.ts';
import { serveStream, write } from '../env/stream.ts';
import { fail } from '../failure.ts';
import { splitList } from '../split.ts';

const LEARNER = 'learner';

export const envCommand: Command = {
  summary: 'an environment for learners: many games at once over a binary stream',
  usage: `GAME [--count N] [--seed TEXT] [--bots LIST] [--recall] …

Speaks over standard input and output, for programs that learn: a line of JSON says what the numbers mean, then every
request is answered at once. Observations are numbers of a fixed size, made from what the seat sees and nothing else.
docs/environment.md has the format; python/ has a package for numpy that speaks it.

  --count N              how many games at once (1)
  --seed TEXT            the same seed and the same answers give the same games (env)
  --bots LIST            by seat, a level, or ${LEARNER} for the other end of the stream (all are)
  --recall               keep all that each seat was told, so that it can be asked for
${VARIANT_USAGE}`,

  async run(args) {
    const { values, positionals } = flagsOf(args, {
      ...VARIANT_FLAGS,
      count: { type: 'string' },
      seed: { type: 'string' },
      bots: { type: 'string' },
      recall: { type: 'boolean' },
    });
    const game = gameOf(onlyWord(positionals));
    const variant = variantOf(game, values);
    const encode = encodings[game.name];
    if (encode === undefined) fail(`${game.name} has no encoding of its views`);
    const encoding = encode(variant);
    const names = splitList(values.bots ?? Array(variant.seats).fill(LEARNER).join());
    if (names.length !== variant.seats)
      fail(`--bots: one for each of the ${variant.seats} seats is wanted`);
    if (!names.includes(LEARNER)) fail(`--bots: at least one ${LEARNER} is wanted`);
    const seated = names.map((name): Answerer =>
      name === LEARNER
        ? LEARNER
        : { bot: botOf(game, name), budget: usualBudget(game.name, name, variant.seats) },
    );
    const count = wholeOf(values.count, 'count', 1, 1);
    const games = new GamesAtOnce({
      game,
      variant,
      encoding,
      seated,
      count,
      seed: values.seed ?? 'env',
      recall: values.recall ?? false,
    });
    const head = {
      format: 1,
      game: game.name,
      rules: game.version,
      options: variant.options,
      seats: variant.seats,
      count,
      size: encoding.size,
      fields: encoding.fields,
      actions: Array.from({ length: variant.moves.size }, (_, move) => variant.moves.text(move)),
    };
    write(new TextEncoder().encode(`${JSON.stringify(head)}\n`));
    serveStream(games);
    return 0;
  },
};
