export { advice, type Advice } from './advice.ts';
export { pairedBound, type Bound } from './bounds.ts';
export { calledAndWon, calledIn, summed, type Called, type CalledRow } from './calibration.ts';
export {
  ReviewWorker,
  type Decision,
  type TaskResult,
  type ReviewTask,
  type Measured,
  type Tools,
} from './review-worker.ts';
export { hint, type Hint } from './hint.ts';
export { VERDICTS, type Judgement, type Tried, type Verdict } from './judge.ts';
export { timelineOf, sharesIn, type Timeline, type Moment } from './timeline.ts';
export { explain, knownFeatures, type ReviewBudget, type GameCoach } from './reasons.ts';
export {
  assemble,
  CURVE,
  firstPass,
  secondPass,
  type Parts,
  type ReviewPoint,
  type Review,
} from './review.ts';
export { wholePoints } from './rounding.ts';
export type { Turn } from './turning-points.ts';
export { warningsFor, type Warning } from './warnings.ts';
export { reviewOf, type Hear } from './review-whole.ts';
