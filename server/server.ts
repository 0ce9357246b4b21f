import { mkdirSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { belowFrom } from '@tischlein/kit';
import type { Question } from '@tischlein/table';
import { PAGES } from './built.ts';
import { machineClock, steadyClock } from './clock.ts';
import { limitConnections } from './http/connections.ts';
import { tellOperatorBots, withOperatorBots, type OperatorBots } from './bots/operator-bots.ts';
import { BotPool } from './bots/pool.ts';
import { DayChecker } from './days/checker.ts';
import { ALONE, type Bus } from './bus.ts';
import { app } from './http/app.ts';
import { inTurn } from './http/in-turn.ts';
import { Push } from './push/push.ts';
import { releaseBefore } from './http/releases.ts';
import { StaticFiles } from './http/static.ts';
import { logTo, silent, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { NatsBus } from './nats.ts';
import { makeNode } from './node.ts';
import { NotifyBus } from './notify.ts';
import { newId } from './people.ts';
import { StoreSpace } from './store-space.ts';
import type { ServerSettings } from './settings.ts';
import { PostgresStore } from './store/postgres.ts';
import { SqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

export interface Running {
  readonly port: number;
  readonly store: Store;
  readonly metrics: Metrics;
  /** Lets what is under way end, then closes everything. */
  stop(): Promise<void>;
}

export const STORE_FILE = 'tischlein.sqlite';
const MINUTE = 60_000;
const DAY = 86_400_000;
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
  const log: Log = settings.log ? logTo((line) => process.stderr.write(line), now) : silent;
  const store = await openStore(settings);
  const bus = otherBus ?? busOf(settings);
  const space = new StoreSpace(store, settings.maxStore * 1_000_000, now);
  const pool = new BotPool(settings.botThreads);
  const checker = new DayChecker();
  const push = new Push({ settings, store, log, now });
  const node = makeNode({
    settings,
    store,
    bus,
    log,
    ...machineClock(now),
    node: randomBytes(6).toString('hex'),
    secret: () => randomBytes(32).toString('hex'),
    newId,
    random: { below: (n) => belowFrom(() => randomBytes(4).readUInt32BE(), n) },
    think: withOperatorBots(
      operatorBots,
      (question, context) => pool.think(question, context),
      log,
    ),
    otherLevels: Object.keys(operatorBots),
    turned: (turn) => void push.turn(turn),
    over: (table) => tellOperatorBots(operatorBots, table),
  });
  const { tables, groups, lobby, metrics, sockets } = node;
  metrics.gauge('store_bytes', 'Bytes that the store holds', () => space.bytes);
  metrics.gauge('tables', 'Tables in memory', () => tables.size);
  const files = pagesOf(settings.web ?? pages, settings.data, log);
  const think = (question: Question): Promise<string | null> =>
    pool.think(question, { awaited: true });
  const shared = {
    ...node,
    push,
    checker,
    settings,
    store,
    files,
    space,
    now,
    think,
    operatorBots: Object.keys(operatorBots),
  };
  const server = createServer(inTurn(getRequestListener(app(shared).fetch)));
  limitConnections(server, settings, metrics);
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
      log('sweeping failed', { error: (error as Error).message });
    }
  };
  setTimeout(() => void sweep(), MINUTE).unref();
  const sweeping = setInterval(() => void sweep(), DAY).unref();
  const { port } = server.address() as AddressInfo;
  // The first line is for people: the program that started the server prints its address.
  setImmediate(() => log('listening', { port }));

  return {
    port,
    store,
    metrics,
    async stop() {
      clearInterval(sweeping);
      log('stopping');
      const closed = new Promise((resolve) => server.close(resolve));
      sockets.close();
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 1000).unref())]);
      server.closeAllConnections();
      tables.close();
      groups.close();
      for (const bot of Object.values(operatorBots)) bot.close();
      lobby.close();
      await pool.close();
      await checker.close();
      await bus.close();
      await store.close();
    },
  };
}

/** Where the data folder can not be written, only the pages of this release are served. */
function pagesOf(pages: string, data: string, log: Log): StaticFiles {
  try {
    return new StaticFiles(pages, releaseBefore(pages, join(data, 'pages')));
  } catch (error) {
    log('the pages of the last release are not kept', { error: (error as Error).message });
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

function busOf({ databaseUrl, busUrl }: ServerSettings): Bus {
  if (busUrl !== null) return new NatsBus(busUrl);
  return databaseUrl === null ? ALONE : new NotifyBus(databaseUrl);
}
