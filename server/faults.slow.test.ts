/** One test for each line of the table in docs/hosting.md, "When something breaks". */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Guest, tableOf, type Sitter } from './play.testing.ts';
import { freePort, ServerProcess } from './process.testing.ts';
import { STORE_FILE } from './store/schema.ts';
import { testServer } from './start.testing.ts';

const health = async (url: string): Promise<number> => (await fetch(`${url}/health`)).status;

/** Whoever is asked moves; answers the outcome, or the code of the error. */
async function move(sitters: readonly Sitter[]): Promise<string> {
  const told = await sitters[0]!.until('the game', ({ phase }) => phase === 'playing');
  const mover = sitters[told.waitingFor!]!;
  const { legal, ply } = await mover.until('a move', (now) => now.legal.length > 0);
  const answer = await mover.command({ type: 'move', ply, move: legal[0]! });
  if (answer.outcome === 'ok')
    for (const each of sitters) await each.until('it', (now) => now.ply > ply);
  return answer.outcome === 'error' ? answer.code : answer.outcome;
}

function temporary(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `tischlein-${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A file system of its own with little room, where the system lets us have one. */
function smallDisk(): string | null {
  const folder = temporary('disk');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  return folder;
}

/** Nothing is acknowledged and health is 503 from when the disk is full until there is room. */
async function outlastsFullDisk(url: string, fill: () => void, clear: () => void): Promise<void> {
  const { sitters } = await tableOf(url, 'mow', ['Anna', 'Beni']);
  expect(await move(sitters)).toBe('ok');
  fill();
  let outcome = 'ok';
  // The file beside the store may have a little room of its own left.
  for (let tries = 0; outcome === 'ok' && tries < 50; tries++) outcome = await move(sitters);
  expect(outcome).toBe('store');
  const guest = await fetch(`${url}/api/me`, { method: 'POST', body: '{"name":"Eva"}' });
  expect(guest.status).toBe(503);
  await expect.poll(() => health(url), { timeout: 10_000 }).toBe(503);
  clear();
  expect(await move(sitters)).toBe('ok');
  await expect.poll(() => health(url), { timeout: 10_000 }).toBe(200);
  for (const sitter of sitters) sitter.close();
}

it('disk full: nothing is acknowledged, health is 503, and it goes on by itself when there is room', async ({
  skip,
}) => {
  const disk = smallDisk();
  if (disk === null) return skip('no file system may be mounted here');
  const server = await testServer({ data: disk });
  onTestFinished(() => server.stop());
  const filler = join(disk, 'filler');
  const fill = (): void => {
    for (let size = 1 << 20; size >= 1024; size >>= 1)
      for (let full = false; !full;)
        try {
          writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
        } catch {
          full = true;
        }
  };
  await outlastsFullDisk(server.url, fill, () => rmSync(filler));
});

it.skipIf(spawnSync('prlimit').error)(
  'disk full: the same where the system lets no file grow',
  async () => {
    // Node ends at this signal unless somebody listens; with a listener the write fails, as it does on a full disk.
    const listen = "data:text/javascript,process.on('SIGXFSZ',()=>{})";
    const server = new ServerProcess(await freePort(), {
      DATA: temporary('limited'),
      NODE_OPTIONS: `--import=${listen}`,
    });
    await server.start();
    const limit = (bytes: string): void =>
      void execFileSync('prlimit', [`--pid=${server.pid}`, `--fsize=${bytes}:unlimited`]);
    await outlastsFullDisk(
      server.url,
      () => limit('1'),
      () => limit('unlimited'),
    );
  },
);

it('store locked by another program: nothing is acknowledged meanwhile, and then it goes on', async () => {
  const server = await testServer();
  onTestFinished(() => server.stop());
  const { sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni']);
  const other = new Database(join(server.data, STORE_FILE));
  other.exec('BEGIN IMMEDIATE');
  expect(await move(sitters)).toBe('store');
  other.exec('ROLLBACK');
  other.close();
  expect(await move(sitters)).toBe('ok');
  for (const sitter of sitters) sitter.close();
});

describe('clock set forward', () => {
  const DAY = 86_400_000;

  it('clocks of running games lose that time', async () => {
    let now = Date.now();
    const server = await testServer({}, () => now);
    onTestFinished(() => server.stop());
    const clock = { type: 'game', seconds: 600, increment: 0 };
    const { sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni'], { clock });
    const told = await sitters[0]!.until('the game', ({ phase }) => phase === 'playing');
    const mover = told.waitingFor!;
    now += 400_000;
    expect(await move(sitters)).toBe('ok');
    const { clocks } = await sitters[0]!.until('it', ({ ply }) => ply > told.ply);
    expect(clocks!.left[mover]).toBe(200_000);
    for (const sitter of sitters) sitter.close();
  });

  it('by as long as tables are kept, it sweeps away those that nobody has touched since', async () => {
    const every = vi.spyOn(globalThis, 'setInterval');
    let now = Date.now();
    const server = await testServer({ keepDays: 30 }, () => now);
    onTestFinished(() => server.stop());
    const daily = every.mock.calls.find(([, ms]) => ms === DAY)![0] as () => void;
    every.mockRestore();
    const table = await (await Guest.at(server.url, 'Anna')).makeTable('mow', 2);
    const entries = async (): Promise<number> => (await server.store.read(table, 0)).length;
    daily();
    expect(await entries()).toBeGreaterThan(0);
    now += 31 * DAY;
    daily();
    await expect.poll(entries, { timeout: 10_000 }).toBe(0);
  });
});

describe('damaged file', () => {
  it('beside the store: it starts with what can be read', async () => {
    const data = temporary('damaged');
    const server = new ServerProcess(await freePort(), { DATA: data });
    await server.start();
    const { sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni']);
    for (let i = 0; i < 5; i++) expect(await move(sitters)).toBe('ok');
    for (const sitter of sitters) sitter.close();
    await server.kill();
    const wal = join(data, `${STORE_FILE}-wal`);
    truncateSync(wal, statSync(wal).size / 2);
    await server.start();
    expect(await health(server.url)).toBe(200);
    await Guest.at(server.url, 'Carla');
    await server.kill('SIGTERM');
  });

  it('a store that is no store stops the start with a sentence', async () => {
    const data = join(temporary('nothing'), 'data');
    mkdirSync(data);
    writeFileSync(join(data, STORE_FILE), Buffer.alloc(8192, 7));
    const server = new ServerProcess(await freePort(), { DATA: data });
    await expect(server.start()).rejects.toThrow(/file is not a database/);
    expect(readFileSync(join(data, STORE_FILE))[0]).toBe(7);
  });
});
