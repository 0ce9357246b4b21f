import { bots, games } from '@tischlein/manifests/all';
import type { Table } from '@tischlein/table';
import type { Notice } from './bus.ts';
import type { NodeClock } from './clock.ts';
import { Groups } from './groups/groups.ts';
import { Sockets } from './http/socket.ts';
import { Buckets, type Rates } from './limits.ts';
import { Lobby } from './lobby.ts';
import { Metrics } from './metrics.ts';
import { Operator } from './operator.ts';
import { People } from './people.ts';
import { Quota } from './quota.ts';
import type { ServerSettings } from './settings.ts';
import type { NodeServices } from './tables/live.ts';
import { storeResult } from './tables/row.ts';
import { Tables } from './tables/tables.ts';

const HOUR = 3_600_000;
const DAY = 86_400_000;
/** A host's entries of a day are taken from the store in this many parts. */
const PARTS = 1000;

/** What a node needs from outside: time, chance, thought, where things are kept and who else is to be told. */
export interface NodePorts
  extends
    NodeClock,
    Pick<
      NodeServices,
      'node' | 'store' | 'bus' | 'log' | 'secret' | 'newId' | 'random' | 'think' | 'turned'
    > {
  readonly settings: ServerSettings;
  /** Bots besides our own. */
  readonly otherLevels: readonly string[];
  readonly findGame?: NodeServices['findGame'];
  /** A game has come to its end; its result is stored besides. */
  readonly over: (table: Table) => void;
}

/** A node without its network. */
export type TischleinNode = ReturnType<typeof makeNode>;

/** Everything a node does, whatever its time, its store and its connections are made of. */
export function makeNode(ports: NodePorts) {
  const { settings, store, bus, log, now, otherLevels } = ports;
  const metrics = new Metrics();
  const part = Math.ceil(settings.maxEntries / PARTS);
  const entries = { what: 'entries', most: settings.maxEntries, span: DAY, part } as const;
  const stored = new Quota(store, entries, now);
  /** New tables of a person, on all nodes. */
  const newTables = { what: 'tables', most: settings.maxTables, span: HOUR } as const;
  const made = new Quota(store, newTables, now);
  const ratesOf = (address: number, person: number): Rates => ({
    ofAddress: new Buckets(address, now),
    ofPerson: new Buckets(person, now),
  });
  /** Requests over HTTP, the opening of connections among them. */
  const requests = ratesOf(settings.addressRequestsPerSecond, settings.requestsPerSecond);
  const messages = ratesOf(settings.addressMessagesPerSecond, settings.messagesPerSecond);
  const services: NodeServices = {
    findGame: (name) => (Object.hasOwn(games, name) ? games[name] : undefined),
    ...ports,
    metrics,
    isKnown: async (person) => (await store.person(person)) !== null,
    hasBot: (game, level) =>
      Object.hasOwn(bots[game]?.levels ?? {}, level) || otherLevels.includes(level),
    roomForBots: (host) => tables.botsOf(host) < settings.maxBots,
    budget: settings.botTime,
    limits: { moves: settings.maxMoves, changes: settings.changesPerMinute },
    awayAfter: settings.awayAfterMs,
    fillAfter: settings.fillAfterSeconds,
    mayStore: (host, count) =>
      host === null || stored.takes(host, count) || stored.allows(host, count),
    finished: (table) => {
      ports.over(table);
      return storeResult(store, table, settings.maxRated).then(
        (group) => void (group !== null && groups.shown.changed(group)),
        (error: Error) => log('result_not_stored', { table: table.id, error: error.message }),
      );
    },
    lobbyChanged: () => lobby.changed(),
  };
  const lobby = new Lobby({ ...ports, mostOfHost: settings.maxListed });
  const tables: Tables = new Tables(services);
  const groups: Groups = new Groups(services, tables, settings, made);
  const people = new People(store, now, (notice) => {
    hear(notice);
    bus.publish(notice);
  });
  const operator: Operator = new Operator({ ...ports, banned: () => sockets.dismissBanned() });
  const sockets: Sockets = new Sockets({
    ...ports,
    operator,
    tables,
    groups,
    people,
    metrics,
    requests,
    messages,
  });
  /** Null: some notices may have been missed. */
  const hear = (notice: Notice | null): void => {
    if (notice === null) {
      lobby.heard();
      void tables.compareHeads();
    } else if ('table' in notice) tables.hear(notice);
    else if ('group' in notice) groups.shown.hear(notice);
    else if ('lobby' in notice) lobby.heard();
    else if ('removed' in notice) tables.remove(notice.removed);
    else if ('ended' in notice) sockets.endOthers(notice.ended, notice.kept);
    else {
      sockets.dismiss(notice.gone);
      tables.forgetChat(notice.gone);
    }
  };
  bus.listen(hear);
  return { operator, metrics, tables, groups, lobby, people, sockets, requests, made };
}
