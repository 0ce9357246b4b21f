import { flagsOf, type Command } from '../command.ts';
import { fail } from '../failure.ts';
import { writeText } from '../files.ts';
import { svgChart } from '../lab/chart.ts';
import { playAll } from '../lab/crew.ts';
import { LAB_FLAGS, LAB_USAGE, labOf } from '../lab/flags.ts';
import { dealsOf, outcomeOf, pairsOf, type Contest, type Outcome } from '../lab/pairs.ts';
import { Progress } from '../lab/progress.ts';
import { interval } from '../lab/stats.ts';
import { columns } from '../lab/columns.ts';

const USUAL = { bots: 'hard,medium,easy', games: 200, seed: 'arena' } as const;

export const arenaCommand: Command = {
  summary: 'let bots play each other over duplicate deals',
  usage: `--game NAME [--bots ${USUAL.bots}] [--seats N] [--games N] [--seed TEXT] …

Each bot of the list plays each later one. Every deal is played once per seating, so that the luck of the deal cancels:
with two seats both sit on both sides, with more the first one sits in every seat once among copies of the other.

  --bots LIST            levels (hard, or hard@2000 with its own budget), import:FILE for a module, or
                         exec:COMMAND for a program (in quotes where it holds a comma)
  --games N              about so many per pair (${USUAL.games}); rounded up to whole deals
  --seed TEXT            the same seed deals the same cards and gives the same games
  --json                 one object instead of a table
  --svg FILE             a chart of the win rates
${LAB_USAGE}`,

  async run(args) {
    const { values, positionals } = flagsOf(args, LAB_FLAGS);
    const lab = labOf(values, positionals, USUAL);
    const { game, options, seats, budget, bots, games, threads, seed } = lab;
    if (bots.length < 2) fail('--bots: at least two are wanted, like hard,medium');
    const deals = Math.ceil(games / seats);

    const contest: Contest = { game: game.name, options, seats, seed, budget };
    const outcomes: Outcome[] = [];
    for (const pair of pairsOf(bots)) {
      const progress = new Progress(`${pair.hero} against ${pair.others}`, deals);
      const start = performance.now();
      const played = await playAll(dealsOf(contest, pair, deals), threads, (n) => progress.show(n));
      progress.end();
      outcomes.push(outcomeOf(pair, played, (performance.now() - start) / 1000));
    }
    process.stdout.write(
      values.json ? `${JSON.stringify({ ...contest, outcomes })}\n` : report(contest, outcomes),
    );
    if (values.svg !== undefined) writeText(values.svg, chart(contest, outcomes));
    return 0;
  },
};

function headline({ game, seats, seed, budget }: Contest, deals: number): string {
  const thought = budget === null ? 'usual budgets' : `${budget} iterations`;
  return `${game}, ${seats} seats, ${deals} deals, each once per seating, ${thought}, seed ${seed}`;
}

function report(contest: Contest, outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ hero, others, wins, points, moves, movesPerSecond, pace }) => [
    `${hero} against ${others}`,
    interval(wins),
    `${points.hero.toFixed(1)} : ${points.others.toFixed(1)}`,
    moves.toFixed(0),
    movesPerSecond.toFixed(0),
    `${pace.hero.mean.toFixed(2)} : ${pace.others.mean.toFixed(2)}`,
    `${pace.hero.longest.toFixed(0)} : ${pace.others.longest.toFixed(0)}`,
  ]);
  const head = ['', 'wins (95 %)', 'points', 'moves', 'moves/s', 'ms/move', 'longest ms'];
  return `${headline(contest, outcomes[0]!.deals)}\n\n${columns([head, ...rows])}\n`;
}

const chart = (contest: Contest, outcomes: readonly Outcome[]): string =>
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
