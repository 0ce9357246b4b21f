import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@tischlein/manifests/all';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PROGRAM = join(ROOT, 'cli/bin/tischlein.js');
const LAB = join(ROOT, 'dist/lab/index.js');
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const DOCS = [
  ...readdirSync(ROOT).filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md'),
  ...readdirSync(join(ROOT, 'docs')).flatMap((file) =>
    file.endsWith('.md') ? `docs/${file}` : [],
  ),
  'bots/README.md',
  'python/README.md',
];

/** Lines of records and the like begin with the name as well; `help` is tested by the command line itself. */
const NO_COMMANDS = /^(fair|digest|help|\d)/;

const COMMAND = /^(?:(?:npx )?tischlein|npm run (?:--silent )?lab --) (\S.*)$/;
/** Without npx and flags it is only the name of a command. */
const INLINE = /^(?:(?:npx tischlein|npm run (?:--silent )?lab --) (\S.*)|tischlein (\S+ .+))$/;

/** Every command line of a text: in blocks, where two blanks begin a remark, and between backticks. */
function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/```\n([^]*?)```/g)].flatMap(([, block]) => block!.split('\n'));
  const lines = blocks.flatMap((line) => COMMAND.exec(line)?.[1] ?? []);
  const inline = [...text.replace(/```[^]*?```/g, '').matchAll(/`([^`]+)`/g)].flatMap(
    ([, code]) => {
      const flat = code!.replace(/\s+/g, ' ').trim();
      // The table of measured strength names the flags alone.
      if (/^--game \w+ --bots .* --games/.test(flat)) return [`arena ${flat}`];
      return INLINE.exec(flat)?.slice(1).find(Boolean) ?? [];
    },
  );
  return [...lines.map((line) => line.split(/ {2,}| # /)[0]!), ...inline]
    .map((line) => line.trim())
    .filter((line) => !NO_COMMANDS.test(line));
}

const found = new Map<string, string>();
for (const file of DOCS)
  for (const line of commandsIn(textOf(file))) if (!found.has(line)) found.set(line, file);

/** As a shell cuts it. */
const wordsOf = (line: string): string[] =>
  (line.match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? []).map((word) =>
    word.replace(/'([^']*)'/g, '$1').replace(/^"(.*)"$/, '$1'),
  );

/** Small numbers for flags that say how long something goes on. */
const SHORT: { readonly [command: string]: { readonly [flag: string]: string } } = {
  arena: { games: '2', budget: '2', threads: '1' },
  simulate: { games: '2', budget: '2', threads: '1' },
  measure: { games: '2' },
  ratings: { games: '2', thoughts: '2', budget: '2', threads: '1' },
  calibrate: { games: '2', share: '100' },
  learn: { games: '5' },
  blunders: { games: '2' },
  'simulate-cluster': { minutes: '1', seeds: '1' },
  bench: { seconds: '1' },
  load: { tables: '2', warm: '0', seconds: '1' },
  store: { tables: '2', seconds: '1' },
  search: { rounds: '1', seconds: '1' },
  perft: { depth: '1' },
};
const LESS: { readonly [flag: string]: string } = {
  old: '10',
  company: '2',
  fuzz: '1',
  count: '2',
  page: 'page.md',
};

/** The same command on the files of the folder, and short. */
function shortened(line: string): string[] {
  const [command = '', ...rest] = wordsOf(
    line
      // What a reader puts in: a game, a file, the bot they have just written.
      .replace('<game>', 'uno')
      .replace(/\[file …\]|\[--option key=value …\]/g, '')
      .replace(/[[\]]/g, '')
      .replace(/\b(RECORD|game\.record)\b/, 'game.record')
      .replace('hoarder', 'easy')
      .replace('../before', 'node_modules/tischlein')
      .replace('backup FILE', 'backup copy.sqlite')
      .replace('replay FILE', 'replay game.record'),
  );
  const flags: { readonly [flag: string]: string } = SHORT[command] ?? {};
  const words: string[] = [];
  for (let i = 0; i < rest.length; i++) {
    const flag = /^--(.*)$/.exec(rest[i]!)?.[1] ?? '';
    words.push(rest[i]!);
    const less = flags[flag] ?? LESS[flag];
    if (less === undefined) continue;
    words.push(less);
    i += 1;
  }
  for (const [flag, value] of Object.entries(flags))
    if (!words.includes(`--${flag}`)) words.push(`--${flag}`, value);
  if (['replay', 'review', 'verify'].includes(command) && words.length === 0)
    words.push('game.record');
  if (command === 'backup' && words.length === 0) words.push('copy.sqlite');
  if ((command === 'bench' && !words.includes('--game')) || (command === 'ratings' && !named(rest)))
    words.unshift('mow');
  if (line.startsWith('arena') && !words.includes('--game')) words.push('--game', 'mow');
  return [command, ...words];
}

const named = (words: readonly string[]): boolean =>
  words.some((word) => Object.hasOwn(games, word));

const folder = mkdtempSync(join(tmpdir(), 'tischlein-commands-'));
const env = {
  ...process.env,
  LANG: 'en',
  XDG_STATE_HOME: folder,
  DATA: join(folder, 'data'),
  PORT: '0',
  HOST: '127.0.0.1',
  LOG: 'off',
  METRICS_TOKEN: 'counted',
  ADMIN_TOKEN: 'a-token-of-at-least-32-characters-for-tests',
  // Two tables on an idle machine play faster than people may.
  SIZE: 'lab',
};
const spawned = (program: string, words: readonly string[], input: string) =>
  spawnSync(process.execPath, [program, ...words], { cwd: folder, encoding: 'utf8', input, env });

/** What the laboratory can do: the same folder, another program. */
const inLab = new Set(
  [...spawned(LAB, ['--help'], '').stdout.matchAll(/^ {2}([\w-]+)/gm)].map(([, name]) => name!),
);
const run = (words: readonly string[], input = '') =>
  spawned(inLab.has(words[0]!) ? LAB : PROGRAM, words, input);

const helps = new Map<string, string>();
function helpOf(command: string): string {
  if (!helps.has(command)) helps.set(command, run([command, '--help']).stdout);
  return helps.get(command)!;
}

const FULL = Number(process.env['EFFORT']) > 1;
const likes = new Set<string>();
/** The same command, game and flags were run before, with other numbers and names behind the flags. */
function isLikeEarlier(words: readonly string[]): boolean {
  const kind = words
    .filter((word, i) => word.startsWith('--') || !words[i - 1]?.startsWith('--'))
    .concat(words.filter((word) => Object.hasOwn(games, word)))
    .sort()
    .join(' ');
  if (likes.has(kind)) return true;
  likes.add(kind);
  return false;
}

/** A server that is ended when the test has done with it. */
async function serving(words: readonly string[]) {
  const child = spawn(process.execPath, [PROGRAM, ...words], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill());
  let said = '';
  child.stdout.on('data', (data: Buffer) => (said += data.toString()));
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  return {
    url: /http:\/\/[\w.]+:\d+\//.exec(said)?.[0] ?? `no address: ${said}`,
    stop: async () => {
      child.kill();
      return (await ended)[0] as number | null;
    },
  };
}

beforeAll(() => {
  for (const part of ['bots', 'examples', 'docs'])
    cpSync(join(ROOT, part), join(folder, part), {
      recursive: true,
    });
  const jsonIn = (file: string): string => /```json\n([^]*?)```/.exec(textOf(file))![1]!;
  // The page shows two kinds of a catalogue.
  const shipped = JSON.parse(textOf('games/uwo/catalogues/znorf-2.json')) as { kinds: object };
  const kinds = { ...shipped.kinds, ...(JSON.parse(jsonIn('docs/catalogue.md')) as object) };
  const mine = JSON.stringify({ ...shipped, name: 'mine', kinds });
  writeFileSync(join(folder, 'my-catalogue.json'), mine);
  writeFileSync(join(folder, 'my-deck.json'), jsonIn('docs/outside.md'));
  const bots = ['--bots', 'random,easy', '--seats', '2', '--games', '2', '--threads', '1'];
  run(['arena', '--game', 'uno', ...bots, '--keep', 'kept']);
  const record = readdirSync(join(folder, 'kept')).find((file) => !file.endsWith('.jsonl'))!;
  cpSync(join(folder, 'kept', record), join(folder, 'game.record'));
  const { stdout } = run(['deal', 'uno', '--seed', 'a']);
  const line = `${JSON.stringify({ position: JSON.parse(stdout), moves: [] })}\n`;
  writeFileSync(join(folder, 'positions.jsonl'), line);
  writeFileSync(join(folder, 'lines.jsonl'), '');
  // Games from outside import the package by its name.
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(ROOT, join(folder, 'node_modules/tischlein'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('every command line of the docs', () => {
  it('is found', () => expect(found.size).toBeGreaterThan(40));

  it.each([...found])('%s (%s)', async (line) => {
    const [command = '', ...words] = shortened(line);
    const help = helpOf(command);
    expect(help).toMatch(new RegExp(`^(tischlein|npm run lab --) ${command}`));
    for (const [flag] of line.matchAll(/--[a-z][a-z-]*/g))
      if (flag !== '--help') expect(help).toContain(flag);
    if (!FULL && isLikeEarlier([command, ...words])) return;

    rmSync(join(folder, 'copy.sqlite'), { force: true });
    // There must be a store to copy.
    if (command === 'backup') await (await serving(['serve'])).stop();
    if (command === 'serve' && !words.includes('--help')) {
      const server = await serving([command, ...words]);
      expect((await fetch(new URL('health', server.url))).status).toBe(200);
      expect(await server.stop()).toBe(0);
    } else if (command === 'bot') {
      const link = 'http://127.0.0.1:1/#/t/none';
      expect(run([command, ...words.map((word) => word.replace('LINK', link))]).stderr).toContain(
        'no server answers',
      );
    } else if (command === 'admin') {
      const server = await serving(['serve']);
      const { status, stderr } = run([command, ...words, '--url', server.url]);
      if (words.includes('ID')) expect(stderr).toContain('There is no group');
      else expect([status, stderr]).toEqual([0, '']);
      await server.stop();
    } else if (command === 'load' && words.includes('URL')) {
      const server = await serving(['serve']);
      const there = words.map((word) => (word === 'URL' ? server.url : word));
      const token = ['--token', 'counted'];
      const plain = there.filter((word) => word !== '--token' && word !== 'TOKEN');
      expect(run([command, ...plain, ...token]).status).toBe(0);
      await server.stop();
    } else {
      const { status, stderr } = run([command, ...words], command === 'play' ? 'quit\n' : '');
      expect(stderr).not.toContain('tischlein:');
      // A record of bots is not a fair deal between people, and here may be no pages: both say so by their status.
      if (!['verify', 'doctor'].includes(command)) expect(status).toBe(0);
    }
  });
});

it('every script the docs run with npm is there', () => {
  const scripts = new Set(
    ['package.json', 'web/package.json'].flatMap((file) =>
      Object.keys((JSON.parse(textOf(file)) as { scripts?: object }).scripts ?? {}),
    ),
  );
  for (const file of DOCS)
    for (const [, name] of textOf(file).matchAll(/npm run ([a-z][\w:-]*)/g))
      expect(scripts, `${file}: npm run ${name}`).toContain(name);
});
