import { afterEach, beforeEach } from 'vitest';
import { Guest } from '../play.testing.ts';
import { testServer, type TestServer } from '../start.testing.ts';
import { found, Regular } from './regular.testing.ts';

/** A new one for each test. */
export let server: TestServer;
/** What is closed after the test. */
export let open: { close(): void }[] = [];
beforeEach(async () => void (server = await testServer({ groupChangesPerMinute: 1000 })));
afterEach(async () => {
  for (const each of open) each.close();
  open = [];
  await server.stop();
});

const NAMES = ['Anna', 'Beni', 'Carla', 'Dora', 'Emil', 'Fritz'];

/** So many members of a new group. */
export async function people(count: number): Promise<{ key: string; all: Regular[] }> {
  const guests = await Promise.all(NAMES.slice(0, count).map((name) => Guest.at(server.url, name)));
  const key = await found(guests[0]!, NAMES[0]!);
  const all: Regular[] = [];
  for (const [i, guest] of guests.entries()) all.push(await Regular.at(guest, key, NAMES[i]!));
  open.push(...all);
  return { key, all };
}
