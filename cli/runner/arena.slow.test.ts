import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastRandom } from '@tischlein/kit';
import { afterAll, describe, expect, it } from 'vitest';
import { tischlein as run } from '../run.testing.ts';
import { LOOKS, looksAt } from './deals.ts';
import { ratingsOf, type Outcome, type Rating } from './ratings.ts';

const folder = mkdtempSync(join(tmpdir(), 'tischlein-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

const argsOf = (line: string): string[] => ['cli/bin/tischlein.js', ...line.split(' ')];

const tischlein = (line: string) => run(line.split(' '));

interface Report {
  readonly outcomes: readonly {
    readonly deals: number;
    readonly games: number;
    readonly moves: number;
  }[];
  readonly ratings: readonly Rating[];
  readonly cutShort: boolean;
}
const reportOf = (line: string): Report => JSON.parse(tischlein(`${line} --json`).out) as Report;

/** Deals of one game each, won by Luce's rule. */
function deals(
  strengths: Readonly<Record<string, number>>,
  seats: number,
  count: number,
  random = new FastRandom('outcomes'),
): Outcome[][] {
  const bots = Object.keys(strengths);
  return Array.from({ length: count }, (_, deal) => {
    const players = Array.from({ length: seats }, (__, i) => bots[(deal + i) % bots.length]!);
    const total = players.reduce((sum, bot) => sum + strengths[bot]!, 0);
    let lot = (random.below(1_000_000) / 1_000_000) * total;
    const winner = players.findIndex((bot) => (lot -= strengths[bot]!) < 0);
    return [{ players, shares: players.map((__, seat) => (seat === winner ? 1 : 0)) }];
  });
}

describe('ratings', () => {
  it.each([2, 3, 4])('find the strengths the games were made with, %s seats', (seats) => {
    const made = { strong: 10, middling: 3, weak: 1 };
    const ratings = ratingsOf(deals(made, seats, 6000));
    const points = Object.values(made).map((strength) => 400 * Math.log10(strength));
    const middle = points.reduce((sum, value) => sum + value, 0) / points.length;
    ratings.forEach(({ rating }, i) => {
      expect(rating.mean).toBeCloseTo(points[i]! - middle, -2);
      expect(rating.low).toBeLessThan(points[i]! - middle + 15);
      expect(rating.high).toBeGreaterThan(points[i]! - middle - 15);
      expect(rating.high - rating.low).toBeLessThan(80);
    });
  });

  it('stay finite for a bot that won everything', () => {
    const sweep = ratingsOf(deals({ always: 1e12, never: 1 }, 2, 40));
    expect(sweep[0]!.wins).toBe(1);
    expect(sweep[0]!.rating.mean).toBeGreaterThan(200);
    expect(sweep[0]!.rating.high).toBeLessThan(1500);
  });

  it.each([
    [1, 2],
    [3, 4],
    [10, 8],
  ])('nineteen intervals of twenty hold odds of %s to one over %s deals', (odds, count) => {
    const random = new FastRandom(`few ${odds}`);
    const made = { strong: odds, weak: 1 };
    const held = Array.from({ length: 200 }, () =>
      ratingsOf(deals(made, 2, count, random)).find(({ bot }) => bot === 'strong')!,
    ).filter(({ rating: { low, high } }) => {
      const truth = 200 * Math.log10(odds);
      return low <= truth && high >= truth;
    });
    expect(held.length).toBeGreaterThan(180);
  });

  it('a bot that played little is not far below whom it met, and not sure of it', () => {
    const lost = { players: ['new', 'good'], shares: [0, 1] };
    const rated = ratingsOf([[lost], ...deals({ good: 20, bad: 1 }, 2, 200)]);
    const of = (name: string) => rated.find(({ bot }) => bot === name)!.rating;
    expect(of('new').high).toBeGreaterThan(of('good').high);
    const even = ratingsOf([
      [{ ...lost, shares: [0.5, 0.5] }],
      ...deals({ good: 20, bad: 1 }, 2, 200),
    ]);
    expect(even.find(({ bot }) => bot === 'new')!.rating.mean).toBeCloseTo(
      even.find(({ bot }) => bot === 'good')!.rating.mean,
      0,
    );
  });
});

describe('tischlein arena', () => {
  it('rates bots at mixed tables, the better ones higher, and writes a spreadsheet', () => {
    const csv = join(folder, 'mixed.csv');
    const line = `arena --game mow --bots medium,easy,random --seats 2 --games 240 --mixed --csv ${csv}`;
    const { ratings } = reportOf(line);
    const of = (name: string) => ratings.find(({ bot }) => bot === name)!.rating;
    expect(of('medium').low).toBeGreaterThan(of('easy').high);
    expect(of('easy').low).toBeGreaterThan(of('random').high);
    expect(ratings.map(({ games }) => games)).toEqual([160, 160, 160]);
    expect(readFileSync(csv, 'utf8').split('\n')[0]).toBe(',games,wins,rating (95 %)');
  });

  it('stops a clear pair at the first look and plays an even one to its end', () => {
    expect(looksAt(160)).toEqual([10, 20, 40, 80, 160]);
    expect(looksAt(160)).toHaveLength(LOOKS);
    const clear = reportOf(
      'arena --game mow --bots medium,random --seats 2 --games 320 --stop --seed a',
    );
    expect(clear.outcomes[0]!.deals).toBe(10);
    const even = reportOf('arena --game mow --bots random,random --seats 2 --games 64 --stop');
    expect(even.outcomes[0]!.deals).toBe(32);
  });

  it('keeps every game as a record that plays again, and goes on where it was ended', async () => {
    const whole = join(folder, 'whole');
    const cut = join(folder, 'cut');
    const line = (keep: string) =>
      `arena --game uno --bots medium,easy --seats 2 --games 400 --threads 1 --keep ${keep}`;
    const wanted = reportOf(line(whole));
    const records = readdirSync(whole).filter((file) => file.endsWith('.record'));
    expect(records).toHaveLength(400);
    const [first] = records;
    expect(tischlein(`replay ${join(whole, first!)}`).status).toBe(0);

    const child = spawn(process.execPath, argsOf(`${line(cut)} --json`), {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (data) => (said += data));
    child.stderr.on('data', (data) => (said += data));
    const kept = () => readdirSync(folder).includes('cut') && readdirSync(cut).length > 20;
    while (child.exitCode === null && !kept()) await new Promise((wait) => setTimeout(wait, 5));
    child.kill('SIGINT');
    await new Promise((ended) => child.on('close', ended));
    expect(said).toMatch(/stopped after \d+ deals; --resume goes on/);
    expect(said).toContain('"cutShort":true');

    const games = join(cut, 'games.jsonl');
    const played = readFileSync(games, 'utf8').split('\n').length - 1;
    expect(played).toBeLessThan(400);
    appendFileSync(games, '{"match":{"game":"un');
    const resumed = reportOf(`${line(cut)} --resume`);
    expect(resumed.outcomes[0]!.moves).toBe(wanted.outcomes[0]!.moves);
    expect(resumed.ratings).toEqual(wanted.ratings);
    expect(resumed.cutShort).toBe(false);
    // What stood there was not played again, and more games may be asked for.
    const lines = readFileSync(games, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(400);
    expect(new Set(lines).size).toBe(400);
    expect(reportOf(`${line(cut).replace('400', '404')} --resume`).outcomes[0]!.games).toBe(404);
  });
});

describe('tischlein simulate', () => {
  it('varies seats and writes a page with a verdict, histograms and paired differences', () => {
    const page = join(folder, 'report.html');
    const line = 'simulate --game mow --bots easy --games 20 --vary seats=2,4 --vary limit=30,100';
    expect(tischlein(`${line} --report ${page}`).status).toBe(0);
    const html = readFileSync(page, 'utf8');
    expect(html).toContain('seats=4 limit=100');
    expect(html).toMatch(/seats=2 limit=100 beside seats=2 limit=30: longer, \+\d/);
    expect(html.match(/<svg/g)).toHaveLength(9);
    expect(html).toContain('21 intervals were looked at');
    expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
  });
});

it.each(['bash', 'zsh', 'fish'])('completes commands and flags in %s', (shell) => {
  const { out } = tischlein(`completion ${shell}`);
  expect(out).toContain('simulate');
  expect(out).toContain('--resume');
});

it('the completion for bash is a script that offers what begins like the word', () => {
  const { out } = tischlein('completion bash');
  const ask = `${out}\nCOMP_WORDS=(tischlein arena --res); COMP_CWORD=2; _tischlein; echo "\${COMPREPLY[@]}"`;
  expect(spawnSync('bash', ['-c', ask], { encoding: 'utf8' }).stdout.trim()).toBe('--resume');
  expect(tischlein('completion fish').out).toMatch(
    /from new-game" -a "[^]*from arena" -a ".*--resume/,
  );
});

it.each([
  ['arena --game mow --mixed --stop', '--stop looks at pairs'],
  ['arena --game mow --resume', '--resume requires --keep'],
  ['arena --game mow --keep nowhere/x --resume', 'there is nothing to go on with'],
  ['simulate --game mow --vary seats=2,99', 'seats'],
  ['completion elvish', 'there are bash, zsh, fish'],
])('%s: a sentence', (line, message) => {
  const { status, error } = tischlein(line);
  expect(status).toBe(message.includes('nothing to go on with') ? 1 : 2);
  expect(error).toContain(message);
  expect(error.trim().split('\n')).toHaveLength(1);
});
