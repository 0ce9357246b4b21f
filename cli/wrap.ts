/** What a terminal does not show: changes of colour. */
const COLOUR = new RegExp(`${String.fromCodePoint(27)}\\[\\d+m`, 'g');

export const shownLength = (text: string): number => [...text.replace(COLOUR, '')].length;

/** Breaks long lines between words; what goes on in the next line keeps the indent of the first, or of a flag's text. */
export const wrap = (text: string, width: number): string =>
  text
    .split('\n')
    .map((line) => wrapLine(line, width))
    .join('\n');

function wrapLine(line: string, width: number): string {
  if (shownLength(line) <= width) return line;
  const [head] = /^ +--\S.*? {2,}|^ */.exec(line)!;
  const indent = ' '.repeat(head.length);
  const rows: string[] = [];
  let row = head;
  for (const [part, word] of line.slice(head.length).matchAll(/ *([^ ]+)/g)) {
    const started = row !== head;
    if (started && shownLength(row) + shownLength(part) > width) {
      rows.push(row);
      row = indent + word!;
    } else row += started ? part : word!;
  }
  return [...rows, row].join('\n');
}
