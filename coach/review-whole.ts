import type { Seat } from '@tischlein/kit';
import { Desk, type Done, type Job, type Tools } from './desk.ts';
import type { Course } from './moments.ts';
import type { Effort } from './reasons.ts';
import { assemble, firstPass, secondPass, type Review } from './review.ts';

/** How far a pass has come. */
export type Hear = (pass: 1 | 2, done: number, of: number) => void;

/** Both passes in one thread, one after the other. */
export function reviewOf(
  tools: Tools,
  course: Course,
  seat: Seat,
  effort: Effort = tools.teaching.effort,
  hear: Hear = () => {},
): Review {
  const { game } = tools.heuristics;
  const desk = new Desk(tools, course, seat);
  const doAll = (pass: 1 | 2, jobs: readonly Job[]): Done[] =>
    jobs.map((job, i) => {
      const done = desk.do(job);
      hear(pass, i + 1, jobs.length);
      return done;
    });
  const quick = doAll(1, firstPass(game, course, seat, effort));
  const closer = doAll(2, secondPass(assemble(game, course, seat, quick), effort));
  return assemble(game, course, seat, [...quick, ...closer]);
}
