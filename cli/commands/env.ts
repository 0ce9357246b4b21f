import { usualBudget } from '@tischlein/bots';
import { manifests } from '@tischlein/manifests';
import { bots } from '@tischlein/manifests/all';
import {
  botOf,
  commandOf,
  gameOf,
  text,
  textOr,
  variantFlags,
  variantOf,
  whole,
  yes,
} from '../command.ts';
import { GamesAtOnce, type Answerer } from '../env/games.ts';
import { serveStream, write } from '../env/stream.ts';
import { failUsage } from '../failure.ts';
import { splitList } from '../text.ts';

const LEARNER = 'learner';

export const envCommand = commandOf({
  summary: 'an environment for learners: many games at once over a binary stream',
  words: 'GAME',
  about: `Speaks over standard input and output, for programs that learn: a line of JSON says what the numbers mean, then every
request is answered at once. Observations are numbers of a fixed size, made from what the seat sees and nothing else.
docs/environment.md has the format; python/ has a package for numpy that speaks it.`,
  flags: {
    count: whole('how many games at once', 1, { least: 1 }),
    seed: textOr('TEXT', 'the same seed and the same answers give the same games', 'env'),
    bots: text('LIST', `by seat, a level, or ${LEARNER} for the other end of the stream (all are)`),
    recall: yes('keep all that each seat was told, so that it can be asked for'),
    ...variantFlags,
  },

  async run({ count, seed, recall, ...values }, [name]) {
    const game = gameOf(name);
    const variant = variantOf(game, values);
    const { options, seats, moves } = variant;
    const encode = await manifests[game.name]?.encoding?.();
    if (encode === undefined) failUsage(`${game.name} has no encoding of its views`);
    const encoding = encode(variant);
    const names = splitList(values.bots ?? Array(seats).fill(LEARNER).join());
    if (names.length !== seats)
      failUsage(`--bots: expected one for each of the ${seats} seats, got ${names.length}`);
    if (!names.includes(LEARNER)) failUsage(`--bots: expected at least one ${LEARNER}`);
    const seated = names.map((level): Answerer =>
      level === LEARNER
        ? LEARNER
        : { bot: botOf(game, level), budget: usualBudget(bots[game.name]!, level, seats) },
    );
    const many = new GamesAtOnce({ game, variant, encoding, seated, count, seed, recall });
    const { size, fields } = encoding;
    const actions = Array.from({ length: moves.size }, (_, move) => moves.text(move));
    const rules = game.version;
    const head = {
      format: 1,
      game: game.name,
      rules,
      options,
      seats,
      count,
      size,
      fields,
      actions,
    };
    write(new TextEncoder().encode(`${JSON.stringify(head)}\n`));
    serveStream(many);
    return 0;
  },
});
