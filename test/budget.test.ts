import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

interface Size {
  readonly lines: number;
  readonly files: number;
}
type Rows = { readonly [row: string]: number };

const BUDGET = JSON.parse(readFileSync(new URL('budget.json', import.meta.url), 'utf8')) as Rows;

it('no room is larger than its budget: a commit that raises a row of test/budget.json says why', () => {
  const script = fileURLToPath(new URL('size.mjs', import.meta.url));
  const measured = execFileSync(process.execPath, [script, '--json'], { encoding: 'utf8' });
  const { rows, house, page, markdown } = JSON.parse(measured) as {
    readonly rows: { readonly [row: string]: Size };
    readonly house: Size;
    readonly page: Size;
    readonly markdown: number;
  };
  const sizes: Rows = {
    ...Object.fromEntries(Object.entries(rows).map(([row, { lines }]) => [row, lines])),
    'outside the page, with lab': house.lines,
    'files outside the page': house.files,
    'the page (web/src)': page.lines,
    'words of Markdown': markdown,
  };
  const over = Object.entries(sizes).flatMap(([row, size]) => {
    const most = BUDGET[row] ?? 0;
    return size > most ? [`${row}: ${size}, the budget is ${most}`] : [];
  });
  expect(over).toEqual([]);
  expect(Object.keys(BUDGET).filter((row) => !(row in sizes))).toEqual([]);
});
