import { cloneState, copyState, newState, type Game, type State } from './game.ts';
import { FastRandom } from './random.ts';

/**
 * Counts the ways n moves can be made from a position, every (seat, move) pair of every seat. Chance starts from
 * the same seed at every move, so that the number does not depend on the order of the walk.
 */
export function perft(game: Game, state: State, depth: number): number {
  const seed = new Int32Array(4);
  const random = new FastRandom('perft');
  random.save(seed);
  const levels = Array.from({ length: depth }, () => ({
    state: newState(state.variant),
    moves: new Int32Array(state.variant.moves.size),
  }));

  const count = (from: State, left: number): number => {
    if (left === 0) return 1;
    const level = levels[left - 1]!;
    let total = 0;
    for (let seat = 0; seat < from.variant.seats; seat++) {
      const moves = game.legal(from, seat, level.moves);
      if (left === 1) {
        total += moves;
        continue;
      }
      for (let i = 0; i < moves; i++) {
        copyState(from, level.state);
        random.restore(seed);
        game.play(level.state, seat, level.moves[i]!, random);
        total += count(level.state, left - 1);
      }
    }
    return total;
  };
  return count(cloneState(state), depth);
}
