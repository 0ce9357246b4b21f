import { timelineOf, ReviewWorker, type Tools } from '@tischlein/coach';
import type { GameRecord, Seat } from '@tischlein/kit';
import type { CoursePoint } from './messages.ts';

/** Worlds looked at for each point, and points of the line at most: a phone draws it in seconds. */
const WORLDS = 200;
const MAX_POINTS = 400;

/**
 * How a game went, from what one seat could know: at each point the same imagined worlds are played on for all seats,
 * so their chances add up to one by themselves.
 */
export function course(
  tools: Tools,
  record: GameRecord,
  seat: Seat,
  hear: (point: CoursePoint) => void,
): void {
  const read = timelineOf(tools.heuristics.game, record);
  if (!read.ok) return;
  const { moments, result } = read.value;
  const of = moments.length;
  const reviewer = new ReviewWorker(tools, read.value, seat);
  const every = Math.max(1, Math.ceil(of / MAX_POINTS));
  for (let ply = 0; ply < of; ply += every) {
    const done = reviewer.do({ type: 'point', ply, worlds: WORLDS });
    if ('chances' in done) hear({ ply, of, chances: done.chances.map(({ value }) => value) });
  }
  if (result !== null) hear({ ply: of, of, chances: result });
}
