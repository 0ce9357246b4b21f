import { flagsOf, type Command } from '../command.ts';
import { fail } from '../failure.ts';
import { mustBeWritable, writeText } from '../files.ts';
import { svgChart } from '../lab/chart.ts';
import { columns, csvOf } from '../lab/columns.ts';
import { LAB_FLAGS, LAB_USAGE, labOf } from '../lab/flags.ts';
import { KeptGames } from '../lab/folder.ts';
import { stopOnInterrupt } from '../lab/interrupt.ts';
import { mixedDeals } from '../lab/mixed.ts';
import {
  dealsOf,
  isClear,
  outcomeOf,
  pairsOf,
  type Contest,
  type PairOutcome,
} from '../lab/pairs.ts';
import { ratingsOf, sittingsOf, type Rating } from '../lab/ratings.ts';
import { playSeries, type Conditions, type PlayedDeal, type Series } from '../lab/series.ts';
import { interval, percent } from '../lab/stats.ts';

const USUAL = { bots: 'hard,medium,easy', games: 200, seed: 'arena' } as const;

export const arenaCommand: Command = {
  takes: 'flag',
  summary: 'let bots play each other over duplicate deals',
  usage: `--game NAME [--bots ${USUAL.bots}] [--seats N] [--games N] [--seed TEXT] …

Each bot of the list plays each later one. Every deal is played once per seating, so that the luck of the deal cancels:
with two seats both sit on both sides, with more the first one sits in every seat once among copies of the other.
Three bots and more also get ratings, with intervals from drawing the deals anew. Ctrl-C ends it early and reports what
was played.

  --bots LIST            levels (hard, or with its own budget hard@2000, hard@200ms), import:FILE for a module, or
                         exec:COMMAND for a program (in quotes where it holds a comma); open:hard looks into all hands
  --mixed                all of them at the same tables instead of pair by pair
  --games N              about so many per pair, or in all with --mixed (${USUAL.games}); rounded up to whole deals
  --stop                 end a pair as soon as it is clear: after 1/16, 1/8, 1/4 and 1/2 of the deals one looks whether
                         the 99 % interval leaves out the share of alike bots (five looks err once in twenty at most)
  --keep FOLDER          write a record of every game there; chance then is the fair stream, so that they play again
                         (what comes after the deal is no longer alike in all seatings)
  --resume               go on with what a folder of --keep holds, under the same flags
  --seed TEXT            the same seed deals the same cards and gives the same games
  --json                 one object instead of tables
  --csv FILE             the tables for a spreadsheet
  --svg FILE             a chart of the win rates
${LAB_USAGE}`,

  async run(args) {
    const { values, positionals } = flagsOf(args, {
      ...LAB_FLAGS,
      mixed: { type: 'boolean' },
      stop: { type: 'boolean' },
      keep: { type: 'string' },
      resume: { type: 'boolean' },
      csv: { type: 'string' },
    });
    const lab = labOf(values, positionals, USUAL);
    const { game, options, seats, budget, bots, games, threads, seed } = lab;
    const { mixed = false, keep, resume = false, csv } = values;
    if (bots.length < 2) fail('--bots: at least two are wanted, like hard,medium');
    if (mixed && values.stop) fail('--stop looks at pairs: leave out --mixed');
    if (mixed && values.svg !== undefined) fail('--svg draws pairs: leave out --mixed');
    if (resume && keep === undefined) fail('--resume: name the folder with --keep');
    if (csv !== undefined) mustBeWritable(csv);
    const deals = Math.ceil(games / seats);

    const contest: Contest = { game: game.name, options, seats, seed, budget };
    const conditions: Conditions = {
      threads,
      stop: stopOnInterrupt(),
      kept:
        keep === undefined
          ? undefined
          : KeptGames.in(keep, { ...contest, bots, mixed, deals }, { resume }),
      enough: values.stop
        ? (sofar) =>
            isClear(
              sofar.map(({ played }) => played),
              seats,
            )
        : undefined,
    };
    const all: PlayedDeal[] = [];
    const play = async (series: Series): Promise<readonly PlayedDeal[]> => {
      const played = conditions.stop.aborted
        ? []
        : await playSeries(keep === undefined ? series : recorded(series), conditions);
      all.push(...played);
      return played;
    };
    const outcomes: PairOutcome[] = [];
    if (mixed) await play({ name: 'mixed', deals: mixedDeals(contest, bots, deals) });
    else
      for (const pair of pairsOf(bots)) {
        const start = performance.now();
        const name = `${pair.hero} against ${pair.others}`;
        const played = await play({ name, deals: dealsOf(contest, pair, deals) });
        const seconds = (performance.now() - start) / 1000;
        if (played.length > 0)
          outcomes.push(
            outcomeOf(
              pair,
              played.map((deal) => deal.played),
              seconds,
            ),
          );
      }
    if (all.length === 0) fail('stopped before the first deal was played');
    if (conditions.stop.aborted)
      process.stderr.write(
        `stopped after ${all.length} deals${keep === undefined ? '' : '; --resume goes on'}\n`,
      );
    const ratings = ratingsOf(
      all.map(({ batch, played }) => sittingsOf(batch, played)),
      seed,
    );
    const tables = [
      ...(mixed ? [] : [pairTable(outcomes)]),
      ...(mixed || bots.length > 2 ? [ratingTable(ratings)] : []),
    ];
    process.stdout.write(
      values.json
        ? `${JSON.stringify({ ...contest, outcomes, ratings })}\n`
        : `${[headline(contest, deals), ...tables.map(columns)].join('\n\n')}\n`,
    );
    if (values.svg !== undefined) writeText(values.svg, chart(contest, outcomes));
    if (csv !== undefined) writeText(csv, tables.map(csvOf).join('\n'));
    return 0;
  },
};

const recorded = ({ name, deals }: Series): Series => ({
  name,
  deals: deals.map((batch) => batch.map((fixture) => ({ ...fixture, recorded: true }))),
});

function headline({ game, seats, seed, budget }: Contest, deals: number): string {
  const thought =
    budget === null
      ? 'usual budgets'
      : typeof budget === 'number'
        ? `${budget} iterations`
        : budget;
  return `${game}, ${seats} seats, ${deals} deals, each once per seating, ${thought}, seed ${seed}`;
}

const pairTable = (outcomes: readonly PairOutcome[]): string[][] => [
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

const ratingTable = (ratings: readonly Rating[]): string[][] => [
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

const chart = (contest: Contest, outcomes: readonly PairOutcome[]): string =>
  svgChart({
    title: `Who wins at ${contest.game}`,
    note: headline(contest, outcomes[0]!.deals),
    bars: outcomes.map(({ hero, others, wins }) => ({
      label: `${hero} against ${others}`,
      value: wins,
      text: interval(wins),
    })),
    mark: { at: 1 / contest.seats, label: 'if they were alike' },
    most: 1,
  });
