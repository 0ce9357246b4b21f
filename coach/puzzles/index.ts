export { Examiner } from './examiner.ts';
export { puzzles, solved } from './load.ts';
export { minePuzzles, mineSolved } from './mine.ts';
export { GRADES, gradesOf, idOf, type Puzzle, type Solved } from './puzzle.ts';
export { starts } from './starts.ts';
