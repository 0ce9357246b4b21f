import { stripVTControlCharacters } from 'node:util';

/** Without changes of colour: a terminal does not show them. */
export const shownLength = (text: string): number => [...stripVTControlCharacters(text)].length;

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

const CLOSING: { readonly [opening: string]: string } = { '{': '}', '[': ']', '"': '"', "'": "'" };

/** Cut at a separator, but not inside quotes, braces or brackets. */
function split(text: string, isSeparator: (letter: string) => boolean): string[] {
  const parts = [''];
  const open: string[] = [];
  for (const letter of text) {
    const waiting = open.at(-1);
    const quoted = waiting === '"' || waiting === "'";
    if (letter === waiting) open.pop();
    else if (!quoted && letter in CLOSING) open.push(CLOSING[letter]!);
    if (open.length === 0 && isSeparator(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** `a,b,c`, where a part may be `exec:"bot --x 1,2"` or a value in JSON. */
export const splitList = (text: string): string[] => split(text, (letter) => letter === ',');

/** A command line in words, as a shell would see it: quotes hold a word together and are not part of it. */
export const splitWords = (text: string): string[] =>
  split(text, (letter) => letter === ' ' || letter === '\t')
    .filter((word) => word !== '')
    .map((word) => word.replace(/(["'])(.*?)\1/g, '$2'));

/** Words that differ in more letters are others. */
const MAX_DIFFERENT = 2;

/** The known word that differs from the typed one by the fewest letters; undefined where none is near. */
export function closest(typed: string, known: readonly string[]): string | undefined {
  const near = known
    .map((word) => ({ word, different: lettersBetween(typed, word) }))
    .filter(({ word, different }) => different <= Math.min(MAX_DIFFERENT, word.length / 2));
  return near.sort((a, b) => a.different - b.different)[0]?.word;
}

/** How many letters must be put in, taken out or changed (Levenshtein); letters in another order are one slip. */
function lettersBetween(one: string, other: string): number {
  if (one !== other && [...one].sort().join() === [...other].sort().join()) return 1;
  let row = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++)
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === other[j] ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
