import { DealSamples, type Figures, type Mix } from '@tischlein/coach/effects';
import type { FromMeasurer, ToMeasurer } from './worker.ts';

/** After this many deals the length of a game is known to about five percent. */
const ENOUGH = 300;
/** With fewer deals than this the numbers still jump about. */
const FEWEST = 24;

/** One mix being measured. A change of the mix ends it, and so does leaving the page. */
export class Measuring {
  /** Null until there are enough deals to show them. */
  figures = $state.raw<Figures | null>(null);
  /** In moves, from the shortest game to the longest. */
  lengths = $state.raw<readonly number[]>([]);
  deals = $state(0);
  readonly #samples = new DealSamples();
  readonly #worker: Worker;

  constructor(game: string, mix: Mix) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromMeasurer>) => {
      this.#samples.add(data.samples);
      this.deals = this.#samples.count;
      if (this.deals < FEWEST) return;
      this.figures = this.#samples.figures();
      this.lengths = this.#samples.lengths();
      if (this.done) this.close();
    });
    this.#worker.postMessage({ game, mix, enough: ENOUGH } satisfies ToMeasurer);
  }

  get done(): boolean {
    return this.deals >= ENOUGH;
  }

  close(): void {
    this.#worker.terminate();
  }
}
