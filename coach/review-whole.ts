import type { Seat } from '@tischlein/kit';
import { ReviewWorker, type TaskResult, type ReviewTask, type Tools } from './review-worker.ts';
import type { Timeline } from './timeline.ts';
import type { ReviewBudget } from './reasons.ts';
import { assemble, firstPass, secondPass, type Review } from './review.ts';

/** How far a pass has come. */
export type Hear = (pass: 1 | 2, done: number, of: number) => void;

/** Both passes in one thread, one after the other. */
export function reviewOf(
  tools: Tools,
  timeline: Timeline,
  seat: Seat,
  budget: ReviewBudget = tools.coach.budget,
  hear: Hear = () => {},
): Review {
  const { game } = tools.heuristics;
  const worker = new ReviewWorker(tools, timeline, seat);
  const doAll = (pass: 1 | 2, tasks: readonly ReviewTask[]): TaskResult[] =>
    tasks.map((task, i) => {
      const done = worker.do(task);
      hear(pass, i + 1, tasks.length);
      return done;
    });
  const quick = doAll(1, firstPass(game, timeline, seat, budget));
  const closer = doAll(2, secondPass(assemble(game, timeline, seat, quick), budget));
  return assemble(game, timeline, seat, [...quick, ...closer]);
}
