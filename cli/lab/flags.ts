import { flagsOf, gameOf, VARIANT_FLAGS, VARIANT_USAGE, variantOf, wholeOf } from '../command.ts';
import { fail } from '../failure.ts';
import { mustBeWritable } from '../files.ts';
import { splitList } from '../split.ts';
import { BUDGETS, readBudget } from './budget.ts';
import { usualThreads } from './crew.ts';
import { labPlayerOf } from './open.ts';

/** The flags of every command that lets bots play many games. */
export const LAB_FLAGS = {
  ...VARIANT_FLAGS,
  game: { type: 'string' },
  bots: { type: 'string' },
  games: { type: 'string' },
  budget: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  json: { type: 'boolean' },
  svg: { type: 'string' },
} as const;

export const LAB_USAGE = `  --budget N             for everybody without an own budget: ${BUDGETS}
  --threads N            how many at once (all cores)
${VARIANT_USAGE}`;

type LabValues = ReturnType<typeof flagsOf<typeof LAB_FLAGS>>['values'];

/** What is played, by whom and how often; bots that can not play this game are a failure before the first deal. */
export function labOf(
  values: LabValues,
  more: readonly string[],
  usual: { bots: string; games: number; seed: string },
) {
  if (more.length > 0) fail(`${JSON.stringify(more[0])} belongs to no flag; see --help`);
  const game = gameOf(values.game);
  const variant = variantOf(game, values);
  const { options, seats } = variant;
  const budget = values.budget === undefined ? null : readBudget(values.budget, '--budget');
  const bots = splitList(values.bots ?? usual.bots);
  for (const bot of bots) labPlayerOf(game.name, bot, budget, seats);
  const games = wholeOf(values.games, 'games', usual.games, 1);
  const threads = wholeOf(values.threads, 'threads', usualThreads(), 1);
  if (values.svg !== undefined) mustBeWritable(values.svg);
  return {
    game,
    variant,
    options,
    seats,
    budget,
    bots,
    games,
    threads,
    seed: values.seed ?? usual.seed,
  };
}
