/** One of the threads that look back at a game. It is handed the record and does one task after the other. */
import { manifests } from '@tischlein/manifests';
import { ReviewWorker, timelineOf } from '@tischlein/coach';
import { mustParse, parseRecord } from '@tischlein/kit';
import { loadGame } from '../../base/load-game.ts';
import type { FromReviewer, ToReviewer } from './messages.ts';

let reviewer: Promise<ReviewWorker> | null = null;

async function sitDown(text: string, seat: number): Promise<ReviewWorker> {
  const record = mustParse(parseRecord(text));
  const [game, { heuristics }, coach] = await Promise.all([
    loadGame(record.game),
    manifests[record.game]!.bots!(),
    manifests[record.game]!.coach!(),
  ]);
  return new ReviewWorker({ heuristics, coach }, mustParse(timelineOf(game, record)), seat);
}

self.addEventListener('message', async ({ data }: MessageEvent<ToReviewer>) => {
  if (data.t === 'record') reviewer = sitDown(data.record, data.seat);
  else if (reviewer !== null)
    self.postMessage({ t: 'done', done: (await reviewer).do(data.task) } satisfies FromReviewer);
});
