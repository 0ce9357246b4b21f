import { join } from 'node:path';
import { fail, failUsage } from '../failure.ts';
import { writeText } from '../files.ts';
import { commandOf, text, yes } from '../command.ts';
import { barChart } from '../runner/chart.ts';
import * as duel from '../runner/deals.ts';
import type { Match } from '../runner/match.ts';
import { nameOf } from '../runner/players.ts';
import { ratingsOf, type Rating } from '../runner/ratings.ts';
import { commandLine, writeReport, type Rows } from '../runner/report.ts';
import { runFlags, Runner, runOf } from '../runner/runner.ts';
import { interval, percent } from '../runner/stats.ts';

export const arenaCommand = commandOf({
  takes: 'flag',
  summary: 'let bots play each other over duplicate deals',
  about: `Each bot of the list plays each later one. Every deal is played once per seating, so that the luck of the deal cancels:
with two seats both sit on both sides, with more the first one sits in every seat once among copies of the other.
Three bots and more also get ratings, with intervals from drawing the deals anew. Games are counted per pair, or in all with
--mixed, and rounded up to whole deals. Ctrl-C ends it early and reports what was played.`,
  flags: {
    ...runFlags({ bots: 'hard,medium,easy', games: 200, seed: 'arena' }),
    mixed: yes('all of them at the same tables instead of pair by pair'),
    stop: yes(
      'end a pair as soon as it is clear: after 1/16, 1/8, 1/4 and 1/2 of the deals one looks whether the 99 % interval leaves out the share of alike bots (five looks err once in twenty at most)',
    ),
    keep: text(
      'FOLDER',
      'write a record of every game there, and games.jsonl, from which the next run goes on, also with more games; chance then is the fair stream, so that records play again (what comes after the deal is no longer alike in all seatings)',
    ),
  },

  async run(values, _words, args) {
    const { mixed, keep, seed } = values;
    const { game, variant, budget, bots } = runOf(values);
    const { options, seats } = variant;
    if (bots.length < 2) failUsage('--bots: expected at least two, like hard,medium');
    if (mixed && values.stop) failUsage('--stop looks at pairs: leave out --mixed');
    if (mixed && values.svg !== undefined) failUsage('--svg draws pairs: leave out --mixed');
    const deals = Math.ceil(values.games / seats);
    const contest: duel.Contest = { game: game.name, options, seats, seed, budget };
    const runner = new Runner({ ...values, keep: keep && join(keep, 'games.jsonl') });
    const enough = values.stop
      ? (sofar: readonly duel.PlayedDeal[]) => duel.isClear(sofar, seats)
      : undefined;
    const play = (
      series: string,
      deals: readonly (readonly Match[])[],
    ): Promise<duel.PlayedDeal[]> => {
      const file = (deal: number, seating: number): string =>
        join(keep!, `${series.replace(/[^\w@]+/g, '-')}-${deal}-${seating}.record`);
      const all = keep === undefined ? deals : deals.map(recorded);
      return duel.playDeals(runner, series, all, enough, (deal, seating, { record }) => {
        if (record !== undefined) writeText(file(deal, seating), record);
      });
    };
    const all: duel.PlayedDeal[] = [];
    const outcomes: duel.PairOutcome[] = [];
    try {
      if (mixed) all.push(...(await play('mixed', duel.mixedDeals(contest, bots, deals))));
      for (const pair of mixed ? [] : duel.pairsOf(bots)) {
        if (runner.cutShort) break;
        const start = performance.now();
        const name = `${nameOf(pair.hero)} against ${nameOf(pair.others)}`;
        const played = await play(name, duel.pairDeals(contest, pair, deals));
        all.push(...played);
        if (played.length > 0)
          outcomes.push(duel.outcomeOf(pair, played, (performance.now() - start) / 1000));
      }
    } finally {
      await runner.close();
    }
    if (all.length === 0) fail('stopped before the first deal was played');
    const { cutShort } = runner;
    if (cutShort)
      process.stderr.write(
        `stopped after ${all.length} deals${keep === undefined ? '' : '; --resume goes on'}\n`,
      );
    const ratings = ratingsOf(all.map(duel.outcomesOf));
    const title = headline(contest, deals);
    writeReport(
      {
        title,
        command: commandLine('npx tischlein arena', args),
        json: { ...contest, outcomes, ratings, cutShort },
        tables: [
          ...(mixed ? [] : [pairTable(outcomes)]),
          ...(mixed || bots.length > 2 ? [ratingTable(ratings)] : []),
        ],
        charts: mixed ? [] : [chart(contest, title, outcomes)],
      },
      values,
    );
  },
});

const recorded = (deal: readonly Match[]): Match[] =>
  deal.map((match) => ({ ...match, recorded: true }));

function headline({ game, seats, seed, budget }: duel.Contest, deals: number): string {
  const thought = typeof budget === 'number' ? `${budget} iterations` : (budget ?? 'usual budgets');
  return `${game}, ${seats} seats, ${deals} deals, each once per seating, ${thought}, seed ${seed}`;
}

const pairTable = (outcomes: readonly duel.PairOutcome[]): Rows => [
  ['', 'deals', 'wins (95 %)', 'points', 'moves', 'moves/s', 'ms/move', 'longest ms'],
  ...outcomes.map(({ hero, others, deals, wins, points, moves, movesPerSecond, pace }) => [
    `${hero} against ${others}`,
    `${deals}`,
    interval(wins),
    `${points.hero.toFixed(1)} : ${points.others.toFixed(1)}`,
    moves.toFixed(0),
    movesPerSecond.toFixed(0),
    `${pace.hero.mean.toFixed(2)} : ${pace.others.mean.toFixed(2)}`,
    `${pace.hero.longest.toFixed(0)} : ${pace.others.longest.toFixed(0)}`,
  ]),
];

const ratingTable = (ratings: readonly Rating[]): Rows => [
  ['', 'games', 'wins', 'rating (95 %)'],
  ...[...ratings]
    .sort((a, b) => b.rating.mean - a.rating.mean)
    .map(({ bot, games, wins, rating }) => [
      bot,
      `${games}`,
      percent(wins),
      `${rating.mean.toFixed(0)} (${rating.low.toFixed(0)} to ${rating.high.toFixed(0)})`,
    ]),
];

const chart = (
  { game, seats }: duel.Contest,
  note: string,
  outcomes: readonly duel.PairOutcome[],
): string =>
  barChart({
    title: `Who wins at ${game}`,
    note,
    bars: outcomes.map(({ hero, others, wins: value }) => ({
      label: `${hero} against ${others}`,
      value,
    })),
    mark: { at: 1 / seats, label: 'if they were alike' },
  });
