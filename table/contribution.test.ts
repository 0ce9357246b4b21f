import { expect, it } from 'vitest';
import { Contributions, type Given } from './contribution.ts';
import { commitmentTo } from './fair.ts';
import { recordOf } from './history.ts';
import { begun, FakePorts, Page } from './table.testing.ts';
import { toy } from './toy.testing.ts';
import { verifyRecord } from './verify.ts';
import type { Snapshot } from './wire.ts';

/** A page that gives its part by itself, with a shelf that outlives it. */
class Giver {
  given: readonly Given[] = [];
  #count = 0;
  contributions = this.reload();

  reload(): Contributions {
    const shelf = {
      load: () => this.given,
      save: (given: readonly Given[]) => void (this.given = given),
    };
    this.contributions = new Contributions(shelf, () => `secret-number-${this.#count++}`);
    return this.contributions;
  }

  async give(page: Page): Promise<void> {
    const owed = this.contributions.owed(page.told);
    if (owed) expect(await page.command(owed)).toMatchObject({ outcome: 'ok' });
  }
}

async function seated() {
  const ports = new FakePorts();
  const host = ports.open({}, 'server');
  const [anna, beni] = [new Page(host, 'anna'), new Page(host, 'beni')];
  const [a, b] = [new Giver(), new Giver()];
  await anna.command({ type: 'sit', seat: 0, name: 'Anna', hash: a.contributions.newHash() });
  await beni.command({ type: 'sit', seat: 1, name: 'Beni' });
  await a.give(anna);
  await b.give(beni);
  return { host, ports, anna, beni, a, b };
}

it('a page gives a hash, opens it at the start, and gives a new one for the next game', async () => {
  const { anna, beni, a, b } = await seated();
  const { hashes, commitment } = anna.told.fair;
  expect(hashes).toEqual([a.given[0]!.hash, b.given[0]!.hash]);
  await anna.command({ type: 'start' });
  // The page was loaded anew meanwhile: what it gave was kept.
  a.reload();
  await a.give(anna);
  expect(anna.told.phase).toBe('starting');
  await b.give(beni);
  expect(anna.told).toMatchObject({ phase: 'playing', fair: { hashes, commitment } });
  expect(anna.told.fair.contributions).toEqual(['secret-number-0', 'secret-number-0']);
  expect(a.given[0]).toEqual({ hash: hashes[0], contribution: 'secret-number-0', commitment });
  expect(a.contributions.fault(anna.told)).toBeNull();
  await anna.command({ type: 'offer', offer: 'end' });
  await beni.command({ type: 'vote', offer: 'end', agree: true });
  await a.give(anna);
  await b.give(beni);
  expect(anna.told.fair.hashes).toEqual(hashes);
  expect(anna.told.fair.next).toEqual([commitmentTo('secret-number-1'), b.given[1]!.hash]);
  await anna.command({ type: 'start' });
  await a.give(anna);
  await b.give(beni);
  expect(anna.told).toMatchObject({ phase: 'playing', round: 1 });
  expect(a.given[1]!.commitment).toBe(anna.told.fair.commitment);
});

it('the record shows the hashes beside what was opened, and a page holds it against what it gave', async () => {
  const { host, ports, anna, beni, a } = await seated();
  const { hashes } = anna.told.fair;
  await anna.command({ type: 'start' });
  await a.give(anna);
  // Beni's page does not open its part.
  await ports.pass(3_000);
  expect(anna.told.phase).toBe('playing');
  await anna.command({ type: 'offer', offer: 'end' });
  await beni.command({ type: 'vote', offer: 'end', agree: true });
  const record = recordOf(host.table)!;
  expect(record).toMatchObject({ hashes, contributions: ['secret-number-0', null] });
  const { claims } = verifyRecord(toy, record, { contribution: a.given[0]!.contribution });
  expect(claims).toMatchObject({ deal: 'holds', contribution: 'holds' });
  const forged = { ...record, hashes: [commitmentTo('other'), hashes[1]!] };
  expect(verifyRecord(toy, forged).faults).toEqual([{ code: 'hash', detail: '0' }]);
});

it('a page sees when the deal is not the one it took part in', async () => {
  const { anna, beni, a, b } = await seated();
  await anna.command({ type: 'start' });
  await a.give(anna);
  await b.give(beni);
  const { told } = anna;
  const forged = (fair: Partial<Snapshot['fair']>): Snapshot => ({
    ...told,
    fair: { ...told.fair, ...fair },
  });
  expect(a.contributions.fault(told)).toBeNull();
  expect(a.contributions.fault(forged({ commitment: 'f'.repeat(64) }))).toBe('commitment');
  expect(a.contributions.fault(forged({ contributions: ['other', 'x'] }))).toBe('contribution');
});

it('a table of this device asks for nothing', async () => {
  const { anna } = await begun();
  const giver = new Giver();
  expect(giver.contributions.owed({ ...anna.told, phase: 'over' })).toBeNull();
});
