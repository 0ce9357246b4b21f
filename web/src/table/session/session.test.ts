import { Client, type FromTable, type ToTable } from '@tischlein/table';
import { begun, readerWith, settled } from '../../../../table/table.testing.ts';
import { expect, it, vi } from 'vitest';
import { Session } from './session.svelte.ts';

// What a page compiles: here a value is just that.
const same = (value: unknown): unknown => value;
vi.stubGlobal('$state', Object.assign(same, { raw: same }));
vi.stubGlobal('$derived', same);

type Host = Awaited<ReturnType<typeof begun>>['host'];

/** Somebody's page: what it heard, and a line that can be held back. */
function pageOf(host: Host, person: string) {
  const heard: FromTable[] = [];
  const held: ToTable[] = [];
  const line = { isHeld: false };
  let ids = 0;
  const client = new Client({
    open(on) {
      const reader = readerWith(person, (message) => {
        heard.push(message);
        on.heard(message);
      });
      setImmediate(on.opened);
      const send = (message: ToTable): void =>
        void (line.isHeld ? held.push(message) : host.take(message, reader));
      const release = async (): Promise<void> => {
        line.isHeld = false;
        for (const message of held.splice(0)) await host.take(message, reader);
      };
      Object.assign(line, { release });
      return { send, close: () => {} };
    },
    later(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    newId: () => `${person}s${ids++}`,
  });
  const session = new Session(client, 't');
  return { session, heard, line: line as typeof line & { release(): Promise<void> } };
}

it('only the page whose move came too late is told who was quicker; nobody else hears that it was tried', async () => {
  const { host } = await begun();
  const people = ['anna', 'beni', 'a watcher'].map((person) => pageOf(host, person));
  const [anna, beni, watcher] = people as [
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
  ];
  await settled();
  beni.line.isHeld = true;
  const late = beni.session.move('draw');
  await anna.session.move('draw');
  await settled();
  const before = people.map(({ heard }) => heard.length);
  await beni.line.release();
  await late;
  await settled();
  expect(people.map(({ session }) => session.quicker)).toEqual([null, 0, null]);
  expect(beni.session.refused).toBeNull();
  expect(anna.heard.slice(before[0])).toEqual([]);
  expect(watcher.heard.slice(before[2])).toEqual([]);
});

it('nobody is told to have been quicker than themselves, on another of their pages', async () => {
  const { host } = await begun();
  const [phone, laptop] = [pageOf(host, 'anna'), pageOf(host, 'anna')];
  await settled();
  laptop.line.isHeld = true;
  const late = laptop.session.move('draw');
  await phone.session.move('draw');
  await laptop.line.release();
  await late;
  expect([phone.session.quicker, laptop.session.quicker]).toEqual([null, null]);
});
