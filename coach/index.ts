export { advice, type Advice } from './advice.ts';
export { pairedBound, type Bound } from './bounds.ts';
export { calledAndWon, calledIn, summed, type Called, type CalledRow } from './calibration.ts';
export { Desk, type Decision, type Done, type Job, type Measured, type Tools } from './desk.ts';
export { hint, type Hint } from './hint.ts';
export { VERDICTS, type Judgement, type Tried, type Verdict } from './judge.ts';
export { teachings } from './load.ts';
export { courseOf, sharesIn, type Course, type Moment } from './moments.ts';
export { explain, knownFeatures, type Effort, type Teaching } from './reasons.ts';
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
