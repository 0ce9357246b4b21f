import * as kit from '@tischlein/kit';

/** A move, or null to wait; and what that move does, as anyone may see it. */
export interface Advice {
  readonly move: string | null;
  readonly does: readonly kit.Citation[];
}

/** Chance that follows from what a seat sees: the same view is told the same. */
export const seedOf = (use: string, view: kit.View): kit.FastRandom =>
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
