export { loadWords as loadDaysWords, type Words as DaysWords } from './words/load.ts';
