/** What a terminal does not show: changes of colour. */
const COLOUR = new RegExp(`${String.fromCodePoint(27)}\\[\\d+m`, 'g');

export const shownLength = (text: string): number => [...text.replace(COLOUR, '')].length;

/** Breaks long lines between words; what goes on in the next line keeps the indent of the first. */
export const wrap = (text: string, width: number): string =>
  text
    .split('\n')
    .map((line) => wrapLine(line, width))
    .join('\n');

function wrapLine(line: string, width: number): string {
  if (shownLength(line) <= width) return line;
  const indent = /^ */.exec(line)![0];
  const rows: string[] = [];
  let row = indent;
  for (const [part, word] of line.matchAll(/ *([^ ]+)/g)) {
    const started = row !== indent;
    if (started && shownLength(row) + shownLength(part) > width) {
      rows.push(row);
      row = indent + word!;
    } else row += started ? part : word!;
  }
  return [...rows, row].join('\n');
}
