import { shapeOf, type Shape } from '../../kit/shape.ts';
import type { Seat } from '@tischlein/kit';

export interface Layout {
  readonly name: Shape;
  /** Widths in pixels: a card of the hand, an opponent's figure, the open card at most. */
  readonly card: number;
  readonly figure: number;
  readonly open: number;
}

const MANY = 5;

export function layoutOf(width: number, height: number, opponents: number): Layout {
  const crowded = opponents >= MANY;
  const name = shapeOf(width, height);
  if (name === 'flat') return { name, card: 66, figure: crowded ? 34 : 44, open: 90 };
  if (name === 'wide')
    // A larger screen has larger paper, not more bare wood.
    return {
      name,
      card: Math.min(152, Math.max(96, height * 0.142)),
      figure: crowded ? 80 : Math.min(128, Math.max(104, height * 0.115)),
      open: Math.min(200, Math.max(164, height * 0.182)),
    };
  if (name === 'tall') return { name, card: 116, figure: crowded ? 84 : 100, open: 180 };
  const short = height < 600;
  return {
    name,
    card: short ? 68 : 80,
    figure: crowded ? 46 : opponents > 3 ? 52 : short ? 50 : 60,
    open: crowded ? 80 : 98,
  };
}

/** A replay needs room for everybody's cards: heads and the lower hand are smaller. */
export const shownIn = (layout: Layout): Layout => ({
  ...layout,
  card: layout.card * (layout.name === 'phone' ? 0.75 : 0.68),
  figure: layout.figure * (layout.name === 'phone' ? 0.9 : 0.68),
});

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
