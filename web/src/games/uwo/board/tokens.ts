import { creatureAt, type Creature, type UwoView } from '@tischlein/games/uwo/language';

/** A creature that keeps its identity from view to view, so that it slides instead of jumping. */
export interface Token extends Creature {
  readonly id: number;
  readonly square: string;
}

/**
 * Finds every creature of the new board among the old tokens. One on the same square is the same (even in a new
 * form); of the rest, one that is gone and one that is new on the same side, of the same form, is one that moved.
 */
export function follow(before: readonly Token[], view: Pick<UwoView, 'board'>): Token[] {
  const left = new Map(before.map((token) => [token.square, token]));
  const squares = Object.keys(view.board);
  const found = new Map<string, number>();
  for (const square of squares) {
    const token = left.get(square);
    if (token?.side !== creatureAt(view, square)!.side) continue;
    found.set(square, token.id);
    left.delete(square);
  }
  for (const square of squares) {
    if (found.has(square)) continue;
    const { side, form } = creatureAt(view, square)!;
    const moved = [...left.values()].find((token) => token.side === side && token.form === form);
    if (!moved) continue;
    found.set(square, moved.id);
    left.delete(moved.square);
  }
  let next = Math.max(0, ...before.map(({ id }) => id)) + 1;
  return squares
    .map((square) => ({ ...creatureAt(view, square)!, square, id: found.get(square) ?? next++ }))
    .sort((a, b) => a.id - b.id);
}
