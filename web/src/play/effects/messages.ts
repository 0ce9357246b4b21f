import type { Mix, Sample } from '@tischlein/coach/effects';

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
