/** Plays deals of one mix of house rules between bots, in a thread of its own: the page never waits for it. */
import { manifests } from '@tischlein/manifests';
import { type Sample, Sampler, type Mix } from '@tischlein/coach/effects';
import { loadGame } from '../../base/load-game.ts';

/** Milliseconds between two reports. */
const REPORT = 250;

self.addEventListener('message', async ({ data }: MessageEvent<ToMeasurer>) => {
  const [game, bots] = await Promise.all([loadGame(data.game), manifests[data.game]!.bots!()]);
  const sampler = new Sampler(game, bots, data.mix);
  let samples: Sample[] = [];
  let told = performance.now();
  for (let deal = 0; deal < data.enough; deal++) {
    samples.push(sampler.sample(`page ${deal}`, deal));
    if (performance.now() - told < REPORT && deal + 1 < data.enough) continue;
    self.postMessage({ samples } satisfies FromMeasurer);
    samples = [];
    told = performance.now();
  }
});

/** To the thread that measures: what it measures, and how many deals are enough. */
export interface ToMeasurer {
  readonly game: string;
  readonly mix: Mix;
  readonly enough: number;
}

/** A few more deals. Whoever asked ends the thread. */
export interface FromMeasurer {
  readonly samples: readonly Sample[];
}
