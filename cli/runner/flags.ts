import { gameOf, variantOf } from '../command.ts';
import { fail } from '../failure.ts';
import { text, textOr, variantFlags, whole, yes, type Values } from '../flags.ts';
import { splitList } from '../split.ts';
import { BUDGETS, matchPlayerOf, readBudget } from './players.ts';
import { usualThreads } from './pool.ts';
import { mustWrite, outputFlags } from './report.ts';

/** The flags of every command that lets bots play many games. */
export const runFlags = (usual: { bots: string; games: number; seed: string }) => ({
  game: text('NAME', 'which game'),
  bots: textOr(
    'LIST',
    'levels (hard, or with its own budget hard@2000, hard@200ms), import:FILE for a module or exec:COMMAND for a program (in quotes where it holds a comma), name=… before them for a short name; open:hard looks into all hands',
    usual.bots,
  ),
  games: whole('how many', usual.games, { least: 1 }),
  budget: text('N', `for everybody without an own budget: ${BUDGETS}`),
  seed: textOr('TEXT', 'the same seed deals the same cards and gives the same games', usual.seed),
  threads: whole('how many at once', usualThreads(), { least: 1 }),
  resume: yes('there must be games to go on with in --keep'),
  ...outputFlags,
  ...variantFlags,
});

/** What is played, by whom and how often; bots that can not play this game are a failure before the first deal. */
export function runOf(values: Values<ReturnType<typeof runFlags>>, words: readonly string[]) {
  if (words.length > 0) fail(`${JSON.stringify(words[0])} belongs to no flag; see --help`);
  const game = gameOf(values.game);
  const variant = variantOf(game, values);
  const budget = values.budget === undefined ? null : readBudget(values.budget, '--budget');
  const bots = splitList(values.bots);
  for (const bot of bots) matchPlayerOf(game.name, bot, budget, variant.seats);
  mustWrite(values);
  return { game, variant, budget, bots };
}
