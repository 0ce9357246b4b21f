export { advice, type Advice } from './advice.ts';
export { calledAndWon, calledIn, summed, type Called, type CalledRow } from './calibration.ts';
export { ReviewWorker, type Decision, type Measured, type Tools } from './review-worker.ts';
export type { ReviewTask, TaskResult } from './review-worker.ts';
export { hint, type Hint } from './hint.ts';
export {
  pairedBound,
  VERDICTS,
  type Bound,
  type Judgement,
  type Tried,
  type Verdict,
} from './judge.ts';
export { timelineOf, sharesIn, type Timeline, type Moment } from './timeline.ts';
export {
  explain,
  knownFeatures,
  plainCoach,
  type ReviewBudget,
  type GameCoach,
} from './reasons.ts';
export { assemble, CURVE, firstPass, reviewOf, secondPass, wholePoints } from './review.ts';
export type { Hear, Parts, Review, ReviewPoint } from './review.ts';
export type { Turn } from './turning-points.ts';
export { warningsFor, type Warning } from './warnings.ts';
