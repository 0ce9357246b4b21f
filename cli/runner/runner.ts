import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { games } from '@tischlein/manifests/all';
import * as cli from '../command.ts';
import { fail, failUsage } from '../failure.ts';
import { mustBeWritable, writeText } from '../files.ts';
import { splitList } from '../text.ts';
import type { Match, Played } from './match.ts';
import { BUDGETS, matchPlayerOf, readBudget } from './players.ts';
import { usualThreads, WorkerPool } from './pool.ts';
import { Progress } from './progress.ts';
import { outputFlags, outputsOf } from './report.ts';

/** The flags of every command that lets bots play many games. */
export const runFlags = (usual: { bots: string; games: number; seed: string }) => ({
  game: cli.text('NAME', 'which game'),
  bots: cli.textOr(
    'LIST',
    'levels (hard, or with its own budget hard@2000, hard@200ms), import:FILE for a module or exec:COMMAND for a program (in quotes where it holds a comma), name=… before them for a short name; open:hard looks into all hands',
    usual.bots,
  ),
  games: cli.whole('how many', usual.games, { least: 1 }),
  budget: cli.text('N', `for everybody without an own budget: ${BUDGETS}`),
  seed: cli.textOr(
    'TEXT',
    'the same seed deals the same cards and gives the same games',
    usual.seed,
  ),
  threads: cli.whole('how many at once', usualThreads(), { least: 1 }),
  resume: cli.yes('there must be games to go on with in --keep'),
  ...outputFlags,
  ...cli.variantFlags,
});

/** What is played, by whom and how often; bots that can not play this game are a failure before the first deal. */
export function runOf(
  values: cli.Values<ReturnType<typeof runFlags>> & { readonly keep?: string | undefined },
) {
  const game = cli.gameOf(values.game);
  const variant = cli.variantOf(game, values);
  const budget = values.budget === undefined ? null : readBudget(values.budget, '--budget');
  const bots = splitList(values.bots);
  for (const bot of bots) matchPlayerOf(game.name, bot, budget, variant.seats);
  if (values.resume && values.keep === undefined) failUsage('--resume requires --keep');
  for (const file of outputsOf(values)) mustBeWritable(file);
  return { game, variant, budget, bots };
}

interface Plan {
  readonly threads: number;
  /** A JSON line for each game. A run goes on from it, also with more games: what is there is not played again. */
  readonly keep?: string | undefined;
  /** There must be games in it. */
  readonly resume?: boolean;
}

/** Plays many games on worker threads. */
export class Runner {
  readonly #pool: WorkerPool;
  readonly #file: GamesFile | null;
  readonly #stop = stopOnInterrupt();

  constructor({ threads, keep, resume = false }: Plan) {
    this.#file = keep === undefined ? null : new GamesFile(keep, resume);
    this.#pool = new WorkerPool(threads);
  }

  /** It was stopped: what comes out is of fewer games than were asked for. */
  get cutShort(): boolean {
    return this.#stop.aborted;
  }

  /** By match, what became of it; undefined where a stop came before. */
  async play(
    series: string,
    matches: readonly Match[],
    onPlayed: (match: number, played: Played) => void = () => {},
  ): Promise<(Played | undefined)[]> {
    const played = matches.map((match) => this.#file?.of(match));
    const open = [...matches.keys()].filter((i) => played[i] === undefined);
    const progress = new Progress(series, matches.length);
    let done = matches.length - open.length;
    const play = open.map((i) => matches[i]!);
    await this.#pool.play(play, this.#stop, (number, game) => {
      const i = open[number]!;
      played[i] = game;
      this.#file?.add(matches[i]!, game);
      onPlayed(i, game);
      progress.show(++done);
    });
    progress.end();
    return played;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

/** The first Ctrl-C ends the work and keeps what was played, a second one the program. */
function stopOnInterrupt(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return controller.signal;
}

/** A match, the rules it was played by, and what became of it. */
interface Line {
  readonly match: Match;
  readonly rules: number;
  readonly played: Played;
}

const rulesOf = ({ game }: Match): number => games[game]!.version;
const keyOf = (match: Match, rules: number): string => JSON.stringify([match, rules]);

class GamesFile {
  readonly #file: string;
  readonly #played = new Map<string, Played>();

  constructor(file: string, resume: boolean) {
    this.#file = file;
    if (!existsSync(file)) {
      if (resume) fail(`--resume: there is nothing to go on with in ${file}`);
      mkdirSync(dirname(file), { recursive: true });
      writeText(file, '');
      return;
    }
    const content = readFileSync(file, 'utf8');
    const lines = content.split('\n');
    // What stands behind the last end of a line was cut off by a crash.
    const rest = lines.pop()!;
    lines.forEach((line, i) => this.#read(line, i + 1));
    if (rest !== '') truncateSync(file, Buffer.byteLength(content) - Buffer.byteLength(rest));
  }

  #read(line: string, number: number): void {
    try {
      const { match, rules, played } = JSON.parse(line) as Line;
      if (played.moves >= 0) return void this.#played.set(keyOf(match, rules), played);
    } catch {
      // Said below.
    }
    fail(`${this.#file}: line ${number} is no game; name another file with --keep`);
  }

  of(match: Match): Played | undefined {
    return this.#played.get(keyOf(match, rulesOf(match)));
  }

  add(match: Match, game: Played): void {
    const line: Line = { match, rules: rulesOf(match), played: { ...game, record: undefined } };
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }
}
