export { loadWords as loadLearnWords, type Words as LearnWords } from './words/load.ts';
