import { fail, failUsage } from '../failure.ts';
import { mustBeWritable } from '../files.ts';
import { commandOf, text, texts } from '../command.ts';
import { barChart, histogram } from '../runner/chart.ts';
import * as grid from '../runner/grid.ts';
import type { Counts, Played } from '../runner/match.ts';
import { commandLine, writeReport, type Rows } from '../runner/report.ts';
import { runFlags, Runner, runOf } from '../runner/runner.ts';
import { estimate, interval, percent, zOfLooks } from '../runner/stats.ts';

export const simulateCommand = commandOf({
  takes: 'flag',
  summary: 'measure rules: length, first seat, lead changes, clauses',
  about: `Plays every combination of the varied options with the same seeds and measures how long games are, how often each seat
wins, how often the lead changes hands and how often each clause was told of. --games are played of each combination, by one
bot for all seats or one for each. Ctrl-C ends it early and reports what was played.`,
  flags: {
    vary: texts(
      'key=a,b',
      'values of one option; may stand several times; @FILE is the value in a file; seats=2,3,4 varies how many play',
    ),
    ...runFlags({ bots: 'medium', games: 500, seed: 'simulate' }),
    length: text('end,burn', "also measure length by these moves (a game's turns, say)"),
    keep: text(
      'FILE',
      'a JSON line for each game; the next run goes on from it, also with more games',
    ),
  },

  async run(values, _words, args) {
    const { keep, games, seed } = values;
    const { game, variant, budget, bots } = runOf(values);
    if (keep !== undefined) mustBeWritable(keep);
    const mixes = grid.mixesOf(game, variant, values.vary);
    for (const mix of mixes)
      if (bots.length !== 1 && bots.length !== mix.seats)
        failUsage(`--bots: expected one for all or one for each of the ${mix.seats} seats`);
    const verbs = grid.verbsOf(variant, values.length);
    const plan: grid.SweepPlan = { game: game.name, bots, budget, seed, games };
    const runner = new Runner(values);
    const samples: Sample[] = [];
    try {
      for (const mix of mixes) {
        if (runner.cutShort) break;
        const all = await runner.play(mix.name, grid.matchesOf(plan, mix));
        const played = all.filter((one) => one !== undefined);
        if (played.length > 0)
          samples.push({ measured: grid.measureMix(mix, played, verbs), played });
      }
    } finally {
      await runner.close();
    }
    const { cutShort } = runner;
    if (samples.length === 0) fail('stopped before the first games were played');
    if (cutShort) process.stderr.write('stopped; what was played until then follows\n');
    const measured = samples.map((sample) => sample.measured);
    writeReport(
      {
        title: headline(plan),
        command: commandLine('npx tischlein simulate', args),
        json: { ...plan, mixes: measured, cutShort },
        tables: tablesOf(measured, verbs),
        verdict: verdictOf(samples),
        charts: chartsOf(plan, samples),
      },
      values,
    );
  },
});

/** A mix with its games, in the order of their seeds. */
interface Sample {
  readonly measured: grid.MixReport;
  readonly played: readonly Played[];
}

const headline = ({ game, bots, games, seed }: grid.SweepPlan): string =>
  `${game}, ${[...new Set(bots)].join(' and ')}, ${games} games each, seed ${seed}`;

function tablesOf(measured: readonly grid.MixReport[], verbs: readonly string[]): Rows[] {
  const length = verbs.length === 0 ? [] : [`${verbs.join(' + ')} (10 to 90 %)`];
  const summary = [
    ['', 'seats', 'games', 'moves', ...length, 'first seat wins (95 %)', 'shared', 'lead changes'],
    ...measured.map((row) => [
      row.mix,
      `${row.seats}`,
      `${row.games}`,
      `${row.moves.mean.toFixed(1)} (${row.shortest} to ${row.longest})`,
      ...(row.length === null
        ? []
        : [`${row.length.mean.toFixed(1)} (${row.length.tenth} to ${row.length.ninetieth})`]),
      interval(row.winsBySeat[0]!),
      percent(row.shared),
      row.leadChanges.mean.toFixed(2),
    ]),
  ];
  const twoDigits = (n: number): string => n.toFixed(2);
  const counted = (title: string, of: (row: grid.MixReport) => Counts, write = twoDigits): Rows => {
    const keys = [...new Set(measured.flatMap((row) => Object.keys(of(row))))];
    const rows = keys.map((key) => [key, ...measured.map((row) => write(of(row)[key] ?? 0))]);
    return [[title, ...measured.map((row) => row.mix)], ...rows];
  };
  const shares = counted('share of each kind', grid.kindShares, percent);
  return [
    summary,
    counted('told per game', (row) => row.clauses),
    counted('done per game', (row) => row.deeds),
    ...(shares.length > 1 ? [shares] : []),
  ];
}

