export { loadWords as loadCoachWords, type Words as CoachWords } from './words/load.ts';
