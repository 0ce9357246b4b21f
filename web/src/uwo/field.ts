import type { Side } from '@tischlein/games/uwo';

const COLUMNS = ['a', 'b', 'c', 'd', 'e'] as const;
const ROWS = ['1', '2', '3', '4', '5', '6'] as const;

/** Columns and rows as the reader sees them, from the top left: one's own side is always the lower one. */
export const columnsFor = (side: Side): readonly string[] =>
  side === 'gnorf' ? COLUMNS : [...COLUMNS].reverse();
export const rowsFor = (side: Side): readonly string[] =>
  side === 'gnorf' ? [...ROWS].reverse() : ROWS;

export const squaresFor = (side: Side): readonly string[] =>
  rowsFor(side).flatMap((row) => columnsFor(side).map((column) => column + row));

/** Where a square is drawn: its column from the left and its row from the top. */
export const placeOf = (
  square: string,
  side: Side,
): { readonly x: number; readonly y: number } => ({
  x: columnsFor(side).indexOf(square[0]!),
  y: rowsFor(side).indexOf(square[1]!),
});

const step = (square: string, across: number, along: number): string | null => {
  const column = COLUMNS[COLUMNS.indexOf(square[0] as 'a') + across];
  const row = ROWS[ROWS.indexOf(square[1] as '1') + along];
  return column && row ? column + row : null;
};

export const WAYS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** The squares in a straight line from one, nearest first, as far as the reach goes. */
export function ray(
  from: string,
  [across, along]: readonly [number, number],
  reach: number,
): string[] {
  const squares: string[] = [];
  for (let i = 1; i <= reach; i++) {
    const square = step(from, across * i, along * i);
    if (square === null) break;
    squares.push(square);
  }
  return squares;
}

export const isBeside = (a: string, b: string): boolean =>
  WAYS.some(([across, along]) => step(a, across, along) === b);

/** The squares around one, itself left out. */
export const around = (square: string): string[] =>
  [-1, 0, 1].flatMap((across) =>
    [-1, 0, 1].flatMap((along) => {
      const beside = step(square, across, along);
      return beside === null || beside === square ? [] : [beside];
    }),
  );