/** What is compared game by game: both mixes played it from the same seed. */
const COMPARED: readonly {
  readonly what: string;
  readonly of: (game: Played) => number;
  /** Where there is more of it, and less. */
  readonly words: readonly [string, string];
}[] = [
  { what: 'moves a game', of: ({ moves }) => moves, words: ['longer', 'shorter'] },
  {
    what: 'changes of the lead',
    of: ({ leadChanges }) => leadChanges,
    words: ['more open', 'less open'],
  },
  {
    what: 'points of 100 the first seat wins',
    of: ({ winners }) => (winners.includes(0) ? 100 / winners.length : 0),
    words: ['better for the first seat', 'worse for the first seat'],
  },
];

/** Every seat of every mix, and each mix beside the first. All intervals are looked at together and widened for it. */
function verdictOf(samples: readonly Sample[]): string[] {
  const [first, ...others] = samples;
  const rest = others.filter(({ played }) => played.length === first!.played.length);
  const seats = samples.reduce((sum, { measured }) => sum + measured.seats, 0);
  const looks = seats + COMPARED.length * rest.length;
  const z = zOfLooks(looks);
  const sentences = [
    ...samples.map((sample) => seatVerdict(sample, z)),
    ...rest.flatMap((sample) => differences(first!, sample, z)),
  ];
  return [
    ...sentences,
    `${looks} intervals were looked at, each so wide that all of them together err at most once in twenty.`,
  ];
}

function seatVerdict({ measured: { mix, seats }, played }: Sample, z: number): string {
  const fair = 1 / seats;
  const unequal = grid.winsBySeat(played, seats, z).flatMap((wins, seat) => {
    const word = wins.low > fair ? 'more' : wins.high < fair ? 'less' : null;
    return word === null ? [] : `seat ${seat + 1} wins ${word} than its share, ${interval(wins)}`;
  });
  return `${mix}: ${unequal.length === 0 ? 'no seat is favoured as far as these games can tell.' : `${unequal.join('; ')}.`}`;
}

const differences = (first: Sample, { measured, played }: Sample, z: number): string[] =>
  COMPARED.map(({ what, of, words: [more, less] }) => {
    const change = estimate(
      played.map((game, i) => of(game) - of(first.played[i]!)),
      z,
    );
    const word =
      change.low > 0 ? more : change.high < 0 ? less : 'no difference that these games can show';
    const figures = `${signed(change.mean)} ${what} (${signed(change.low)} to ${signed(change.high)})`;
    return `${measured.mix} beside ${first.measured.mix}: ${word}, ${figures}.`;
  });

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;

/** How often the first seat wins in each mix; then of each mix how long games are and who wins. */
function chartsOf(plan: grid.SweepPlan, samples: readonly Sample[]): string[] {
  const { seats } = samples[0]!.measured;
  const alike = samples.every(({ measured }) => measured.seats === seats);
  return [
    barChart({
      title: `How often the first seat wins at ${plan.game}`,
      note: headline(plan),
      bars: samples.map(({ measured }) => ({
        label: measured.mix,
        value: measured.winsBySeat[0]!,
      })),
      ...(alike && { mark: { at: 1 / seats, label: 'an equal share' } }),
    }),
    ...samples.flatMap(({ measured: { mix, winsBySeat: wins }, played }) => [
      histogram(
        `${mix}: moves of ${played.length} games`,
        played.map(({ moves }) => moves),
      ),
      barChart({
        title: mix,
        note: 'share of the wins by seat, with 95 % intervals',
        bars: wins.map((value, seat) => ({ label: `seat ${seat + 1}`, value })),
        mark: { at: 1 / wins.length, label: 'an equal share' },
      }),
    ]),
  ];
}
