export interface HandCard {
  readonly card: string;
  /** Tells two copies of one card apart, and stays the same from view to view. */
  readonly key: string;
  readonly state: 'plain' | 'may' | 'chosen' | 'quiet' | 'refused';
  /** It may be played out of turn: drawn with rays. */
  readonly leaps?: boolean;
  /** The helper points at it. */
  readonly hinted?: boolean;
}

export interface Fanned {
  /** Width of a card in pixels. */
  readonly card: number;
  /** How far apart cards lie where there is room. */
  readonly widest?: number;
  readonly maxRows?: number;
  /** Always so many in a row. */
  readonly inRow?: number | undefined;
}

/** A card shows its index as long as this much of its width is free; few cards lie further apart. */
const INDEX = 0.36;
const WIDEST = 0.86;

/** How many rows a hand needs so that every index can be read, and how far apart cards lie in the fullest one. */
export function fan(
  cards: number,
  room: number,
  { card, widest, maxRows = 3, inRow: fixed }: Fanned,
) {
  const most = widest ?? card * WIDEST;
  if (fixed) return { rows: Math.ceil(cards / fixed), inRow: fixed, apart: most };
  for (let rows = 1; ; rows++) {
    const inRow = Math.ceil(cards / rows);
    const apart = inRow > 1 ? Math.min(most, (room - card) / (inRow - 1)) : most;
    if (apart >= card * INDEX || rows === maxRows) return { rows, inRow, apart };
  }
}
