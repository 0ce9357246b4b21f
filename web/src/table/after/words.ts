export { loadWords as loadAfterWords, type Words as AfterWords } from './words/load.ts';
