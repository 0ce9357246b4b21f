export { loadWords as loadReviewWords, type Words as ReviewWords } from './words/load.ts';
