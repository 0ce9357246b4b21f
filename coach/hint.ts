import { proposer } from '@tischlein/bots';
import type { Ask, Bot, Citation } from '@tischlein/kit';
import { advice, seedOf, type Advice } from './advice.ts';
import type { Tools } from './review-worker.ts';
import { explain } from './reasons.ts';
import { warningsFor } from './warnings.ts';

/** What the strong bot would do, and why rather that than another move it thought of. */
export interface Hint extends Advice {
  /** Null where the game has no word for it. */
  readonly why: { readonly over: Advice; readonly reasons: readonly Citation[] } | null;
}

/** How many other moves are tried, to find one that the game can tell apart from the advised one. */
const OTHERS = 4;

/** Follows from what the seat sees: the same view gets the same hint. */
export function hint(tools: Tools, strong: Bot, ask: Ask): Hint {
  const { heuristics, coach } = tools;
  const { view } = ask;
  const said = (of: string | null): Advice =>
    advice(heuristics.game, view, of, seedOf('hint', view));
  const first = strong(ask, seedOf('hint', view));
  if (ask.legal.length + Number(ask.mayWait) < 2) return { ...said(first), why: null };
  const move = unwarned(tools, ask, first);
  const others = proposer(heuristics)(ask, seedOf('hint', view)).filter((other) => other !== move);
  for (const other of others.slice(0, OTHERS)) {
    const reasons = explain(heuristics.game, coach, view, move, other);
    if (reasons.length > 0) return { ...said(move), why: { over: said(other), reasons } };
  }
  return { ...said(move), why: null };
}

/** The strong bot's move; where a warning is said of it, what that warning calls better. */
function unwarned(tools: Tools, ask: Ask, first: string | null): string | null {
  const warnings = [...warningsFor(tools, ask)].flatMap((look) => look.warnings);
  const warned = new Set<string | null>(warnings.map(({ move }) => move));
  const better = warnings.map((warning) => warning.better.move).reverse();
  return [first, ...better].find((move) => !warned.has(move)) ?? first;
}
