import { writeFileSync } from 'node:fs';
import {
  flagsOf,
  gameOf,
  VARIANT_FLAGS,
  VARIANT_USAGE,
  variantOf,
  wholeOf,
  type Command,
} from '../command.ts';
import { fail } from '../failure.ts';
import { svgChart } from '../lab/chart.ts';
import { playAll, usualThreads } from '../lab/crew.ts';
import { playerOf } from '../lab/player.ts';
import { sweepPage } from '../lab/page.ts';
import { Progress } from '../lab/progress.ts';
import { interval, percent } from '../lab/stats.ts';
import { gamesOf, lengthText, measure, mixesOf, type Measured, type Plan } from '../lab/sweep.ts';
import { columns } from '../lab/table.ts';

const USUAL_GAMES = 500;
const USUAL_BOT = 'medium';
const USUAL_SEED = 'simulate';

export const simulateCommand: Command = {
  summary: 'measure rules: length, first seat, lead changes, clauses',
  usage: `--game NAME [--vary key=a,b,c …] [--bots medium] [--games N] [--seed TEXT] …

Plays every combination of the varied options with the same seeds and measures how long games are, how often each seat
wins, how often the lead changes hands and how often each clause was told of.

  --vary key=a,b         values of one option; may stand several times; @FILE is the value in a file
  --bots NAME[,NAME]     one for all seats (${USUAL_BOT}), or one per seat
  --budget N             iterations for everybody without an own budget
  --games N              per combination (${USUAL_GAMES})
  --length end,burn      also measure length by these moves (UWO's turns: end,burn,swap)
  --seed TEXT            the same seed gives the same games
  --threads N            how many at once (all cores)
  --json                 one object instead of tables
  --svg FILE             a chart of the first seat's wins
  --page FILE            the tables as a page in Markdown, with the command line that made it
${VARIANT_USAGE}`,

  async run(args) {
    const { values } = flagsOf(args, {
      ...VARIANT_FLAGS,
      game: { type: 'string' },
      vary: { type: 'string', multiple: true },
      bots: { type: 'string' },
      budget: { type: 'string' },
      games: { type: 'string' },
      length: { type: 'string' },
      seed: { type: 'string' },
      threads: { type: 'string' },
      json: { type: 'boolean' },
      svg: { type: 'string' },
      page: { type: 'string' },
    });
    const game = gameOf(values.game);
    const { options, seats } = variantOf(game, values);
    const budget = values.budget === undefined ? null : wholeOf(values.budget, 'budget', 0);
    const names = (values.bots ?? USUAL_BOT).split(',');
    if (names.length !== 1 && names.length !== seats)
      fail(`--bots: one for all or one for each of the ${seats} seats is wanted`);
    for (const name of names) playerOf(game.name, name, budget).close();
    const plan: Plan = {
      game: game.name,
      players: Array.from({ length: seats }, (_, seat) => names[seat] ?? names[0]!),
      budget,
      seed: values.seed ?? USUAL_SEED,
      games: wholeOf(values.games, 'games', USUAL_GAMES),
    };
    const verbs = values.length?.split(',') ?? [];
    const threads = wholeOf(values.threads, 'threads', usualThreads());
    if (plan.games < 1 || threads < 1) fail('--games and --threads: 1 or more is wanted');

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
    if (values.svg !== undefined) writeFileSync(values.svg, chart(plan, measured));
    if (values.page !== undefined) writeFileSync(values.page, sweepPage(args, measured, verbs));
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
