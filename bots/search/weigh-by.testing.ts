import { MIN, MoveFeatures, stepsOf, weighSteps, type Looks, type Weights } from './looks.ts';
import type { GameHeuristics } from './heuristics.ts';

/** What learned weights mean: what the features of each move are worth is added up. The bots do the same by tables. */
export function weighBy(looks: Looks, weights: Weights): GameHeuristics['moveWeights'] {
  const steps = stepsOf(looks, weights);
  const seen = new MoveFeatures();
  return (world, seat, moves, count, into) => {
    seen.clear();
    looks.look(world, seat, moves, count, seen);
    const { from, feature, times } = seen;
    let best = MIN;
    for (let i = 0; i < count; i++) {
      into[i] = 0;
      for (let k = from[i]!; k < from[i + 1]!; k++) into[i]! += steps[feature[k]!]! * times[k]!;
      best = Math.max(best, into[i]!);
    }
    weighSteps(into, count, best);
  };
}
