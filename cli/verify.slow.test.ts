import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@tischlein/manifests/all';
import { formatRecord } from '@tischlein/kit';
import { commitmentTo, verifyRecord } from '@tischlein/table';
import { afterAll, describe, expect, it } from 'vitest';
import {
  changed,
  claimsOf,
  honest,
  kept,
  NOTHING,
  record,
  SECRET,
  told,
} from './verify.testing.ts';

const uno = games['uno']!;

describe('an honest record', () => {
  it('holds where somebody gave a hash and did not open it: that stands there for all to see', () => {
    const { record: fair } = told({ secret: SECRET, contributions: ['annas', null, null] });
    const hashes = [fair.hashes![0]!, commitmentTo('benis'), null];
    expect(verifyRecord(uno, { ...fair, hashes }).faults).toEqual([]);
  });

  it('is not relied on by a page that was told two stories', () => {
    const { claims, faults } = verifyRecord(uno, record, { ...kept, altered: true });
    expect([claims.told, faults]).toEqual(['broken', [{ code: 'altered' }]]);
  });

  it('holds for everything there is something to hold it against', () => {
    const all = { deal: 'holds', play: 'holds' };
    expect(claimsOf(honest, {})).toEqual({ ...NOTHING, ...all });
    expect(claimsOf(honest, kept)).toEqual({
      ...all,
      commitment: 'holds',
      contribution: 'holds',
      told: 'holds',
    });
    expect(record.moves.some((line) => 'back' in line)).toBe(true);
  });

  it('is told to every seat in its own way, so each digest says whose it is', () => {
    expect(verifyRecord(uno, record, kept).reader).toBe(0);
    const { faults } = verifyRecord(uno, record, { digest: kept.digest.replace(/^./, 'x') });
    expect(faults).toEqual([{ code: 'told' }]);
  });
});

describe('tischlein verify', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const verify = (text: string, ...flags: readonly string[]) => {
    const file = join(folder, 'game');
    writeFileSync(file, text);
    const args = ['cli/bin/tischlein.js', 'verify', file, ...flags];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { status, out: stdout.replaceAll(file, 'FILE') };
  };

  it('says what holds, and what it can not know', () => {
    const { status, out } = verify(honest);
    expect(status).toBe(0);
    expect(out).toContain('FILE checks out.\n  deal: the cards follow from');
    expect(out).toContain('told: not proven');
    const { commitment, contribution, digest } = kept;
    const flags = ['--commitment', commitment, '--contribution', contribution, '--digest', digest];
    expect(verify(honest, ...flags).out).toContain('as told to seat 0.');
    expect(verify(honest, '--commitment', commitmentTo('x'))).toMatchObject({
      status: 3,
      out: expect.stringContaining(
        'commitment: The seal is not the one that was shown before the game.',
      ) as unknown,
    });
  });

  it('answers in JSON', () => {
    const { status, out } = verify(changed({ dealt: 'device' }), '--json');
    expect(status).toBe(4);
    expect(JSON.parse(out)).toEqual({
      file: 'FILE',
      holds: false,
      claims: { ...NOTHING, deal: 'open', play: 'holds' },
      faults: [{ code: 'device' }],
      ending: 'result',
    });
    expect(JSON.parse(verify('hello\n', '--json').out)).toMatchObject({
      holds: false,
      error: expect.stringContaining('a record begins with') as unknown,
    });
  });

  it('says who attests an end that no rule makes', () => {
    const { record: half, kept: held } = told(undefined, 'honest', 'draw');
    const text = formatRecord(half);
    const alone = verify(text);
    expect(alone.status).toBe(0);
    expect(alone.out).toContain('only the record says that it was agreed to end there');
    expect(alone.out).not.toContain('to the end');
    const attested = verify(text, '--digest', held.digest);
    expect(attested.out).toContain('to the end that the kept digest confirms');
    expect(JSON.parse(verify(text, '--json').out)).toMatchObject({ ending: 'record' });
    expect(verify(honest).out).toContain('to the end.');
  });

  it('tells by its status what holds: a game of one’s own is no forgery', () => {
    const own = verify(changed({ dealt: 'device' }));
    expect(own.status).toBe(4);
    expect(own.out).toContain('the play checks out, the deal can’t be proven');
    expect(own.out).toContain('nobody else can vouch for them');
    expect(verify(changed({ dealt: 'device' }), '--digest', kept.digest).status).toBe(3);
    const { hashes: _none, ...unsealed } = record;
    expect(verify(formatRecord(unsealed)).status).toBe(3);
    expect(verify(changed({ dealt: 'device', moves: record.moves.slice(1) })).status).toBe(3);
    expect(verify('hello\n').status).toBe(1);
    expect(verify(honest, '--colour').status).toBe(2);
  });
});
