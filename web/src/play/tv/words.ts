export { loadWords as loadTvWords, type Words as TvWords } from './words/load.ts';
