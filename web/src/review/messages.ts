import type { Done, Job } from '@tischlein/coach';

/** To a thread that reviews: first whose game from which seat, then jobs, one at a time. */
export type ToReviewer =
  | { readonly t: 'record'; readonly record: string; readonly seat: number }
  | { readonly t: 'job'; readonly job: Job };

export type FromReviewer = { readonly t: 'done'; readonly done: Done };
