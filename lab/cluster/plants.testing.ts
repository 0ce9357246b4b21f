import type { View } from '@tischlein/kit';
import { games } from '@tischlein/manifests/all';
import type { Entry, Snapshot, Who } from '@tischlein/table';
import type { Bus, Notice } from '../../server/bus.ts';
import type { Store } from '../../server/store/store.ts';
import type { Append } from '../../server/store/tables.ts';
import type { Tamper } from './node.ts';
import type { Wire } from './people.ts';
import type { Plant } from './simulation.ts';

/** A bug of one kind: what it breaks, and within how many seeds it is found. */
interface Planted {
  /** Made anew for each run. */
  readonly make: () => Plant;
  readonly breaks: RegExp;
  readonly seeds: number;
}

/** A store in which some calls do something else. */
const storeWith =
  (change: (store: Store) => Partial<Store>): Tamper =>
  (ports) => {
    const { store } = ports;
    const changed = change(store) as Record<string | symbol, unknown>;
    const get = (_: Store, name: string | symbol): unknown => {
      const value = changed[name] ?? store[name as keyof Store];
      return typeof value === 'function' ? value.bind(store) : value;
    };
    return { ...ports, store: new Proxy(store, { get }) };
  };

/** Written once more behind whatever came meanwhile. */
async function pushedThrough(store: Store, append: Append): Promise<'stored' | 'taken'> {
  const head = (await store.heads([append.table])).get(append.table) ?? 0;
  const entries = append.entries.map((entry, i): Entry => ({ ...entry, seq: head + 1 + i }));
  return store.append({ ...append, entries });
}

const stubborn = (isMeant: (entry: Entry) => boolean): Tamper =>
  storeWith((store) => ({
    async append(append) {
      const outcome = await store.append(append);
      const [first] = append.entries;
      const goesOn = outcome === 'taken' && first!.by === undefined && isMeant(first!);
      return goesOn ? pushedThrough(store, append) : outcome;
    },
  }));

/** True each time it was asked so often. */
function eachOf(count: number): () => boolean {
  let asked = 0;
  return () => (asked += 1) % count === 0;
}

/** A page that misses one message and is told the next as if it had not. */
function wrongBase(): Plant {
  const isLost = eachOf(8);
  const last = new WeakMap<Wire, Map<string, number>>();
  return {
    meddle(message, wire) {
      if (message.type !== 'snapshot' && message.type !== 'delta') return [message];
      const seqs = last.get(wire) ?? new Map<string, number>();
      last.set(wire, seqs);
      const before = seqs.get(message.table);
      if (message.type === 'delta' && isLost()) return [];
      seqs.set(message.table, message.seq);
      return message.type === 'delta' && before !== undefined
        ? [{ ...message, since: before }]
        : [message];
    },
  };
}

/** Who comes back hears only of what their page has not asked for. */
function staleAfterReconnect(): Plant {
  const known = new WeakMap<object, Wire>();
  return {
    meddle(message, wire) {
      const { connection } = known.get(wire.device) ?? wire;
      if (!known.has(wire.device)) known.set(wire.device, wire);
      const isSecond = connection !== wire.connection;
      const isOfTable =
        message.type === 'snapshot' || message.type === 'delta' || message.type === 'here';
      return isSecond && isOfTable && !(message as Snapshot).whole ? [] : [message];
    },
  };
}

/** A view that shows how the cells of the whole state add up. */
const leaking: Plant['findGame'] = (name) => {
  const game = games[name];
  return (
    game && {
      ...game,
      view: (state, reader) => ({
        ...game.view(state, reader),
        leak: state.cells.reduce((sum, cell, i) => (sum + cell * (i + 1)) | 0, 0),
      }),
      // A world is imagined from what the game knows of a view.
      imagine(view: View & { leak?: number }) {
        const { leak: _, ...known } = view;
        return game.imagine(known);
      },
    }
  );
};

