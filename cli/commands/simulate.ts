import { flagsOf, type Command } from '../command.ts';
import { fail } from '../failure.ts';
import { mustBeWritable, writeText } from '../files.ts';
import { svgChart } from '../lab/chart.ts';
import { playAll } from '../lab/crew.ts';
import { LAB_FLAGS, LAB_USAGE, labOf } from '../lab/flags.ts';
import { sweepPage } from '../lab/page.ts';
import { Progress } from '../lab/progress.ts';
import { interval, percent } from '../lab/stats.ts';
import {
  gamesOf,
  lengthText,
  measure,
  mixesOf,
  verbsOf,
  type Measured,
  type Plan,
} from '../lab/sweep.ts';
import { columns } from '../lab/columns.ts';

const USUAL = { bots: 'medium', games: 500, seed: 'simulate' } as const;

export const simulateCommand: Command = {
  summary: 'measure rules: length, first seat, lead changes, clauses',
  usage: `--game NAME [--vary key=a,b,c …] [--bots ${USUAL.bots}] [--games N] [--seed TEXT] …

Plays every combination of the varied options with the same seeds and measures how long games are, how often each seat
wins, how often the lead changes hands and how often each clause was told of.

  --vary key=a,b         values of one option; may stand several times; @FILE is the value in a file
  --bots NAME[,NAME]     one for all seats (${USUAL.bots}), or one per seat
  --games N              per combination (${USUAL.games})
  --length end,burn      also measure length by these moves (a game's turns, say)
  --seed TEXT            the same seed gives the same games
  --json                 one object instead of tables
  --svg FILE             a chart of the first seat's wins
  --page FILE            the tables as a page in Markdown, with the command line that made it
${LAB_USAGE}`,

  async run(args) {
    const { values, positionals } = flagsOf(args, {
      ...LAB_FLAGS,
      vary: { type: 'string', multiple: true },
      length: { type: 'string' },
      page: { type: 'string' },
    });
    const lab = labOf(values, positionals, USUAL);
    const { game, options, seats, budget, bots, games, threads, seed } = lab;
    if (values.page !== undefined) mustBeWritable(values.page);
    if (bots.length !== 1 && bots.length !== seats)
      fail(`--bots: one for all or one for each of the ${seats} seats is wanted`);
    const plan: Plan = {
      game: game.name,
      players: Array.from({ length: seats }, (_, seat) => bots[seat] ?? bots[0]!),
      budget,
      seed,
      games,
    };
    const verbs = verbsOf(lab.variant, values.length);

    const measured: Measured[] = [];
    for (const mix of mixesOf(game, options, values.vary ?? [])) {
      const batches = gamesOf(plan, mix);
      const progress = new Progress(mix.name, batches.length);
      const played = await playAll(batches, threads, (done) => progress.show(done));
      progress.end();
      measured.push(measure(mix, seats, played.flat(), verbs));
    }
    process.stdout.write(
      values.json
        ? `${JSON.stringify({ ...plan, mixes: measured })}\n`
        : report(plan, measured, verbs),
    );
    if (values.svg !== undefined) writeText(values.svg, chart(plan, measured));
    if (values.page !== undefined) writeText(values.page, sweepPage(args, measured, verbs));
    return 0;
  },
};

const headline = ({ game, players, games, seed }: Plan): string =>
  `${game}, ${players.length} seats, ${[...new Set(players)].join(' and ')}, ${games} games each, seed ${seed}`;

function report(plan: Plan, measured: readonly Measured[], verbs: readonly string[]): string {
  const summary = measured.map((row) => [
    row.mix,
    `${row.moves.mean.toFixed(1)} (${row.shortest} to ${row.longest})`,
    ...(row.length === null ? [] : [lengthText(row.length)]),
    interval(row.winsBySeat[0]!),
    percent(row.shared),
    row.leadChanges.mean.toFixed(2),
  ]);
  const counted = verbs.length === 0 ? [] : [verbs.join(' + ')];
  const head = ['', 'moves', ...counted, 'first seat wins (95 %)', 'shared', 'lead changes'];
  return [
    headline(plan),
    columns([head, ...summary]),
    perGame('told per game', measured, (row) => row.clauses),
    `${perGame('done per game', measured, (row) => row.deeds)}\n`,
  ].join('\n\n');
}

function perGame(
  title: string,
  measured: readonly Measured[],
  of: (row: Measured) => Measured['clauses'],
): string {
  const keys = [...new Set(measured.flatMap((row) => Object.keys(of(row))))];
  const rows = keys.map((key) => [key, ...measured.map((row) => (of(row)[key] ?? 0).toFixed(2))]);
  return columns([[title, ...measured.map((row) => row.mix)], ...rows]);
}

const chart = (plan: Plan, measured: readonly Measured[]): string =>
  svgChart({
    title: `How often the first seat wins at ${plan.game}`,
    note: headline(plan),
    bars: measured.map(({ mix, winsBySeat }) => ({
      label: mix,
      value: winsBySeat[0]!,
      text: interval(winsBySeat[0]!),
    })),
    mark: { at: 1 / plan.players.length, label: 'an equal share' },
    most: 1,
  });
