import { variantOfView, WAIT, type Ask, type Citation } from '@tischlein/kit';
import { advice, seedOf, soundAlike, type Advice } from './advice.ts';
import type { Tools } from './review-worker.ts';
import { judge } from './judge.ts';
import { explain } from './reasons.ts';
import { Worlds } from './worlds.ts';

/** A move that is a mistake by what its seat can know, said before it is made. */
export interface Warning {
  readonly move: string;
  readonly better: Advice;
  readonly reasons: readonly Citation[];
  /** What it gives away, and the least it gives away in 99 cases of 100: shares from 0 to 1. */
  readonly loss: number;
  readonly atLeast: number;
}

/** What one look at all moves found. */
interface Look {
  readonly warnings: readonly Warning[];
  readonly last: boolean;
}

/** What is known after a first look, and after a closer one: parts of the worlds a review looks at again. */
const LOOKS = [16, 4] as const;

/**
 * Every legal move that is a mistake, by the same measure as in a review: in the same worlds, where the question has the past.
 * Each look has a fixed number of worlds and replaces the one before it; who has chosen by then has played without a warning.
 */
export function* warningsFor(tools: Tools, ask: Ask): Generator<Look> {
  const { legal, mayWait } = ask;
  if (legal.length + Number(mayWait) < 2) return;
  for (const part of LOOKS) {
    const warnings = mistakesIn(tools, ask, tools.coach.budget.again / part);
    yield { warnings, last: part === LOOKS.at(-1) };
  }
}

function mistakesIn({ heuristics, coach }: Tools, ask: Ask, count: number): Warning[] {
  const { view, legal, mayWait } = ask;
  const seat = view.seat!;
  const variant = variantOfView(heuristics.game, view);
  const moves: readonly (string | null)[] = mayWait ? [...legal, null] : legal;
  const steps = moves.map((move) => ({
    seat,
    move: move === null ? WAIT : variant.moves.find(move)!,
    reacting: mayWait,
  }));
  const worlds = new Worlds(heuristics, variant);
  const shares = worlds.provenShares(ask, steps, worlds.shares(ask, steps, count));
  return legal.flatMap((move, i): Warning[] => {
    const chosenFirst = <T>(of: readonly T[]): T[] => [of[i]!, ...of.filter((_, k) => k !== i)];
    const judged = judge(chosenFirst(moves), chosenFirst(shares), variant.seats, seat);
    if (judged.verdict !== 'mistake') return [];
    const { best, loss, atLeast } = judged;
    if (soundAlike(heuristics.game, view, best, move)) return [];
    const better = advice(heuristics.game, view, best, seedOf('warning', view));
    const reasons = explain(heuristics.game, coach, view, best, move);
    return [{ move, better, reasons, loss, atLeast }];
  });
}
