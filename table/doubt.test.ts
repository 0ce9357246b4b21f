import { expect, it } from 'vitest';
import { due } from './due.ts';
import type { Entry } from './entries.ts';
import { fold, foldAll } from './fold.ts';
import { TableHost } from './host.ts';
import type { Journal } from './ports.ts';
import { begun, Page } from './table.testing.ts';

it('a bot whose time begins anew by an entry stored in doubt waits for it', async () => {
  const { ports } = await begun({ settings: { pace: 2000 } });
  let isDoubtful = false;
  const journal: Journal = {
    alone: true,
    append: async (entries) => {
      ports.saved.push(...entries);
      if (isDoubtful) throw new Error('the connection broke');
      return 'stored';
    },
    read: async (after) => ports.saved.slice(after),
  };
  const host = new TableHost(foldAll(ports.saved, ports.findGame), ports, journal);
  const [anna, beni] = [new Page(host, 'anna'), new Page(host, 'beni')];
  await ports.pass(1);
  // A bot keeps the chair of whoever is waited for, and has nearly thought to its end.
  const waited = anna.told.waitingFor === 0 ? anna : beni;
  const other = waited === anna ? beni : anna;
  await waited.command({ type: 'stand' }, 'stands');
  await ports.pass(1000);
  isDoubtful = true;
  expect(await other.command({ type: 'stand' }, 'stands-too')).toMatchObject({ code: 'store' });
  isDoubtful = false;
  await ports.pass(20_000);

  const table = foldAll(ports.saved.slice(0, 1), ports.findGame);
  const early = (entry: Entry): boolean =>
    entry.type === 'moved' &&
    due(table).some(
      (each) => each.type === 'bot' && each.seat === entry.seat && entry.at < each.at,
    );
  for (const entry of ports.saved.slice(1)) {
    expect([entry, early(entry)]).toEqual([entry, false]);
    fold(table, entry);
  }
  expect(table.play.made).toBeGreaterThan(0);
});
