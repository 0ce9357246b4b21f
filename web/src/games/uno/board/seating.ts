import type { Seat } from '@tischlein/kit';

export interface Seating {
  /** From the top down: the reader's left neighbour sits lowest. */
  readonly left: readonly Seat[];
  readonly top: readonly Seat[];
  /** From the top down. */
  readonly right: readonly Seat[];
}

/** Where there is no room at the sides, this many sit in one row at the top. */
const IN_A_ROW = 4;

/** Everybody but the reader, clockwise from the reader's left; a watcher sits below seat 0's left. */
export function seating(
  seats: number,
  me: Seat | null,
  { wide }: { readonly wide: boolean },
): Seating {
  const first = me === null ? 0 : me + 1;
  const others = Array.from(
    { length: me === null ? seats : seats - 1 },
    (_, i) => (first + i) % seats,
  );
  const aside = !wide && others.length <= IN_A_ROW ? 0 : Math.round(others.length / 3);
  return {
    left: others.slice(0, aside).reverse(),
    top: others.slice(aside, others.length - aside),
    right: others.slice(others.length - aside),
  };
}
