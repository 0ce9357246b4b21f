import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Entry } from '@tischlein/table';
import { afterAll, describe, expect, it } from 'vitest';
import { Witness } from './crash.testing.ts';
import { tableOf } from './play.testing.ts';
import { freePort, ServerProcess } from './process.testing.ts';
import { STORE_FILE } from './store/schema.ts';
import { SqliteStore } from './store/sqlite.ts';

const WRITES = 'pwrite64,write,ftruncate,fsync,fdatasync,unlink';
const STRACE = spawnSync('strace', ['-qq', '-e', 'trace=fsync', 'true']).status === 0;
const FILES = [STORE_FILE, `${STORE_FILE}-wal`];
const TABLES = 4;
const PLAYS_MS = 1500;
const ROUNDS = Number(process.env['EFFORT']) > 1 ? 10 : 2;

const root = mkdtempSync(join(tmpdir(), 'tischlein-durable-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Notes every write and sync of a running program, or does to its syncs what `inject` says. */
async function traced(pid: number, out: string, ...inject: string[]): Promise<ChildProcess> {
  const how = ['-f', '-y', '-xx', '-s', '100000', '-e', `trace=${WRITES}`, ...inject];
  const tracer = spawn('strace', [...how, '-o', out, '-p', `${pid}`]);
  await once(tracer.stderr!, 'data');
  return tracer;
}

const bytesOf = (hex: string): Buffer => Buffer.from(hex.replaceAll('\\x', ''), 'hex');

/** A line of the trace for each call, also for one that another came in between of. */
function callsIn(trace: string): string[] {
  const begun = new Map<string, string>();
  return trace.split('\n').flatMap((line) => {
    const [, pid = '', call = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const unfinished = / *<unfinished \.\.\.>$/.exec(call);
    if (unfinished) begun.set(pid, call.slice(0, unfinished.index));
    if (unfinished || call.startsWith('---')) return [];
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(call);
    return [resumed ? `${begun.get(pid)}${resumed[1]}` : call];
  });
}

/**
 * The worst that a power cut may leave: what was written before a sync of the same file was done, and nothing since.
 * `isSynced` leaves syncs out, to see that it matters.
 */
class Shadow {
  readonly #files = new Map<string, Buffer>();
  readonly #pending = new Map<string, ((file: Buffer) => Buffer)[]>();

  constructor(folder: string) {
    for (const name of FILES)
      this.#files.set(
        name,
        existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : Buffer.alloc(0),
      );
  }

  take(trace: string, isSynced: (name: string) => boolean = () => true): void {
    for (const call of callsIn(trace)) {
      const [, what = '', path = ''] = /^(\w+)\(\d+<([^>]*)>/.exec(call) ?? [];
      const name = basename(bytesOf(path).toString());
      if (!FILES.includes(name) || !/ = \d+$/.test(call)) continue;
      const pending = this.#pending.get(name) ?? [];
      this.#pending.set(name, pending);
      const [, data = '', at = ''] = /, "([^"]*)", \d+, (\d+)\)/.exec(call) ?? [];
      if (what === 'pwrite64') pending.push((file) => written(file, bytesOf(data), Number(at)));
      else if (what === 'ftruncate') {
        const size = Number(/, (\d+)\)/.exec(call)![1]);
        pending.push((file) => file.subarray(0, size));
      } else if (what === 'write') throw new Error('SQLite writes at a place');
      else if (isSynced(name))
        for (const change of pending.splice(0))
          this.#files.set(name, change(this.#files.get(name)!));
    }
  }

  layInto(folder: string): void {
    for (const [name, bytes] of this.#files) {
      rmSync(join(folder, name), { force: true });
      if (bytes.length > 0) writeFileSync(join(folder, name), bytes);
    }
    rmSync(join(folder, `${STORE_FILE}-shm`), { force: true });
  }
}

function written(file: Buffer, data: Buffer, at: number): Buffer {
  const bytes = Buffer.alloc(Math.max(file.length, at + data.length));
  file.copy(bytes);
  data.copy(bytes, at);
  return bytes;
}

async function journalsIn(
  folder: string,
  tables: readonly string[],
): Promise<Map<string, Entry[]>> {
  const store = new SqliteStore(join(folder, STORE_FILE));
  const journals = new Map<string, Entry[]>();
  for (const table of tables) journals.set(table, await store.read(table, 0));
  await store.close();
  return journals;
}

describe.runIf(STRACE)('a power cut', () => {
  it('leaves every acknowledged move, and play goes on from what it leaves', async () => {
    const data = join(root, 'data');
    const server = new ServerProcess(await freePort(), { DATA: data });
    const witness = new Witness();
    const tables: string[] = [];
    const worse = new Map<number, number>();
    for (let round = 0; round < ROUNDS; round++) {
      await server.start();
      const shadows = [new Shadow(data), new Shadow(data)] as const;
      const out = join(root, `trace-${round}`);
      const tracer = await traced(server.pid, out);
      const made = await Promise.all(
        Array.from({ length: TABLES }, (_, i) => tableOf(server.url, 'mow', [`A${i}`, `B${i}`])),
      );
      tables.push(...made.map(({ table }) => table));
      let isOver = false;
      const all = made.flatMap(({ sitters }) => sitters);
      for (const sitter of all) void witness.plays(sitter, () => isOver).catch(() => {});
      await sleep(PLAYS_MS);
      await Promise.all([once(tracer, 'exit'), server.kill()]);
      isOver = true;
      for (const sitter of all) sitter.close();
      const trace = readFileSync(out, 'latin1');
      // Without the syncs of the file beside the store, much is lost: the shadow sees what a disk would forget.
      shadows[1].take(trace, (name) => name === STORE_FILE);
      const forgetful = mkdtempSync(join(root, 'forgetful-'));
      shadows[1].layInto(forgetful);
      const lost = await journalsIn(forgetful, tables);
      worse.set(round, [...lost.values()].flat().length);
      shadows[0].take(trace);
      shadows[0].layInto(data);
      const journals = await journalsIn(data, tables);
      witness.check(journals);
      expect([...journals.values()].flat().length).toBeGreaterThan(worse.get(round)!);
    }
    expect(witness.moves).toBeGreaterThan(ROUNDS * TABLES);
  });

  it('syncs that fail acknowledge nothing that is not kept', async () => {
    const data = join(root, 'failing');
    const server = new ServerProcess(await freePort(), { DATA: data });
    await server.start();
    const made = await tableOf(server.url, 'mow', ['Anna', 'Beni']);
    const witness = new Witness();
    let isOver = false;
    const inject = ['-e', 'inject=fsync,fdatasync:error=EIO:when=5+4'];
    const tracer = await traced(server.pid, join(root, 'trace-eio'), ...inject);
    for (const sitter of made.sitters) void witness.plays(sitter, () => isOver).catch(() => {});
    await sleep(PLAYS_MS);
    isOver = true;
    await Promise.all([once(tracer, 'exit'), server.kill()]);
    for (const sitter of made.sitters) sitter.close();
    expect(readFileSync(join(root, 'trace-eio'), 'latin1')).toContain('INJECTED');
    expect(statSync(join(data, STORE_FILE)).size).toBeGreaterThan(0);
    witness.check(await journalsIn(data, [made.table]));
  });
});
