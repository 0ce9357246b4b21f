import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { fail, failUsage } from '../cli/failure.ts';
import { commandOf, text } from '../cli/command.ts';

/** One figure: when, at which commit and on how busy a machine it was measured, and by which command. */
interface Result {
  readonly date: string;
  readonly commit: string;
  /** Processes that wanted a core, over the minute before; null: not written down. */
  readonly load: number | null;
  readonly what: string;
  readonly command: string;
  readonly figure: string;
}

/** From the source as from what is built. */
const root = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const RESULTS = 'lab/results.jsonl';
const PAGE = 'docs/bench.md';
const TABLE = '| what ';

export const resultsCommand = commandOf({
  summary: 'figures: measure one and write it down, or draw them all into docs/bench.md',
  words: '[COMMAND --json …]',
  about: `Without words, draws the last figure of each kind in ${RESULTS} into ${PAGE}. With the words of a command that prints JSON (load, store,
bench), runs it, and writes down what --show names of what it printed. Put its flags behind --.`,
  flags: {
    what: text('TEXT', 'what is measured, in words: later figures of the same take its place'),
    show: text('KEY,KEY', 'which keys of the JSON are the figure'),
  },

  async run({ what, show }, words) {
    if (words.length > 0) {
      if (what === undefined || show === undefined)
        failUsage('--what and --show say what the figure is: name both');
      appendFileSync(root(RESULTS), `${JSON.stringify(measured(what, show.split(','), words))}\n`);
    }
    const page = readFileSync(root(PAGE), 'utf8');
    writeFileSync(root(PAGE), drawn(page, readFileSync(root(RESULTS), 'utf8')));
  },
});

function measured(what: string, keys: readonly string[], words: readonly string[]): Result {
  const isOurs = words[0] !== 'bench';
  const program = isOurs ? root('dist/lab/index.js') : root('cli/bin/tischlein.js');
  const load = Number(loadavg()[0]!.toFixed(1));
  const { stdout, status } = spawnSync(process.execPath, [program, ...words, '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) fail(`${words.join(' ')} ended with status ${status}`);
  const found = JSON.parse(stdout.trim().split('\n').at(-1)!) as object;
  const figure = keys.map((key) => {
    const value = key
      .split('.')
      .reduce<unknown>((at, part) => (at as { readonly [name: string]: unknown })[part], found);
    return `${key} ${typeof value === 'number' ? value.toLocaleString('en') : JSON.stringify(value)}`;
  });
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: root('.'), encoding: 'utf8' }).trim();
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', '--short', 'HEAD'),
    load,
    what,
    command: [isOurs ? 'npm run lab --' : 'npx tischlein', ...words].join(' '),
    figure: figure.join(', '),
  };
}

/** The page with its table made anew: the last figure of each kind. */
export function drawn(page: string, lines: string): string {
  const last = new Map<string, Result>();
  for (const line of lines.trim().split('\n')) {
    const result = JSON.parse(line) as Result;
    last.set(result.what, result);
  }
  const rows = [
    ['what', 'command', 'figure', 'commit, load'],
    ['---', '---', '---', '---'],
    ...[...last.values()].map(({ what, command, figure, commit, load }) => [
      what,
      `\`${command}\``,
      figure,
      `${commit}${load === null ? '' : `, ${load}`}`,
    ]),
  ];
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  const table = rows.map((row, n) => {
    const cells = row.map((cell, i) => cell.padEnd(widths[i]!, n === 1 ? '-' : ' '));
    return `| ${cells.join(' | ')} |`;
  });
  return `${page.slice(0, page.indexOf(TABLE))}${table.join('\n')}\n`;
}
