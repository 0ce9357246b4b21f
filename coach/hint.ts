import { proposer } from '@tischlein/bots';
import { type Ask, type Bot, type Citation, variantOfView, WAIT } from '@tischlein/kit';
import type { Tools } from './review-worker.ts';
import { explain } from './reasons.ts';
import { judge } from './judge.ts';
import { Worlds } from './worlds.ts';
import * as kit from '@tischlein/kit';

/** A move, or null to wait; and what that move does, as anyone may see it. */
export interface Advice {
  readonly move: string | null;
  readonly does: readonly kit.Citation[];
}

/** Chance that follows from what a seat sees: the same view is told the same. */
const seedOf = (use: string, view: kit.View): kit.FastRandom =>
  new kit.FastRandom(`coach ${use} 1\n${JSON.stringify(view)}`);

/**
 * What the move is, and what is chosen along with it; all else that follows is no part of the advice. The move is
 * made in an imagined world and told as to a watcher: so no word of it can be about a card nobody has seen.
 */
export function advice(
  game: kit.Game,
  view: kit.View,
  move: string | null,
  random: kit.Random,
): Advice {
  const seat = view.seat!;
  if (move === null) return { move, does: [] };
  const before = kit.newState(kit.variantOfView(game, view));
  game.imagine(view)(before, random);
  const after = kit.cloneState(before);
  const made = after.variant.moves.find(move)!;
  game.play(after, seat, made, random);
  const does = game
    .tell(before, seat, made, after, kit.WATCHER)
    .filter((cited, i) => i === 0 || kit.isChosenBy(game.told, cited, seat));
  return { move, does };
}

/** Whether two moves are told in the same words, as two swaps of cards nobody sees: then one can not be advised over the other. */
export function soundAlike(
  game: kit.Game,
  view: kit.View,
  one: string | null,
  two: string | null,
): boolean {
  if (one === null || two === null) return one === two;
  const said = (move: string): string =>
    kit.canonical([...advice(game, view, move, seedOf('alike', view)).does] as unknown as kit.Json);
  return said(one) === said(two);
}

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