export const PLANTS: { readonly [bug: string]: Planted } = {
  'told before stored': {
    make: () => ({
      ports: storeWith((store) => ({
        async append(append) {
          void store.append(append).catch(() => {});
          return 'stored';
        },
      })),
    }),
    breaks: /told what is not stored/,
    seeds: 1,
  },
  'acknowledged but lost': {
    make() {
      const isLost = eachOf(40);
      return {
        ports: storeWith((store) => ({
          append: async (append) => (isLost() ? 'stored' : store.append(append)),
        })),
      };
    },
    breaks: /told what is not stored|acknowledged is stored|equals a fresh one/,
    seeds: 5,
  },
  'appended twice': {
    make: () => ({
      ports: storeWith((store) => ({
        append: (append) => store.append(append).catch(() => pushedThrough(store, append)),
      })),
    }),
    breaks: /stored once|due, and happens once|can be folded/,
    seeds: 40,
  },
  'a notice with what a deal is made of': {
    make: () => ({
      ports(ports, world) {
        let last: readonly Entry[] = [];
        const publish: Bus['publish'] = (notice, to) =>
          ports.bus.publish(
            'seq' in notice ? ({ ...notice, entry: last[0] } as Notice) : notice,
            to,
          );
        const noting = storeWith((store) => ({
          append: (append) => store.append(append).finally(() => (last = append.entries)),
        }));
        return noting({ ...ports, bus: { ...ports.bus, publish } }, world);
      },
    }),
    breaks: /no notice carries/,
    seeds: 20,
  },
  'a delta on the wrong base': { make: wrongBase, breaks: /equals a fresh one/, seeds: 3 },
  'a stale page after a reconnect': {
    make: staleAfterReconnect,
    breaks: /told all|equals a fresh one/,
    seeds: 10,
  },
  'lost due work': {
    make: () => ({ ports: storeWith(() => ({ claimDue: async () => [] })) }),
    breaks: /comes to rest|goes on/,
    seeds: 40,
  },
  'what was missed is never read': {
    make: () => ({ ports: storeWith(() => ({ heads: async () => new Map() })) }),
    breaks: /told all|who is there is shown/,
    seeds: 60,
  },
  'a list of open tables that stays as it was': {
    make: () => ({
      ports: storeWith((store) => {
        let first: ReturnType<Store['listed']> | null = null;
        return { listed: (...asked) => (first ??= store.listed(...asked)) };
      }),
    }),
    breaks: /list of open tables/,
    seeds: 20,
  },
  'presence that never ends': {
    make() {
      const seen = new Map<string, Who>();
      return {
        ports: (ports) => ({
          ...ports,
          bus: {
            ...ports.bus,
            publish(notice, to) {
              if (!('people' in notice)) return ports.bus.publish(notice, to);
              for (const who of notice.people) seen.set(who.id, who);
              ports.bus.publish({ ...notice, people: [...seen.values()] });
            },
          },
        }),
      };
    },
    breaks: /who is there is shown/,
    seeds: 20,
  },
  'a hidden card in what is told': {
    make: () => ({ findGame: leaking }),
    breaks: /hidden card/,
    seeds: 3,
  },
  'a bot that moves twice': {
    make: () => ({ ports: stubborn(({ type }) => type === 'moved') }),
    breaks: /due, and happens once|can be folded/,
    seeds: 10,
  },
  'a clock that runs out twice': {
    make: () => ({
      ports: stubborn(({ type }) => type === 'away' || type === 'lapsed' || type === 'starting'),
    }),
    breaks: /due, and happens once/,
    seeds: 100,
  },
  'a bot that thinks for ever': {
    make() {
      const isLost = eachOf(10);
      return {
        ports: (ports) => ({
          ...ports,
          think: (...asked) => (isLost() ? new Promise(() => {}) : ports.think(...asked)),
        }),
      };
    },
    breaks: /goes on|comes to rest/,
    seeds: 100,
  },
  'an answer that never comes': {
    make() {
      const isLost = eachOf(30);
      return { meddle: (message) => (message.type === 'answer' && isLost() ? [] : [message]) };
    },
    // What is asked again without an answer may be overtaken by itself.
    breaks: /is answered|refused is not stored/,
    seeds: 5,
  },
};
