import { text, yes, type Values } from '../command.ts';
import { print, writeText } from '../files.ts';
import { escapeHtml } from './chart.ts';

/** The first row is the head; its first cell names the table. */
export type Rows = readonly (readonly string[])[];

export interface Report {
  readonly title: string;
  /** What was typed: it makes the same numbers again. */
  readonly command: string;
  readonly json: object;
  readonly tables: readonly Rows[];
  /** What the numbers say, in sentences. */
  readonly verdict?: readonly string[];
  readonly charts?: readonly string[];
}

export const outputFlags = {
  json: yes('one object instead of tables'),
  csv: text('FILE', 'the tables for a spreadsheet'),
  svg: text('FILE', 'a chart'),
  page: text('FILE', 'the tables as a page in Markdown, with the command line that made it'),
  report: text('FILE', 'a page for the browser: what the numbers say in words, tables and charts'),
};

type Outputs = Values<typeof outputFlags>;

/** The files that will be written. */
export const outputsOf = ({ csv, svg, page, report }: Outputs): string[] =>
  [csv, svg, page, report].filter((file) => file !== undefined);

/** Says it on standard output, and writes what else was asked for. */
export function writeReport(report: Report, outputs: Outputs): void {
  const { title, json, tables, charts = [] } = report;
  print(outputs.json ? json : [title, ...tables.map(columns)].join('\n\n'));
  if (outputs.csv !== undefined) writeText(outputs.csv, tables.map(csvOf).join('\n'));
  if (outputs.svg !== undefined) writeText(outputs.svg, charts[0]!);
  if (outputs.page !== undefined) writeText(outputs.page, markdownOf(report));
  if (outputs.report !== undefined) writeText(outputs.report, htmlOf(report));
}

/** What was typed, so that it can be typed again. */
export const commandLine = (program: string, args: readonly string[]): string =>
  [program, ...args.map((word) => (/^[\w@=,./:-]+$/.test(word) ? word : `'${word}'`))].join(' ');

/** Rows as text columns, the first to the left, numbers to the right. */
export function columns(rows: Rows): string {
  const lengthOf = (cell = ''): number => [...cell].length;
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => lengthOf(row[column]))));
  const padded = (cell: string, column: number): string => {
    const room = ' '.repeat(widths[column]! - lengthOf(cell));
    return column === 0 ? cell + room : room + cell;
  };
  return rows.map((row) => row.map(padded).join('  ').trimEnd()).join('\n');
}

const csvOf = (rows: Rows): string =>
  rows
    .map((row) =>
      row.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)),
    )
    .map((cells) => `${cells.join(',')}\n`)
    .join('');

function markdownOf({ title, command, tables }: Report): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const tableOf = ([[name = '', ...head] = [], ...rows]: Rows): string =>
    [
      ...(name === '' ? [] : [`## ${name}`, '']),
      ...[['', ...head], ['', ...head].map(() => '---'), ...rows].map(line),
    ].join('\n');
  return `${[`# ${title}`, `\`\`\`\n${command}\n\`\`\``, ...tables.map(tableOf)].join('\n\n')}\n`;
}

/** A page that needs nothing around it. */
function htmlOf({ title, command, tables, verdict = [], charts = [] }: Report): string {
  const row = (cells: readonly string[], tag: 'th' | 'td'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  const tableOf = ([head, ...rows]: Rows): string =>
    `<table>${row(head!, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
body { max-width: 54rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #222; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: .6rem .8rem; background: #8882; border-radius: .4rem }
svg, table { display: block; max-width: 100%; margin: 1rem 0; overflow-x: auto }
th, td { padding: .1rem .6rem; text-align: right }
th:first-child, td:first-child { text-align: left }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #1b1b1b } }
</style>
<h1>${escapeHtml(title)}</h1>
<pre>${escapeHtml(command)}</pre>
<ul>${verdict.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>
${[...charts, ...tables.map(tableOf)].join('\n')}
</html>
`;
}

/** What was measured: one line of JSON, or a line for each figure. */
export function printFigures(report: object, json: boolean): void {
  if (json) return print(report);
  for (const [key, value] of Object.entries(report))
    print(`${key.padEnd(18)} ${typeof value === 'object' ? JSON.stringify(value) : value}`);
}
