import { Solver, type GameHeuristics } from '@tischlein/bots/load';
import type { State, Variant } from '@tischlein/kit';
import { streamOf } from './moments.ts';

/** Exact play where a game has it. */
export class Exact {
  readonly #solvers = new Map<Variant, Solver>();

  constructor(readonly heuristics: GameHeuristics) {}

  /** By move, what exact play gets for certain; null where nothing is proved within the number of moves that may be tried. */
  values(state: State, seat: number, most: number): ReadonlyMap<string, number> | null {
    const { game, ending } = this.heuristics;
    if (ending === undefined) return null;
    const { variant } = state;
    const solver = this.#solvers.get(variant) ?? new Solver(this.heuristics, ending, variant);
    this.#solvers.set(variant, solver);
    const view = game.view(state, seat);
    const values = solver.values(view, streamOf('exact', view), most);
    if (values === null) return null;
    const texts = [...values].map(([move, value]) => [variant.moves.text(move), value] as const);
    return Math.max(...values.values()) < Math.max(ending.least, Number.MIN_VALUE)
      ? null
      : new Map(texts);
  }
}

/** The moves that lose nothing. */
export function bestOf(values: ReadonlyMap<string, number>): string[] {
  const most = Math.max(...values.values());
  return [...values].filter(([, value]) => value >= most - 1e-9).map(([move]) => move);
}
