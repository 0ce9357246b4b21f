import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@tischlein/manifests/all';
import { FastRandom } from '@tischlein/kit';
import { type Entry, foldAll } from '@tischlein/table';
import { expect, it } from 'vitest';
import { checkTold, Witness } from './crash.testing.ts';
import { Sitter, tableOf } from './play.testing.ts';
import { freePort, ServerProcess } from './process.testing.ts';
import { SqliteStore } from './store/sqlite.ts';

const ROUNDS = Number(process.env['EFFORT']) > 1 ? 20 : 3;
const TABLES = 6;

it('killed under load and started again, it has lost nothing it acknowledged', async () => {
  const random = new FastRandom('crash');
  const data = mkdtempSync(join(tmpdir(), 'tischlein-crash-'));
  const server = new ServerProcess(await freePort(), { DATA: data, LOG: 'info' });
  await server.start();
  const settings = { options: { limit: 1000 } };
  const tables = await Promise.all(
    Array.from({ length: TABLES }, (_, i) =>
      tableOf(server.url, 'mow', [`A${i}`, `B${i}`], settings),
    ),
  );
  const sitters = tables.flatMap((table) => table.sitters);
  const witness = new Witness();
  let stopped = false;
  const playing = sitters.map((sitter) => witness.plays(sitter, () => stopped));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await new Promise((resolve) => setTimeout(resolve, 100 + random.below(300)));
    await server.kill();
    const seqs = sitters.map((sitter) => sitter.told!.seq);
    const from = Date.now();
    await server.start();
    await Promise.all(
      sitters.map((sitter, i) => sitter.until('play to go on', ({ seq }) => seq > seqs[i]!)),
    );
    times.push(Date.now() - from);
  }
  stopped = true;
  await Promise.all(playing);
  const fresh = await Promise.all(
    sitters.map(async ({ guest, table }) => {
      const again = new Sitter(guest, table);
      await again.until('the table', () => true);
      return again;
    }),
  );
  sitters.forEach((sitter, i) => {
    expect(fresh[i]!.told!.view).toEqual(sitter.told!.view);
    checkTold(sitter);
  });
  for (const sitter of [...sitters, ...fresh]) sitter.close();
  await server.kill('SIGTERM');

  const store = new SqliteStore(join(data, 'tischlein.sqlite'));
  const journals = new Map<string, Entry[]>();
  for (const { table } of tables) journals.set(table, await store.read(table, 0));
  await store.close();
  rmSync(data, { recursive: true });
  witness.check(journals);
  for (const entries of journals.values()) {
    const {
      play: { secret, seed },
    } = foldAll(entries, (name) => games[name]);
    for (const hidden of [secret, seed]) expect(server.log).not.toContain(hidden);
  }
  for (const { guest } of sitters) expect(server.log).not.toContain(guest.cookie.split('=')[1]);
  expect(
    server.log
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  ).toContainEqual(expect.objectContaining({ event: 'listening' }));
  console.log(
    `${ROUNDS} kills, ${witness.moves} acknowledged moves, back after ${times.join(', ')} ms`,
  );
  expect(witness.moves).toBeGreaterThan(ROUNDS * TABLES);
});
