/** Rows as text columns, the first to the left, numbers to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) =>
    Math.max(...rows.map((row) => [...(row[column] ?? '')].length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const room = ' '.repeat(widths[column]! - [...cell].length);
          return column === 0 ? cell + room : room + cell;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Rows for a spreadsheet. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)),
    )
    .map((cells) => `${cells.join(',')}\n`)
    .join('');
