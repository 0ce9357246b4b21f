import { usualBudget } from '@tischlein/bots';
import { bots } from '@tischlein/manifests/all';
import * as kit from '@tischlein/kit';
import * as cli from '../command.ts';
import { GamesAtOnce, type Answerer } from '../env/games.ts';
import { serveStream, write } from '../env/stream.ts';
import { failUsage } from '../failure.ts';
import { splitList } from '../text.ts';

const LEARNER = 'learner';

export const envCommand = cli.commandOf({
  takes: 'word',
  summary: 'an environment for learners: many games at once over a binary stream',
  words: 'GAME',
  about: `Speaks over standard input and output, for programs that learn: a line of JSON says what the numbers mean, then every
request is answered at once. Observations are numbers of a fixed size, made from what the seat sees and nothing else.
docs/environment.md has the format; python/ has a package for numpy that speaks it.`,
  flags: {
    count: cli.whole('how many games at once', 1, { least: 1 }),
    seed: cli.textOr('TEXT', 'the same seed and the same answers give the same games', 'env'),
    bots: cli.text(
      'LIST',
      `by seat, a level, or ${LEARNER} for the other end of the stream (all are)`,
    ),
    stay: cli.yes(
      'a game that has ended stays as it is until a reset; else the next one is dealt at once',
    ),
    recall: cli.yes('keep all that each seat was told, so that it can be asked for'),
    ...cli.variantFlags,
  },

  async run({ count, seed, recall, stay, ...values }, [name]) {
    const game = cli.gameOf(name);
    const variant = cli.variantOf(game, values);
    const { options, seats, moves } = variant;
    const encoding = await cli.encodingOf(game, variant);
    const names = splitList(values.bots ?? Array(seats).fill(LEARNER).join());
    if (names.length !== seats)
      failUsage(`--bots: expected one for each of the ${seats} seats, got ${names.length}`);
    if (!names.includes(LEARNER)) failUsage(`--bots: expected at least one ${LEARNER}`);
    const seated = names.map((level): Answerer =>
      level === LEARNER
        ? LEARNER
        : { bot: cli.botOf(game, level), budget: usualBudget(bots[game.name]!, level, seats) },
    );
    const actions = kit.possibleMoves(game, variant);
    const plan = { game, variant, encoding, actions, seated, count, seed, recall, stay };
    const many = new GamesAtOnce(plan);
    const { size, fields } = encoding;
    const table = { game: game.name, rules: game.version, options, seats, count };
    const texts = Array.from(actions, (move) => moves.text(move));
    const head = { format: 1, ...table, size, fields, actions: texts };
    write(new TextEncoder().encode(`${JSON.stringify(head)}\n`));
    serveStream(many);
    return 0;
  },
});
