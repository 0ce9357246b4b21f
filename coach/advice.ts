import {
  canonical,
  cloneState,
  FastRandom,
  isChosenBy,
  newState,
  variantOfView,
  WATCHER,
  type Citation,
  type Game,
  type Json,
  type Random,
  type View,
} from '@tischlein/kit';

/** A move, or null to wait; and what that move does, as anyone may see it. */
export interface Advice {
  readonly move: string | null;
  readonly does: readonly Citation[];
}

/** Chance that follows from what a seat sees: the same view is told the same. */
export const seedOf = (use: string, view: View): FastRandom =>
  new FastRandom(`coach ${use} 1\n${JSON.stringify(view)}`);

/**
 * What the move is, and what is chosen along with it; all else that follows is no part of the advice. The move is
 * made in an imagined world and told as to a watcher: so no word of it can be about a card nobody has seen.
 */
export function advice(game: Game, view: View, move: string | null, random: Random): Advice {
  const seat = view.seat!;
  if (move === null) return { move, does: [] };
  const before = newState(variantOfView(game, view));
  game.imagine(view)(before, random);
  const after = cloneState(before);
  const made = after.variant.moves.find(move)!;
  game.play(after, seat, made, random);
  const does = game
    .tell(before, seat, made, after, WATCHER)
    .filter((cited, i) => i === 0 || isChosenBy(game.told, cited, seat));
  return { move, does };
}

/** Whether two moves are told in the same words, as two swaps of cards nobody sees: then one can not be advised over the other. */
export function soundAlike(
  game: Game,
  view: View,
  one: string | null,
  two: string | null,
): boolean {
  if (one === null || two === null) return one === two;
  const said = (move: string): string =>
    canonical([...advice(game, view, move, seedOf('alike', view)).does] as unknown as Json);
  return said(one) === said(two);
}
