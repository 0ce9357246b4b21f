import { flagsOf, type Command } from '../command.ts';
import { fail } from '../failure.ts';
import { mustBeWritable, writeText } from '../files.ts';
import { svgChart } from '../lab/chart.ts';
import { playAll } from '../lab/crew.ts';
import { LAB_FLAGS, LAB_USAGE, labOf } from '../lab/flags.ts';
import { stopOnInterrupt } from '../lab/interrupt.ts';
import { KeptTallies } from '../lab/kept-tallies.ts';
import { commandLine, sweepPage } from '../lab/page.ts';
import { Progress } from '../lab/progress.ts';
import { interval, percent } from '../lab/stats.ts';
import {
  gamesOf,
  lengthText,
  measure,
  mixesOf,
  verbsOf,
  type MixReport,
  type Plan,
} from '../lab/sweep.ts';
import { columns, csvOf } from '../lab/columns.ts';
import { reportPage, type SampledMix } from '../lab/report.ts';
import { sumOf, tallyOf } from '../lab/tally.ts';

const USUAL = { bots: 'medium', games: 500, seed: 'simulate' } as const;

export const simulateCommand: Command = {
  takes: 'flag',
  summary: 'measure rules: length, first seat, lead changes, clauses',
  usage: `--game NAME [--vary key=a,b,c …] [--bots ${USUAL.bots}] [--games N] [--seed TEXT] …

Plays every combination of the varied options with the same seeds and measures how long games are, how often each seat
wins, how often the lead changes hands and how often each clause was told of.

  --vary key=a,b         values of one option; may stand several times; @FILE is the value in a file; seats=2,3,4
                         varies how many play
  --bots NAME[,NAME]     one for all seats (${USUAL.bots}), or one per seat: levels, import:FILE or exec:COMMAND as at arena
  --games N              per combination (${USUAL.games})
  --length end,burn      also measure length by these moves (a game's turns, say)
  --seed TEXT            the same seed gives the same games
  --json                 one object instead of tables
  --svg FILE             a chart of the first seat's wins
  --page FILE            the tables as a page in Markdown, with the command line that made it
  --report FILE          a page for the browser: a verdict in words, histograms, all seats, and what each combination
                         changes beside the first one, game by game
  --csv FILE             the summary for a spreadsheet
  --keep FILE            write what games came to there, ten by ten; the same command line goes on from it after a stop,
                         also with more --games
${LAB_USAGE}`,

  async run(args) {
    const { values, positionals } = flagsOf(args, {
      ...LAB_FLAGS,
      vary: { type: 'string', multiple: true },
      length: { type: 'string' },
      page: { type: 'string' },
      report: { type: 'string' },
      csv: { type: 'string' },
      keep: { type: 'string' },
    });
    const lab = labOf(values, positionals, USUAL);
    const { game, budget, bots, games, threads, seed } = lab;
    for (const file of [values.page, values.report, values.csv, values.keep])
      if (file !== undefined) mustBeWritable(file);
    if (values.keep !== undefined && values.report !== undefined)
      fail('--report compares game by game: leave out --keep');
    const mixes = mixesOf(game, lab.variant, values.vary ?? []);
    for (const mix of mixes)
      if (bots.length !== 1 && bots.length !== mix.seats)
        fail(`--bots: one for all or one for each of the ${mix.seats} seats is wanted`);
    const asked = { game: game.name, bots, budget, seed };
    const plan: Plan = { ...asked, games };
    const verbs = verbsOf(lab.variant, values.length);

    const kept =
      values.keep === undefined
        ? undefined
        : new KeptTallies(values.keep, { ...asked, rules: game.version, mixes, verbs }, verbs);

    const stop = stopOnInterrupt();
    const samples: SampledMix[] = [];
    for (const mix of mixes) {
      const before = kept?.of(mix.name) ?? sumOf([]);
      if (before.games > games)
        fail(`--games: ${values.keep} holds ${before.games} games of ${mix.name} already`);
      const batches = stop.aborted ? [] : gamesOf(plan, mix, before.games);
      const progress = new Progress(mix.name, batches.length);
      const take = kept?.taker(mix.name);
      const played = await playAll(batches, threads, {
        stop,
        onBatch(done, batch, games) {
          progress.show(done);
          take?.(batch, games);
        },
      });
      progress.end();
      const tally = sumOf([before, tallyOf(played.flat(), verbs)]);
      if (tally.games > 0)
        samples.push({ measured: measure(mix, tally, verbs), played: played.flat() });
    }
    if (stop.aborted) process.stderr.write('stopped; what was played until then follows\n');
    if (samples.length === 0) fail('stopped before the first games were played');
    const measured = samples.map((sample) => sample.measured);
    process.stdout.write(
      values.json
        ? `${JSON.stringify({ ...plan, mixes: measured })}\n`
        : reportText(plan, measured, verbs),
    );
    if (values.svg !== undefined) writeText(values.svg, chart(plan, measured));
    if (values.page !== undefined) writeText(values.page, sweepPage(args, measured, verbs));
    if (values.csv !== undefined) writeText(values.csv, csvOf(summaryOf(measured, verbs)));
    if (values.report !== undefined)
      writeText(values.report, reportPage(headline(plan), commandLine(args), samples));
    return 0;
  },
};

const headline = ({ game, bots, games, seed }: Plan): string =>
  `${game}, ${[...new Set(bots)].join(' and ')}, ${games} games each, seed ${seed}`;

function summaryOf(measured: readonly MixReport[], verbs: readonly string[]): string[][] {
  const counted = verbs.length === 0 ? [] : [verbs.join(' + ')];
  const head = [
    '',
    'seats',
    'moves',
    ...counted,
    'first seat wins (95 %)',
    'shared',
    'lead changes',
  ];
  const rows = measured.map((row) => [
    row.mix,
    `${row.seats}`,
    `${row.moves.mean.toFixed(1)} (${row.shortest} to ${row.longest})`,
    ...(row.length === null ? [] : [lengthText(row.length)]),
    interval(row.winsBySeat[0]!),
    percent(row.shared),
    row.leadChanges.mean.toFixed(2),
  ]);
  return [head, ...rows];
}

const reportText = (plan: Plan, measured: readonly MixReport[], verbs: readonly string[]): string =>
  [
    headline(plan),
    columns(summaryOf(measured, verbs)),
    perGame('told per game', measured, (row) => row.clauses),
    `${perGame('done per game', measured, (row) => row.deeds)}\n`,
  ].join('\n\n');

function perGame(
  title: string,
  measured: readonly MixReport[],
  of: (row: MixReport) => MixReport['clauses'],
): string {
  const keys = [...new Set(measured.flatMap((row) => Object.keys(of(row))))];
  const rows = keys.map((key) => [key, ...measured.map((row) => (of(row)[key] ?? 0).toFixed(2))]);
  return columns([[title, ...measured.map((row) => row.mix)], ...rows]);
}

function chart(plan: Plan, measured: readonly MixReport[]): string {
  const alike = measured.every(({ seats }) => seats === measured[0]!.seats);
  return svgChart({
    title: `How often the first seat wins at ${plan.game}`,
    note: headline(plan),
    bars: measured.map(({ mix, winsBySeat }) => ({
      label: mix,
      value: winsBySeat[0]!,
      text: interval(winsBySeat[0]!),
    })),
    ...(alike && { mark: { at: 1 / measured[0]!.seats, label: 'an equal share' } }),
    most: 1,
  });
}
