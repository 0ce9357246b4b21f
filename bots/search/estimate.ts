import type { State } from '@tischlein/kit';
import { exp } from './exp.ts';
import type { Features } from './heuristics.ts';

/** The first seat's chance to win an unfinished game of two, by what games of bots have taught (`npm run lab -- learn`). */
export function estimateBy(
  { names, measure }: Features,
  weights: { readonly [name: string]: number },
): (world: State) => number {
  const byFeature = Float64Array.from(names, (name) => weights[name]!);
  const measured = new Float64Array(byFeature.length);
  return (world) => {
    measure(world, measured);
    let sum = 0;
    for (let i = 0; i < byFeature.length; i++) sum += byFeature[i]! * measured[i]!;
    return 1 / (1 + exp(-sum));
  };
}
