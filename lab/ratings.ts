import { existsSync } from 'node:fs';
import { levelsOf } from '@tischlein/manifests';
import { bots, games } from '@tischlein/manifests/all';
import type { LevelRating, LevelRatings, RatedBot } from '@tischlein/bots/ratings';
import { mustParse, setUp } from '@tischlein/kit';
import { fail } from '../cli/failure.ts';
import { mustBeWritable, print, textOf, writeText } from '../cli/files.ts';
import { commandOf, gameOf, text, textOr, whole, yes } from '../cli/command.ts';
import * as duel from '../cli/runner/deals.ts';
import { usualThreads } from '../cli/runner/pool.ts';
import { ratingsOf } from '../cli/runner/ratings.ts';
import { columns, commandLine } from '../cli/runner/report.ts';
import { Runner } from '../cli/runner/runner.ts';
import { percent, type Estimate } from '../cli/runner/stats.ts';

const RATED_SEATS = [2, 4];
/** The floor of all ratings. */
const LOWEST = 'random';

export const ratingsCommand = commandOf({
  takes: 'word',
  summary: 'rate all our bots, in every game at two and four seats',
  words: '[GAME …]',
  about: `Every bot plays the one a step below over duplicate deals, with its usual budget or another: ratings with their 95 % intervals, how
often it wins against the step below, and how long this machine thinks for a move. All games, or those that are named.`,
  flags: {
    seats: whole(`only at such tables (${RATED_SEATS.join(' and ')})`, undefined, { least: 2 }),
    games: whole('per pair, rounded up to whole deals', 400, { least: 2 }),
    thoughts: whole('for the strongest bot: as many games as it makes so many moves in', 4000, {
      least: 2,
    }),
    budget: whole('iterations for the strongest bot instead of its usual ones', undefined, {
      least: 1,
    }),
    seed: textOr('TEXT', 'the same seed deals the same cards', 'ratings'),
    threads: whole('how many at once', usualThreads(), { least: 1 }),
    keep: text('FILE', 'a JSON line for each game; the next run goes on from it'),
    write: text(
      'FILE',
      'also write it there as data, with this command line, beside what it holds of other games and tables: bots/ratings.json is what the page shows',
    ),
    json: yes('one object instead of a table'),
  },

  async run(values, words, args) {
    const { write, seed } = values;
    if (write !== undefined) mustBeWritable(write);
    const names = words.length === 0 ? Object.keys(games) : words;
    for (const name of names) gameOf(name);
    const seats = values.seats === undefined ? RATED_SEATS : [values.seats];
    const { budget = null } = values;
    const runner = new Runner(values);
    const command = commandLine('npm run lab -- ratings', args);
    const rated: LevelRating[] = [];
    try {
      for (const game of names)
        for (const at of seats) {
          const { min, max } = games[game]!.seats;
          if (runner.cutShort || at < min || at > max) continue;
          const { options } = mustParse(setUp(games[game]!, bots[game]!.rated ?? {}, at));
          const found = await rate({ game, options, seats: at, seed, budget }, values, runner);
          if (found !== null) rated.push({ command, ...found });
        }
    } finally {
      await runner.close();
    }
    if (rated.length === 0) fail('stopped before all bots of a table had played');
    const { cutShort } = runner;
    print(values.json ? { rated, cutShort } : tableOf(rated));
    if (write !== undefined) writeText(write, writtenOf(write, rated));
  },
});

/** Every bot against the one a step below; null where it was stopped before all had played. */
async function rate(
  contest: duel.Contest,
  { games: usual, thoughts }: { readonly games: number; readonly thoughts: number },
  runner: Runner,
): Promise<Omit<LevelRating, 'command'> | null> {
  const { game, seats } = contest;
  const levels = [LOWEST, ...levelsOf(game)];
  const deals: duel.PlayedDeal[] = [];
  const outcomes: duel.PairOutcome[] = [];
  for (const [i, hero] of levels.slice(1).entries()) {
    const pair = { hero, others: levels[i]! };
    // In a deal it has each seat once, so it makes as many moves there as all players in one game.
    const count =
      hero === levels.at(-1)
        ? Math.ceil(thoughts / outcomes.at(-1)!.moves)
        : Math.ceil(usual / seats);
    const name = `${game}, ${seats} seats, ${hero} against ${pair.others}`;
    const start = performance.now();
    const played = await duel.playDeals(runner, name, duel.pairDeals(contest, pair, count));
    if (played.length === 0) return null;
    deals.push(...played);
    outcomes.push(duel.outcomeOf(pair, played, (performance.now() - start) / 1000));
  }
  const ratings = ratingsOf(deals.map(duel.outcomesOf));
  return {
    game,
    seats,
    match: Object.keys(bots[game]!.rated ?? {}).length > 0,
    bots: levels.map((bot): RatedBot => {
      const below = outcomes.find(({ hero }) => hero === bot);
      const pace = below?.pace.hero ?? outcomes[0]!.pace.others;
      return {
        bot,
        rating: rounded(ratings.find((one) => one.bot === bot)!.rating, 0),
        wins: below === undefined ? null : rounded(below.wins, 3),
        games: below?.games ?? 0,
        milliseconds: Number(pace.mean.toPrecision(2)),
      };
    }),
  };
}

const rounded = (of: Estimate, digits: number) => {
  const short = (value: number): number => Number(value.toFixed(digits));
  return [short(of.mean), short(of.low), short(of.high)] as const;
};

/** What is in the file of other games and tables stays there. */
function writtenOf(file: string, rated: readonly LevelRating[]): string {
  const before = existsSync(file) ? (JSON.parse(textOf(file)) as LevelRatings).rated : [];
  const others = before.filter(
    (old) => !rated.some(({ game, seats }) => game === old.game && seats === old.seats),
  );
  const all = [...others, ...rated].sort(
    (a, b) => a.game.localeCompare(b.game) || a.seats - b.seats,
  );
  return `${JSON.stringify({ rated: all }, null, 2)}\n`;
}

const tableOf = (rated: readonly LevelRating[]): string =>
  columns([
    ['', 'rating (95 %)', 'wins against the step below (95 %)', 'games', 'ms/move'],
    ...rated.flatMap(({ game, seats, bots }) =>
      [...bots]
        .reverse()
        .map(({ bot, rating, wins, games: played, milliseconds }) => [
          `${game}, ${seats} seats, ${bot}`,
          `${rating[0]} (${rating[1]} to ${rating[2]})`,
          wins === null ? '' : `${percent(wins[0])} (${percent(wins[1])} to ${percent(wins[2])})`,
          `${played}`,
          `${milliseconds}`,
        ]),
    ),
  ]);
