export { loadWords as loadDailyWords, type Words as DailyWords } from './words/load.ts';
