import type { GamesFile } from './games-file.ts';
import type { Match, Played } from './match.ts';
import { WorkerPool } from './pool.ts';
import { Progress } from './progress.ts';

/** The first Ctrl-C ends the work and keeps what was played, a second one the program. */
function stopOnInterrupt(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return controller.signal;
}

/** Plays many games on worker threads; what the file holds is not played again. */
export class Runner {
  readonly #pool: WorkerPool;
  readonly #file: GamesFile | null;
  readonly #stop = stopOnInterrupt();

  constructor(threads: number, file: GamesFile | null = null) {
    this.#pool = new WorkerPool(threads);
    this.#file = file;
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
