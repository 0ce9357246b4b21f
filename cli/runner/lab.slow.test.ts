import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@tischlein/manifests/all';
import { dealt, fairChance, mustParse, setUp, WATCHER } from '@tischlein/kit';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { tischlein as run } from '../run.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'tischlein-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tischlein = (line: string, ...more: readonly string[]) => run([...line.split(' '), ...more]);

interface ArenaReport {
  readonly outcomes: readonly {
    readonly hero: string;
    readonly others: string;
    readonly deals: number;
    readonly games: number;
    readonly wins: { readonly mean: number; readonly low: number; readonly high: number };
    readonly moves: number;
  }[];
}

const arena = (line: string, ...more: readonly string[]): ArenaReport =>
  JSON.parse(tischlein(`arena --json ${line}`, ...more).out) as ArenaReport;

describe('tischlein arena', () => {
  it('plays every pair, each deal once per seating, and the better one wins', () => {
    const { outcomes } = arena('--game mow --bots medium,easy,random --seats 2 --games 200');
    expect(outcomes.map(({ hero, others }) => `${hero} ${others}`)).toEqual([
      'medium easy',
      'medium random',
      'easy random',
    ]);
    for (const { deals, games, wins } of outcomes) {
      expect([deals, games]).toEqual([100, 200]);
      expect(wins.low).toBeGreaterThan(0.58);
    }
  });

  it('finds nothing between a bot and itself, and that is a real test: the games differ', () => {
    const [outcome] = arena('--game uno --bots random,random --seats 2 --games 600').outcomes;
    const { low, high } = outcome!.wins;
    expect(low).toBeLessThanOrEqual(0.5);
    expect(high).toBeGreaterThanOrEqual(0.5);
    expect(high - low).toBeGreaterThan(0.03);
  });

  it('is the same again for the same seed, on one thread or two, and another for another', () => {
    const wins = (seed: string, threads: string) =>
      arena(
        `--game mow --bots easy,medium --seats 3 --games 18 --seed ${seed} --threads ${threads}`,
      ).outcomes.map((outcome) => [outcome.wins, outcome.moves]);
    const first = wins('a', '1');
    expect(wins('a', '2')).toEqual(first);
    expect(wins('b', '2')).not.toEqual(first);
  });

  it('draws a chart and a table', () => {
    const file = join(folder, 'arena.svg');
    const { status, out } = tischlein(
      `arena --game mow --bots medium,random --games 8 --svg ${file}`,
    );
    expect(status).toBe(0);
    expect(out).toMatch(/medium against random +2 +\d+\.\d % \(/);
    expect(readFileSync(file, 'utf8')).toMatch(
      /^<svg [\s\S]*medium against random[\s\S]*<\/svg>\n$/,
    );
  });

  it('enters a bot in another language', () => {
    const [outcome] = arena(
      '--game mow --seats 2 --games 20 --bots',
      'exec:python3 bots/examples/first.py,random',
    ).outcomes;
    expect(outcome!.wins.mean).toBeGreaterThan(0.6);
  });

  it('enters a module, and says what is wrong with one', () => {
    const file = join(folder, 'first.mjs');
    writeFileSync(
      file,
      `export const bot = ({ legal }) => legal.find((m) => m !== 'take') ?? legal[0];`,
    );
    const line = '--game mow --seats 2 --games 20 --bots';
    const [outcome] = arena(line, `first=import:${file},random`).outcomes;
    expect(outcome!.hero).toBe('first');
    expect(outcome!.wins.mean).toBeGreaterThan(0.6);
    const args = ['play', 'mow', '--bots', '1', '--lang', 'en', '--level', `import:${file}`];
    const { out, error } = run(args, { input: '1\n1\nquit\n', env: { XDG_STATE_HOME: folder } });
    expect(`${error}${out}`).toMatch(/Beni (adds|starts|takes|closes)/);
    writeFileSync(file, 'export const robot = 1;');
    expect(tischlein(`arena ${line}`, `import:${file},random`).error).toContain(
      'exports no function called bot',
    );
    expect(tischlein(`arena ${line}`, 'import:./nowhere.js,random').error).toContain(
      'there is no such file',
    );
  });

  it.each([
    ['arena --game mow --bots hard', 'expected at least two'],
    ['arena --game mow --bots hard,clever', 'there is no bot "clever" for mow'],
    [
      'arena --game mow --bots hard,Hard!',
      'a bot is written hard, hard@2000, hard@200ms, import:FILE or exec:COMMAND',
    ],
    ['arena --bots hard,easy', 'which game?'],
    ['arena uno --game mow', '"uno" is one word too many'],
    [
      'arena --game mow --bots hard,easy --budget=-100',
      '--budget: expected iterations, or a time like 200ms, 1 or more, got "-100"',
    ],
    [
      'arena --game mow --bots hard@0,easy',
      'hard@0: expected iterations, or a time like 200ms, 1 or more, got "0"',
    ],
    ['arena --game mow --svg /nowhere/x.svg', '/nowhere/x.svg can not be written'],
    ['simulate --game mow --page /nowhere/x.md', '/nowhere/x.md can not be written'],
    ['simulate --game mow --vary limit=30 --vary limit=50', '--vary: limit stands twice'],
    ['simulate --game mow --vary limit=@/nowhere/x', '/nowhere/x can not be read'],
    ['simulate --game mow --length turns', '--length: there is no move "turns"; there are '],
    ['simulate --game mow --vary limit', '--vary: expected key=value,value,…'],
    ['simulate --game mow --vary limit=0', 'limit: expected a whole number from 1 to 1000'],
    [
      'simulate --game mow --seats 3 --bots easy,hard',
      'one for all or one for each of the 3 seats',
    ],
  ])('%s: a sentence', (line, message) => {
    const { status, error } = tischlein(line);
    expect(status).toBe(message.includes('can not be') ? 1 : 2);
    expect(error).toContain(message);
    expect(error.trim().split('\n')).toHaveLength(1);
  });

  it('a flag whose value looks like another flag is wrong usage: a sentence', () => {
    const { status, error } = tischlein('arena --game mow --bots hard,easy --budget -100');
    expect(status).toBe(2);
    expect(error).toContain('--budget: a value that begins with - is written --budget=VALUE');
  });

  it.each([
    ['process.exit(3)', 'broken.mjs stopped with status 3'],
    ['throw new Error("out of ideas")', 'out of ideas'],
    ['console.log("nonsense")', 'expected a move as JSON text, or null'],
    ['console.log("\\"fly\\"")', 'answered "fly" at seat'],
  ])('says what is wrong with a program: %s', (program, message) => {
    const file = join(folder, 'broken.mjs');
    writeFileSync(file, `process.stdin.once('data', () => { ${program}; });`);
    const { status, error } = tischlein(
      'arena --game mow --games 2 --seats 2 --bots',
      `exec:node ${file},random`,
    );
    expect(status).toBe(1);
    expect(error).toContain(message);
  });
});

it('warns of nothing of its own, however many pairs play', () => {
  const { error } = tischlein(
    'arena --game mow --bots random,beginner,easy,medium --games 2 --budget 1',
  );
  expect(error).not.toContain('Warning');
});

it('the arena ends the programs it has started, also one that does not read its end', async () => {
  const file = join(folder, 'stubborn.mjs');
  const diary = join(folder, 'diary');
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';
     import { createInterface } from 'node:readline';
     const note = (word) => appendFileSync(${JSON.stringify(diary)}, word + ' ');
     note('came');
     setInterval(() => {}, 1000);
     process.on('SIGTERM', () => { note('went'); process.exit(); });
     createInterface({ input: process.stdin }).on('line', (line) => {
       const { legal } = JSON.parse(line);
       if (legal) console.log(JSON.stringify(legal[0]));
     });`,
  );
  const line = 'arena --game mow --games 2 --seats 2 --threads 1 --bots';
  const { status, error } = tischlein(line, `exec:node ${file},random`);
  expect([status, error]).toEqual([0, '']);
  await vi.waitFor(() => expect(readFileSync(diary, 'utf8')).toBe('came came went went '), 10_000);
});

it('programs get what their seat has seen, their time, and how it ended', () => {
  const file = join(folder, 'keeper.mjs');
  const diary = join(folder, 'questions');
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';
     import { createInterface } from 'node:readline';
     createInterface({ input: process.stdin }).on('line', (line) => {
       appendFileSync(${JSON.stringify(diary)}, line + '\\n');
       const { legal } = JSON.parse(line);
       if (legal) console.log(JSON.stringify(legal[0]));
     });`,
  );
  const line = 'arena --game mow --games 1 --seats 2 --threads 1 --budget 50ms --bots';
  expect(tischlein(line, `exec:node ${file},random`).status).toBe(0);
  const lines = readFileSync(diary, 'utf8')
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text));
  const games = lines.filter(({ result }) => result);
  expect(games.length).toBeGreaterThan(0);
  for (const { result, seat, view } of games) {
    expect(result.scores).toHaveLength(2);
    expect(view.seat).toBe(seat);
  }
  const asks = lines.slice(0, lines.indexOf(games[0]!));
  expect(asks.length).toBeGreaterThan(1);
  for (const { start, history, time, view } of asks) {
    expect([start.seat, time]).toEqual([view.seat, 50]);
    expect(start).toEqual(asks[0].start);
    expect(history.every(({ facts }: { facts: unknown[] }) => facts.length > 0)).toBe(true);
  }
  const lengths = asks.map(({ history }) => history.length);
  expect(lengths.every((length, i) => i === 0 || length > lengths[i - 1]!)).toBe(true);
  expect(asks.at(-1).history.slice(0, lengths[0])).toEqual(asks[0].history);
});

it('a level thinks by the clock where its budget is a time', () => {
  const line = 'arena --game uno --games 2 --seats 2 --threads 1 --json --bots hard@1ms,random';
  const { status, out } = tischlein(line);
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ outcomes: [{ hero: 'hard@1ms' }] });
});

it('knows who leads in every game', () => {
  for (const [name, game] of Object.entries(games)) {
    const { seats } = game;
    const state = dealt(game, mustParse(setUp(game, {}, seats.max)), fairChance('lead'));
    expect(game.standing(game.view(state, WATCHER)), name).toHaveLength(seats.max);
  }
});
