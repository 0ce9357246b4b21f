import type { GameBots } from '@tischlein/bots';
import type { Puzzle } from '@tischlein/coach/puzzles';
import { type Examiner } from './examiner.ts';
import { type Found, type MinedGames, momentsOf, type Solved } from './moments.ts';

/** The largest share of all puzzles that may take the same thinking. */
const LARGEST_SHARE = 0.4;

/** One puzzle of a game at most, and not too many that are alike. */
export function* minePuzzles(
  bots: GameBots,
  examiner: Examiner,
  starts: readonly MinedGames[],
  seed: string,
  count: number,
): Generator<Puzzle> {
  const kept: Puzzle[] = [];
  for (const found of onceAGame(momentsOf(bots, starts, seed), (each) => examiner.puzzle(each))) {
    const alike = kept.filter(({ thoughts }) => thoughts === found.thoughts);
    if (alike.length >= count * LARGEST_SHARE) continue;
    kept.push(found);
    yield found;
    if (kept.length === count) return;
  }
}

/** How many solved positions in ten may be won at once. */
const AT_ONCE = 3;

/** One position of a game: what follows from one another is no news. */
export function* mineSolved(
  bots: GameBots,
  examiner: Examiner,
  starts: readonly MinedGames[],
  seed: string,
  count: number,
): Generator<Solved> {
  const ofTwo = starts.filter(({ seats }) => seats === 2);
  let easy = 0;
  let kept = 0;
  const look = (found: Found): Solved | null => {
    const position = examiner.solve(found);
    if (position === null || !examiner.isWonAtOnce(position)) return position;
    return 10 * easy < AT_ONCE * kept ? position : null;
  };
  for (const found of onceAGame(momentsOf(bots, ofTwo, seed), look)) {
    if (examiner.isWonAtOnce(found)) easy += 1;
    yield found;
    kept += 1;
    if (kept === count) return;
  }
}

/** The first of each game that is something. */
function* onceAGame<T>(moments: Iterable<Found>, look: (found: Found) => T | null): Generator<T> {
  let done = -1;
  for (const found of moments) {
    if (found.game === done) continue;
    const seen = look(found);
    if (seen === null) continue;
    done = found.game;
    yield seen;
  }
}
