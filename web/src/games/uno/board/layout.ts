import { shapeOf, type Shape } from '../../../ui/shape.ts';

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

/** A card shows its index as long as this much of its width is free; few cards lie further apart. */
const INDEX = 0.36;
const WIDEST = 0.86;
const MAX_ROWS = 3;

/** How many rows a hand needs so that every index can be read, and how far apart cards lie in the fullest one. */
export function fan(cards: number, room: number, { card }: Pick<Layout, 'card'>) {
  for (let rows = 1; ; rows++) {
    const inRow = Math.ceil(cards / rows);
    const most = card * WIDEST;
    const apart = inRow > 1 ? Math.min(most, (room - card) / (inRow - 1)) : most;
    if (apart >= card * INDEX || rows === MAX_ROWS) return { rows, inRow, apart };
  }
}
