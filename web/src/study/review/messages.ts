import type { TaskResult, ReviewTask } from '@tischlein/coach';

/** To a thread that reviews: first whose game from which seat, then tasks, one at a time. */
export type ToReviewer =
  | { readonly t: 'record'; readonly record: string; readonly seat: number }
  | { readonly t: 'task'; readonly task: ReviewTask };

export type FromReviewer = { readonly t: 'done'; readonly done: TaskResult };
