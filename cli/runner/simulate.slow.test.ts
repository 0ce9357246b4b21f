import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { tischlein as run } from '../run.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'tischlein-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tischlein = (line: string, ...more: readonly string[]) => run([...line.split(' '), ...more]);

describe('tischlein simulate', () => {
  it('sweeps over every combination and counts', () => {
    const { out } = tischlein(
      'simulate --json --game mow --seats 3 --vary limit=30,100 --vary rounds=0,2 --games 16',
    );
    const { mixes } = JSON.parse(out) as {
      mixes: {
        mix: string;
        moves: { mean: number };
        winsBySeat: { mean: number }[];
        clauses: Record<string, number>;
        deeds: Record<string, number>;
      }[];
    };
    expect(mixes.map(({ mix }) => mix)).toEqual([
      'limit=30 rounds=0',
      'limit=30 rounds=2',
      'limit=100 rounds=0',
      'limit=100 rounds=2',
    ]);
    expect(mixes[0]!.moves.mean).toBeLessThan(mixes[2]!.moves.mean / 2);
    expect(mixes[1]!.moves).toEqual(mixes[3]!.moves);
    for (const { winsBySeat, clauses, deeds } of mixes) {
      expect(winsBySeat.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1);
      expect(clauses['MOW-36']).toBe(1);
      expect(clauses['MOW-12']).toBeCloseTo(deeds['take']!);
    }
  });

  it('takes a value from a file and writes a page that names its command line', () => {
    const value = join(folder, 'limit.txt');
    const page = join(folder, 'page.md');
    const chart = join(folder, 'simulate.svg');
    writeFileSync(value, '40\n');
    const line = `simulate --game uwo --games 2 --bots easy --option quietTurns=10 --vary army=8,10`;
    const turns = '--length end,burn,swap';
    expect(tischlein(`${line} ${turns} --page ${page} --svg ${chart}`).status).toBe(0);
    const text = readFileSync(page, 'utf8');
    expect(text).toMatch(/^# uwo, easy, 2 games each, seed simulate\n/);
    expect(text).toContain(`tischlein ${line} ${turns} --page`);
    expect(text).toContain('end + burn + swap');
    expect(text).toMatch(
      /\| army=8 \| 2 \| 2 \| [\d.]+ \(\d+ to \d+\) \| [\d.]+ \(\d+ to \d+\) \|/,
    );
    expect(text).toMatch(/\| morf \w+ \| +\d+\.\d %/);
    expect(readFileSync(chart, 'utf8')).toContain('army=10');
    const { out } = tischlein(`simulate --json --game mow --games 2 --vary limit=@${value}`);
    expect(out).toContain('"limit":40');
    expect(tischlein('simulate --game mow --vary limit=@nowhere').error).toContain(
      'nowhere can not be read',
    );
  });

  it('keeps a line for each game, goes on from it, and comes to what one whole run comes to', () => {
    const file = join(folder, 'games.jsonl');
    const line = `simulate --json --game uwo --bots easy --option quietTurns=6 --vary army=8,10 --length end,burn,swap`;
    const mixes = (more: string): unknown => {
      const { out, error } = tischlein(`${line} ${more}`);
      return error === '' ? (JSON.parse(out) as { mixes: unknown }).mixes : error;
    };
    const linesOf = (): string[] => readFileSync(file, 'utf8').trim().split('\n');
    const few = mixes('--games 6');
    expect(mixes(`--games 6 --keep ${file}`)).toEqual(few);
    expect(linesOf()).toHaveLength(12);
    const whole = mixes('--games 13');
    expect(mixes(`--games 13 --keep ${file}`)).toEqual(whole);
    expect(linesOf()).toHaveLength(26);
    const kept = readFileSync(file, 'utf8');
    // Nothing is played again, also where fewer games are asked for.
    expect(mixes(`--games 6 --keep ${file}`)).toEqual(few);
    expect(readFileSync(file, 'utf8')).toBe(kept);
    // Games of another seed or of other options are other games.
    mixes(`--games 1 --keep ${file} --seed other`);
    expect(linesOf()).toHaveLength(28);

    writeFileSync(file, 'moved\n');
    expect(mixes(`--games 2 --keep ${file}`)).toContain('line 1 is no game');
    expect(readFileSync(file, 'utf8')).toBe('moved\n');
    expect(mixes(`--games 2 --resume --keep ${file}.new`)).toContain('nothing to go on with');
  });
});
