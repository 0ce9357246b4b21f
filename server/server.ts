import { mkdirSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { belowFrom } from '@tischlein/kit';
import { every, machineClock, steadyClock } from './clock.ts';
import { tellOperatorBots, withOperatorBots, type OperatorBots } from './bots/operator-bots.ts';
import { BotPool } from './bots/pool.ts';
import { Backups, type Copier } from './backup.ts';
import type { DayChecker } from './days/check.ts';
import { ALONE, type Bus } from './bus.ts';
import { NatsBus, NotifyBus } from './buses.ts';
import type { ApiServices } from './http/api.ts';
import { app } from './http/app.ts';
import { listenerOf } from './http/listener.ts';
import { Push } from './push/push.ts';
import { releaseBefore, StaticFiles } from './http/static.ts';
import { logTo, silent, type Log } from './log.ts';
import { watchLoop, type Metrics } from './metrics.ts';
import { makeNode } from './node.ts';
import { newId } from './people.ts';
import { StoreSpace } from './quota.ts';
import type { ServerSettings } from './settings.ts';
import { PostgresStore } from './store/postgres.ts';
import { STORE_FILE } from './store/schema.ts';
import { SqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { StoreWatch } from './store/watch.ts';
import { PAGES, threadUrl, WorkerPool } from './workers.ts';

export interface Running {
  readonly port: number;
  readonly store: Store;
  readonly metrics: Metrics;
  /** Fulfilled when it takes no new tables and nobody plays any more. */
  readonly drained: Promise<void>;
  /** Lets what is under way end, then closes everything. */
  stop(): Promise<void>;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
const DRAIN_LOOK_MS = 1000;
export const SWEPT_AT_ONCE = 20;

/** What may be handed in instead of the usual. */
interface ServerParts {
  readonly pages?: string;
  readonly now?: () => number;
  readonly operatorBots?: OperatorBots;
  readonly bus?: Bus;
}

/** A node: everything on one port. */
export async function startServer(
  settings: ServerSettings,
  { pages = PAGES, now = steadyClock(), operatorBots = {}, bus: otherBus }: ServerParts = {},
): Promise<Running> {
  const log: Log = settings.log
    ? logTo((line) => process.stderr.write(line), machineClock(now))
    : silent;
  const store = await openStore(settings);
  const name = randomBytes(6).toString('hex');
  const bus = otherBus ?? busOf(settings, name, log);
  const space = new StoreSpace(store, settings.maxStore * 1_000_000, settings.data, now);
  const pool = new BotPool(settings.botThreads);
  const checker: DayChecker = new WorkerPool(threadUrl('day-thread'));
  const push = new Push({ settings, store, log, now });
  const outside = { settings, store, bus, log, ...machineClock(now) };
  const node = makeNode({
    ...outside,
    node: name,
    secret: () => randomBytes(32).toString('hex'),
    newId,
    random: { below: (n) => belowFrom(() => randomBytes(4).readUInt32BE(), n) },
    think: withOperatorBots(operatorBots, (...asked) => pool.think(...asked), log),
    otherLevels: Object.keys(operatorBots),
    turned: (turn) => void push.turn(turn),
    over: (table) => tellOperatorBots(operatorBots, table),
  });
  const { tables, groups, lobby, metrics, sockets } = node;
  metrics.gauge('store_bytes', 'Bytes that the store holds', () => space.bytes);
  metrics.gauge('disk_free_bytes', 'Bytes left on the disk of DATA', () => space.diskFree ?? NaN);
  metrics.gauge('tables', 'Tables in memory', () => tables.size);
  metrics.gauge('bus_up', 'Whether other nodes are heard', () =>
    Number(bus.hearsSince() < Infinity),
  );
  const stopLoop = watchLoop(metrics);
  const watch = new StoreWatch(store, log, machineClock(now));
  metrics.gauge('store_up', 'Whether the store can be written to', () => Number(watch.isUp));
  const copier: Copier = new WorkerPool(threadUrl('backup-thread'));
  const backups =
    settings.backupEvery > 0
      ? new Backups({ settings, log, metrics, copier, ...machineClock(now) })
      : null;
  const files = pagesOf(settings.web ?? pages, settings.data, log);
  const services: ApiServices = {
    ...node,
    ...outside,
    push,
    checker,
    files,
    watch,
    space,
    lastBackup: () => backups?.lastAt ?? null,
    think: (question) => pool.think(question, { awaited: true }),
    operatorBots: Object.keys(operatorBots),
  };
  const server = listenerOf(getRequestListener(app(services).fetch), settings, metrics);
  server.on('upgrade', (request, _, head) => void sockets.upgrade(request, head));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host, resolve);
  });
  /** A few at a time: moves of others must not wait behind it. */
  const sweep = async (): Promise<void> => {
    try {
      const before = now() - settings.keepDays * DAY;
      const botsBefore = Math.max(before, now() - settings.keepEmptyDays * DAY);
      const groupsBefore = now() - settings.keepGroupDays * DAY;
      while ((await store.sweep({ before, botsBefore, groupsBefore, limit: SWEPT_AT_ONCE })) > 0);
    } catch (error) {
      log('sweep_failed', { error: (error as Error).message });
    }
  };
  setTimeout(() => void sweep(), MINUTE).unref();
  const sweeping = setInterval(() => void sweep(), DAY).unref();
  let stopDraining = (): void => {};
  const drained = new Promise<void>((resolve) => {
    stopDraining = every(machineClock(now), DRAIN_LOOK_MS, () => {
      if (node.operator.isDraining && tables.playing === 0) resolve();
    });
  });
  const { port } = server.address() as AddressInfo;
  // The first line is for people: the program that started the server prints its address.
  setImmediate(() => log('listening', { port }));

  return {
    port,
    drained,
    store,
    metrics,
    async stop() {
      clearInterval(sweeping);
      log('stopping');
      const closed = new Promise((resolve) => server.close(resolve));
      sockets.close();
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 1000).unref())]);
      server.closeAllConnections();
      stopDraining();
      stopLoop();
      backups?.close();
      for (const part of [node.operator, watch, tables, groups.shown, lobby]) part.close();
      for (const bot of Object.values(operatorBots)) bot.close();
      for (const part of [pool, checker, copier, bus, store]) await part.close();
    },
  };
}

/** Where the data folder can not be written, only the pages of this release are served. */
function pagesOf(pages: string, data: string, log: Log): StaticFiles {
  try {
    return new StaticFiles(pages, releaseBefore(pages, join(data, 'pages')));
  } catch (error) {
    log('pages_not_kept', { error: (error as Error).message });
    return new StaticFiles(pages);
  }
}

async function openStore({ data, databaseUrl }: ServerSettings): Promise<Store> {
  if (databaseUrl !== null) return PostgresStore.open(databaseUrl);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const store = new SqliteStore(join(data, STORE_FILE));
  await store.check();
  return store;
}

function busOf({ databaseUrl, busUrl }: ServerSettings, node: string, log: Log): Bus {
  if (busUrl !== null) return new NatsBus(busUrl, node, log);
  return databaseUrl === null ? ALONE : new NotifyBus(databaseUrl, node, log);
}
