import { existsSync } from 'node:fs';
import { games } from '@tischlein/games';
import type { LevelRating, LevelRatings } from '@tischlein/bots/ratings';
import { flagsOf, gameOf, wholeOf, type Command } from '../command.ts';
import { fail } from '../failure.ts';
import { mustBeWritable, textOf, writeText } from '../files.ts';
import { columns } from '../lab/columns.ts';
import { usualThreads } from '../lab/crew.ts';
import { levelRatings, RATED_SEATS } from '../lab/level-ratings.ts';
import { stopOnInterrupt } from '../lab/interrupt.ts';
import { percent } from '../lab/stats.ts';

const USUAL = { games: 400, thoughts: 4000, seed: 'ratings' } as const;

export const ratingsCommand: Command = {
  summary: 'rate all our bots, in every game at two and four seats',
  usage: `[GAME …] [--seats N] [--games N] [--thoughts N] [--seed TEXT] [--write FILE] [--json]

Every bot plays the one a step below over duplicate deals, with its usual budget or another: ratings with their 95 % intervals, how
often it wins against the step below, and how long this machine thinks for a move. All games, or those that are named.

  --seats N              only at such tables (${RATED_SEATS.join(' and ')})
  --games N              per pair (${USUAL.games}); rounded up to whole deals
  --thoughts N           for the strongest bot: as many games as it makes so many moves in (${USUAL.thoughts})
  --budget N             iterations for the strongest bot instead of its usual ones
  --seed TEXT            the same seed deals the same cards
  --threads N            how many at once (all cores)
  --write FILE           also write it there as data, with this command line, beside what it holds of other games
                         and tables: bots/ratings.json is what the page shows
  --json                 one object instead of a table`,

  async run(args) {
    const text = { type: 'string' } as const;
    const { values, positionals } = flagsOf(args, {
      seats: text,
      games: text,
      thoughts: text,
      seed: text,
      budget: text,
      threads: text,
      write: text,
      json: { type: 'boolean' },
    });
    if (values.write !== undefined) mustBeWritable(values.write);
    const names = positionals.length === 0 ? Object.keys(games) : positionals;
    for (const name of names) gameOf(name);
    const plan = {
      names,
      seats: values.seats === undefined ? RATED_SEATS : [wholeOf(values.seats, 'seats', 2, 2)],
      games: wholeOf(values.games, 'games', USUAL.games, 2),
      thoughts: wholeOf(values.thoughts, 'thoughts', USUAL.thoughts, 2),
      budget: values.budget === undefined ? null : wholeOf(values.budget, 'budget', 0, 1),
      seed: values.seed ?? USUAL.seed,
      threads: wholeOf(values.threads, 'threads', usualThreads(), 1),
      stop: stopOnInterrupt(),
    };
    const ratings = await levelRatings(plan, ['npx tischlein ratings', ...args].join(' '));
    if (ratings.rated.length === 0) fail('stopped before all bots of a table had played');
    process.stdout.write(values.json ? `${JSON.stringify(ratings)}\n` : `${tableOf(ratings)}\n`);
    if (values.write !== undefined) writeText(values.write, writtenOf(values.write, ratings));
    return 0;
  },
};

/** What is in the file of other games and tables stays there. */
function writtenOf(file: string, { rated }: LevelRatings): string {
  const before = existsSync(file) ? (JSON.parse(textOf(file)) as LevelRatings) : null;
  const others =
    before?.rated.filter(
      (old) => !rated.some(({ game, seats }) => game === old.game && seats === old.seats),
    ) ?? [];
  const all = [...others, ...rated].sort(
    (a, b) => a.game.localeCompare(b.game) || a.seats - b.seats,
  );
  return `${JSON.stringify({ rated: all }, null, 2)}\n`;
}

const tableOf = ({ rated }: LevelRatings): string =>
  columns([
    ['', 'rating (95 %)', 'wins against the step below (95 %)', 'games', 'ms/move'],
    ...rated.flatMap(rowsOf),
  ]);

const rowsOf = ({ game, seats, bots }: LevelRating): string[][] =>
  [...bots]
    .reverse()
    .map(({ bot, rating, wins, games: played, milliseconds }) => [
      `${game}, ${seats} seats, ${bot}`,
      `${rating[0]} (${rating[1]} to ${rating[2]})`,
      wins === null ? '' : `${percent(wins[0])} (${percent(wins[1])} to ${percent(wins[2])})`,
      `${played}`,
      `${milliseconds}`,
    ]);
