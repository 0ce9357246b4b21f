// How large the house is: npm run size [-- --json]. Non-blank lines of source as prettier lays it out (width 100), per
// room and per folder of the page; tests, helpers of tests, the gallery, the laboratory and build files in rows of their own.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCE = /\.(ts|mjs|js|svelte|css|html|py|sh)$/;
const EFFECT = /\$effect(\.pre|\.root)?\(/g;

const isTest = (path) => /\.test\.\w+$|^web\/browser\/|^test\//.test(path);
const isTestHelper = (path) => /\.testing\.\w+$/.test(path) && !isTest(path);

/** The row of the table that a file counts in. */
function rowOf(path) {
  if (isTest(path)) return 'tests';
  if (isTestHelper(path)) return '*.testing.ts';
  const [room, ...rest] = path.split('/');
  if (rest.length === 0) return 'build';
  if (room !== 'web') return room;
  if (rest[0] === 'gallery' || rest[0] === 'gallery.html') return 'gallery';
  if (rest[0] !== 'src') return 'build of the page';
  return `web/src${rest.length > 2 ? `/${rest[1]}` : ''}`;
}

const count = (text) => text.split('\n').filter((line) => line.trim() !== '').length;
const words = (text) => text.split(/\s+/).filter((word) => word !== '').length;
const stylesOf = (path, text) =>
  path.endsWith('.css')
    ? count(text)
    : [...text.matchAll(/^<style.*?>\n(.*?)^<\/style>/gms)].reduce(
        (sum, [, css]) => sum + count(css),
        0,
      );

function measure() {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const rows = {};
  const page = { css: 0, effects: 0 };
  let markdown = 0;
  for (const path of paths.trim().split('\n')) {
    let text;
    try {
      text = readFileSync(`${ROOT}/${path}`, 'utf8');
    } catch {
      continue; // deleted, not committed
    }
    // The code of conduct is no documentation.
    if (path.endsWith('.md') && path !== 'CODE_OF_CONDUCT.md') markdown += words(text);
    if (!SOURCE.test(path)) continue;
    const row = (rows[rowOf(path)] ??= { lines: 0, files: 0 });
    row.lines += count(text);
    row.files += 1;
    if (!path.startsWith('web/src/') || isTest(path) || isTestHelper(path)) continue;
    page.css += /\.(svelte|css)$/.test(path) ? stylesOf(path, text) : 0;
    page.effects += text.match(EFFECT)?.length ?? 0;
  }
  return {
    rows,
    house: sum(rows, isHouse),
    page: { ...page, ...sum(rows, (name) => name.startsWith('web/src')) },
    markdown,
  };
}

const APART = new Set(['tests', '*.testing.ts', 'gallery', 'build of the page']);

function sum(rows, wanted) {
  const chosen = Object.entries(rows).filter(([name]) => wanted(name));
  return {
    lines: chosen.reduce((all, [, row]) => all + row.lines, 0),
    files: chosen.reduce((all, [, row]) => all + row.files, 0),
  };
}

/** What the budget's ceilings are about: all product code outside the page, the laboratory and the build. */
const isHouse = (name) => !name.startsWith('web/src') && !APART.has(name);

function print({ rows, house, page, markdown }) {
  const order = ([a], [b]) =>
    Number(APART.has(a)) - Number(APART.has(b)) ||
    Number(a.startsWith('web')) - Number(b.startsWith('web')) ||
    a.localeCompare(b);
  const line = (name, lines, files = '') =>
    console.log(`${name.padEnd(28)} ${String(lines).padStart(7)} ${String(files).padStart(6)}`);
  line('', 'lines', 'files');
  for (const [name, row] of Object.entries(rows).sort(order)) line(name, row.lines, row.files);
  console.log();
  line('outside the page, with lab', house.lines, house.files);
  line('the page (web/src)', page.lines, page.files);
  line('  of it CSS', page.css);
  line('  $effect, call sites', page.effects);
  line('words of Markdown', markdown);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const size = measure();
  if (process.argv.includes('--json')) console.log(JSON.stringify(size, null, 2));
  else print(size);
}

export { measure };
