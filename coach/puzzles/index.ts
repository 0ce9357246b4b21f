export { puzzles } from './load.ts';
export { GRADES, gradesOf, idOf, type Puzzle } from './puzzle.ts';
