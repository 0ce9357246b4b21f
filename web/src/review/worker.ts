/** One of the threads that look back at a game. It is handed the record and does one job after the other. */
import { loaders } from '@tischlein/bots/load';
import { courseOf, Desk, teachings } from '@tischlein/coach';
import { mustParse, parseRecord } from '@tischlein/kit';
import { loadGame } from '../load-game.ts';
import type { FromReviewer, ToReviewer } from './messages.ts';

let desk: Promise<Desk> | null = null;

async function sitDown(text: string, seat: number): Promise<Desk> {
  const record = mustParse(parseRecord(text));
  const [game, { heuristics }, teaching] = await Promise.all([
    loadGame(record.game),
    loaders[record.game]!(),
    teachings[record.game]!(),
  ]);
  return new Desk({ heuristics, teaching }, mustParse(courseOf(game, record)), seat);
}

self.addEventListener('message', async ({ data }: MessageEvent<ToReviewer>) => {
  if (data.t === 'record') desk = sitDown(data.record, data.seat);
  else if (desk !== null)
    self.postMessage({ t: 'done', done: (await desk).do(data.job) } satisfies FromReviewer);
});
