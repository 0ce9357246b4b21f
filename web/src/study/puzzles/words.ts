export { loadWords as loadPuzzleWords, type Words as PuzzleWords } from './words/load.ts';
