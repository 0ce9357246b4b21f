import { pairedBound } from '../../coach/bounds.ts';
import { every, meanOf } from '../../coach/judge.ts';
import type { Shares, Worlds } from '../../coach/worlds.ts';
import type { State, View } from '@tischlein/kit';

/** A move that is ahead of every other one by this much is clearly the best. */
export const CLEAR = 0.05;

/** The move that wins most, how often it and the next best one win, and what its lead is at least (99 %). */
interface Lead {
  readonly move: string;
  readonly wins: number;
  readonly next: number;
  readonly atLeast: number;
  /** All moves, the best ones first. */
  readonly order: readonly string[];
}

/** Tries moves in the same worlds. Where `skipped` worlds were looked at before, only the others count. */
export function leadOf(
  worlds: Worlds,
  { state, view }: { readonly state: State; readonly view: View },
  moves: readonly string[],
  count: number,
  skipped = 0,
): Lead {
  const seat = view.seat!;
  const steps = moves.map((text) => ({
    seat,
    move: state.variant.moves.find(text)!,
    reacting: false,
  }));
  const shares: Shares = worlds.shares({ view }, steps, count);
  const rated = shares.map((each, i) => {
    const wins = every(each, state.variant.seats, seat).slice(skipped);
    return { move: moves[i]!, wins, mean: meanOf(wins) };
  });
  rated.sort((a, b) => b.mean - a.mean);
  const [best, ...others] = rated;
  const leads = others.map(({ wins }) => {
    const differences = best!.wins.map((share, i) => share - wins[i]!);
    return pairedBound(differences, others.length).atLeast;
  });
  return {
    move: best!.move,
    wins: best!.mean,
    next: others[0]?.mean ?? 0,
    atLeast: Math.min(...leads),
    order: rated.map(({ move }) => move),
  };
}
