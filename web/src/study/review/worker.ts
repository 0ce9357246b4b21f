/** One of the threads that look back at a game. It is handed the record and does one task after the other. */
import { ReviewWorker, timelineOf, type ReviewTask, type TaskResult } from '@tischlein/coach';
import { mustParse, parseRecord } from '@tischlein/kit';
import { rulesOf } from '../../base/load-game.ts';

/** First whose game from which seat, then tasks, one at a time. */
export type ToReviewer =
  | { readonly type: 'record'; readonly record: string; readonly seat: number }
  | { readonly type: 'task'; readonly task: ReviewTask };

export type FromReviewer = { readonly type: 'done'; readonly done: TaskResult };

let reviewer: Promise<ReviewWorker> | null = null;

async function sitDown(text: string, seat: number): Promise<ReviewWorker> {
  const record = mustParse(parseRecord(text));
  const rules = await rulesOf(record.game);
  const [game, { heuristics }, coach] = await Promise.all([
    rules.game(),
    rules.bots(),
    rules.coach(),
  ]);
  return new ReviewWorker({ heuristics, coach }, mustParse(timelineOf(game, record)), seat);
}

self.addEventListener('message', async ({ data }: MessageEvent<ToReviewer>) => {
  if (data.type === 'record') reviewer = sitDown(data.record, data.seat);
  else if (reviewer !== null)
    self.postMessage({ type: 'done', done: (await reviewer).do(data.task) } satisfies FromReviewer);
});
