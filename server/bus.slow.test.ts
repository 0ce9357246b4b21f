import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bus, Notice } from './bus.ts';
import { NatsBus, NotifyBus } from './buses.ts';
import type { Log } from './log.ts';
import { NATS, ThrowawayNats } from './nats.testing.ts';
import { POSTGRES, ThrowawayPostgres } from './postgres.testing.ts';

/** A server in the middle, and how a node reaches it. */
interface Middle {
  start(): Promise<void>;
  stop(): Promise<void>;
  open(node: string, log: Log): Bus;
}

class Listener {
  readonly notices: Notice[] = [];
  /** How often it was told that notices may have been missed. */
  missed = 0;
  readonly logged: string[] = [];
  readonly bus: Bus;

  constructor(middle: Middle, name = 'node') {
    this.bus = middle.open(name, (event) => void this.logged.push(event));
    this.bus.listen((notice) => {
      if (notice === null) this.missed += 1;
      else this.notices.push(notice);
    });
  }

  ready(): Promise<void> {
    return expect.poll(() => this.bus.hearsSince(), { timeout: 10_000 }).toBeLessThan(Infinity);
  }
}

/** The same promises for every bus. */
function promises(middle: () => Middle): void {
  const open: Listener[] = [];
  const listeners = async (count: number): Promise<Listener[]> => {
    const made = Array.from({ length: count }, (_, i) => new Listener(middle(), `node${i}`));
    open.push(...made);
    await Promise.all(made.map((listener) => listener.ready()));
    return made;
  };
  afterAll(() => Promise.all(open.map(({ bus }) => bus.close())));

  it('tells every other node, in order, and never the one that spoke', async () => {
    const [speaker, ...others] = await listeners(3);
    const said = Array.from({ length: 300 }, (_, seq): Notice => ({ table: 'one', seq }));
    for (const notice of said) speaker!.bus.publish(notice);
    for (const other of others) await expect.poll(() => other.notices).toEqual(said);
    expect(speaker!.notices).toEqual([]);
  });

  it('tells only the nodes it is meant for', async () => {
    const [speaker, ...others] = await listeners(3);
    speaker!.bus.publish({ table: 'one', seq: 1 }, ['node2']);
    speaker!.bus.publish({ table: 'all', seq: 2 });
    const heard = (): unknown => others.map(({ notices }) => notices);
    const toAll = { table: 'all', seq: 2 };
    await expect
      .poll(heard)
      .toEqual([[toAll], expect.arrayContaining([{ table: 'one', seq: 1 }, toAll])]);
  });

  it('carries more than one message holds', async () => {
    const [speaker, other] = await listeners(2);
    const people = Array.from({ length: 40 }, (_, i) => ({
      id: `p${i}`,
      name: 'Ő'.repeat(24),
      avatar: null,
    }));
    for (let i = 0; i < 60; i++) speaker!.bus.publish({ table: `t${i}`, node: 'n', people });
    await expect.poll(() => other!.notices.length).toBe(60);
    expect(other!.notices.at(-1)).toEqual({ table: 't59', node: 'n', people });
  });

  it('says when notices may have been missed, and hears again after the server was away', async () => {
    const [speaker, other] = await listeners(2);
    const before = other!.missed;
    await middle().stop();
    await expect.poll(() => other!.bus.hearsSince(), { timeout: 10_000 }).toBe(Infinity);
    speaker!.bus.publish({ table: 'lost', seq: 1 });
    await middle().start();
    await Promise.all([speaker!.ready(), other!.ready()]);
    expect(other!.missed).toBeGreaterThan(before);
    expect(other!.logged).toEqual(['bus_found', 'bus_lost', 'bus_found']);
    await expect
      .poll(
        () => {
          speaker!.bus.publish({ table: 'again', seq: 2 });
          return other!.notices.some((notice) => 'table' in notice && notice.table === 'again');
        },
        { timeout: 10_000 },
      )
      .toBe(true);
  });

  it('closes while the server is away', async () => {
    await middle().stop();
    const { bus } = new Listener(middle());
    bus.publish({ table: 'nobody', seq: 1 });
    await bus.close();
    await middle().start();
  });
}

describe.runIf(POSTGRES)('notices over Postgres', () => {
  const postgres = new ThrowawayPostgres();
  beforeAll(() => postgres.make());
  afterAll(() => postgres.remove());
  promises(() => ({
    start: () => postgres.start(),
    stop: () => postgres.stop(),
    open: (node, log) => new NotifyBus(postgres.url, node, log),
  }));
});

describe.runIf(NATS)('notices over NATS', () => {
  const nats = new ThrowawayNats();
  beforeAll(() => nats.start());
  afterAll(() => nats.stop());
  promises(() => ({
    start: () => nats.start(),
    stop: () => nats.stop(),
    open: (node, log) => new NatsBus(nats.url, node, log),
  }));
});
