export { pairedBound, type Bound } from './bounds.ts';
export { Desk, type Decision, type Done, type Job, type Measured, type Tools } from './desk.ts';
export { VERDICTS, type Judgement, type Tried, type Verdict } from './judge.ts';
export { teachings } from './load.ts';
export { courseOf, type Course, type Moment } from './moments.ts';
export { explain, knownFeatures, type Effort, type Teaching } from './reasons.ts';
export { assemble, firstPass, secondPass, type Parts, type Point, type Review } from './review.ts';
export type { Turn } from './turns.ts';
