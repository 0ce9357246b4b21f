import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { tischlein as run } from '../run.testing.ts';
import type { Played } from './fixture.ts';
import { KeptTallies } from './kept-tallies.ts';

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
    expect(text).toMatch(/^# Measured by simulation\n/);
    expect(text).toContain(`tischlein ${line} ${turns} --page`);
    expect(text).toContain('end + burn + swap');
    expect(text).toMatch(/\| army=8 \| 2 \| [\d.]+ \(\d+ to \d+\) \| [\d.]+ \(\d+ to \d+\) \|/);
    expect(text).toMatch(/\| morf \w+ \| +\d+\.\d %/);
    expect(readFileSync(chart, 'utf8')).toContain('army=10');
    const { out } = tischlein(`simulate --json --game mow --games 2 --vary limit=@${value}`);
    expect(out).toContain('"limit":40');
    expect(tischlein('simulate --game mow --vary limit=@nowhere').error).toContain(
      'nowhere can not be read',
    );
  });

  it('keeps tallies, goes on from them, and comes to what one whole run comes to', () => {
    const file = join(folder, 'tallies.json');
    const line = `simulate --json --game uwo --bots easy --option quietTurns=6 --vary army=8,10 --length end,burn,swap`;
    const mixes = (more: string): unknown => {
      const { out, error } = tischlein(`${line} ${more}`);
      return error === '' ? (JSON.parse(out) as { mixes: unknown }).mixes : error;
    };
    const whole = mixes('--games 33');
    expect(mixes(`--games 12 --keep ${file}`)).toEqual(mixes('--games 12'));
    expect(mixes(`--games 33 --keep ${file}`)).toEqual(whole);
    const kept = readFileSync(file, 'utf8');
    expect(mixes(`--games 33 --keep ${file}`)).toEqual(whole);
    expect(readFileSync(file, 'utf8')).toBe(kept);

    expect(mixes(`--games 33 --keep ${file} --seed other`)).toContain('begun with other flags');
    expect(mixes(`--games 20 --keep ${file}`)).toContain('holds 33 games of army=8 already');
    expect(mixes(`--keep ${file} --report ${file}.html`)).toContain('leave out --keep');
    writeFileSync(file, 'moved');
    expect(mixes(`--games 33 --keep ${file}`)).toContain('holds no tallies of a simulation');
  });

  it('keeps no games after a gap: those before it are still to come', () => {
    const file = join(folder, 'gap.json');
    const kept = new KeptTallies(file, {}, []);
    const take = kept.taker('mix');
    const game = (moves: number): Played => ({
      winners: [0],
      scores: [1, 0],
      moves,
      thinking: [],
      leadChanges: 0,
      clauses: {},
      deeds: {},
    });
    take(1, [game(20)]);
    expect(kept.of('mix').games).toBe(0);
    take(0, [game(10)]);
    take(3, [game(40)]);
    expect(new KeptTallies(file, {}, []).of('mix').moves).toEqual({ 10: 1, 20: 1 });
  });
});
