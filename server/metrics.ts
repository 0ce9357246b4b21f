import { monitorEventLoopDelay } from 'node:perf_hooks';
import about from './package.json' with { type: 'json' };

const HELP = {
  moves: 'Moves stored and told',
  granted: 'Commands granted that are no moves',
  refused: 'Moves refused by a clause of the rules',
  overtaken: 'Moves that came too late',
  errors: 'Commands that could not be granted',
  conflicts: 'Entries that another node had written first',
  failures: 'Entries that could not be stored',
  told: 'Messages told to pages',
  heard: 'Messages heard from pages',
  bad: 'Messages that could not be read',
  slow: 'Connections closed because they read too slowly',
  floods: 'Connections closed because they sent too much',
  bots: 'Moves made by bots',
} as const;
export type Count = keyof typeof HELP;

/** Upper bounds in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, Infinity];

/** How long something took, sorted into buckets. */
class Histogram {
  readonly #counts = BOUNDS.map(() => 0);
  #sum = 0;

  add(ms: number): void {
    const seconds = ms / 1000;
    this.#sum += seconds;
    this.#counts[BOUNDS.findIndex((bound) => seconds <= bound)]! += 1;
  }

  /** Milliseconds that this share of all took at most, as exact as the buckets are; null where there was none. */
  quantile(share: number): number | null {
    let left = share * this.#counts.reduce((all, count) => all + count, 0);
    if (left === 0) return null;
    const at = this.#counts.findIndex((count) => (left -= count) <= 0);
    return 1000 * (at === BOUNDS.length - 1 ? BOUNDS.at(-2)! : BOUNDS[at]!);
  }

  /** In the text format of Prometheus: each bucket counts those below it, too. */
  lines(name: string, help: string): string[] {
    let all = 0;
    const buckets = BOUNDS.map((bound, i) => {
      all += this.#counts[i]!;
      return `${name}_bucket{le="${bound === Infinity ? '+Inf' : bound}"} ${all}`;
    });
    const type = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
    return [...type, ...buckets, `${name}_sum ${this.#sum}`, `${name}_count ${all}`];
  }
}

/** Numbers about this node, without a word about who plays. */
export class Metrics {
  readonly #counts = Object.fromEntries(Object.keys(HELP).map((what) => [what, 0])) as Record<
    Count,
    number
  >;
  readonly #gauges = new Map<string, { readonly help: string; readonly read: () => number }>();
  /** From when an entry was handed to the store until it was safe. */
  readonly stored = new Histogram();
  /** From when a move was heard until it was answered. */
  readonly moved = new Histogram();

  count(what: Count, by = 1): void {
    this.#counts[what] += by;
  }

  read(what: Count | 'sockets' | 'connections'): number {
    return this.#gauges.get(what)?.read() ?? this.#counts[what as Count] ?? 0;
  }

  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.set(name, { help, read });
  }

  /** In the text format of Prometheus. */
  text(): string {
    const lines: string[] = [];
    const add = (name: string, help: string, type: string, value: number): void => {
      const [plain] = name.split('{');
      lines.push(
        `# HELP tischlein_${plain} ${help}`,
        `# TYPE tischlein_${plain} ${type}`,
        `tischlein_${name} ${value}`,
      );
    };
    for (const [what, help] of Object.entries(HELP))
      add(`${what}_total`, help, 'counter', this.#counts[what as Count]);
    for (const [name, { help, read }] of this.#gauges) add(name, help, 'gauge', read());
    const { moved, stored } = this;
    lines.push(...moved.lines('tischlein_move_seconds', 'From a move to its answer'));
    lines.push(...stored.lines('tischlein_store_seconds', 'From an entry to its being stored'));
    add(`info{version="${about.version}"}`, 'The version that runs', 'gauge', 1);
    // Where Node was started with --expose-gc: what is in use, without what is yet to be cleared away.
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    add('cpu_seconds_total', 'Processor time of this process', 'counter', (user + system) / 1e6);
    add('memory_bytes', 'Resident memory of this process', 'gauge', process.memoryUsage.rss());
    return `${lines.join('\n')}\n`;
  }
}

/** How often the event loop is looked at. */
const LOOKED_AT_EVERY_MS = 20;

/** Shows how late the event loop is; answers how to stop that. */
export function watchLoop(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution: LOOKED_AT_EVERY_MS });
  delay.enable();
  const lag = (nanoseconds: number): number =>
    Math.max(0, nanoseconds / 1e9 - LOOKED_AT_EVERY_MS / 1000);
  const what = 'How late the event loop was since this was last read';
  const p99 = (): number => lag(delay.percentile(99));
  metrics.gauge('event_loop_lag_p99_seconds', `${what}, 99 of 100 times`, p99);
  metrics.gauge('event_loop_lag_max_seconds', `${what}, at worst`, () => {
    const worst = lag(delay.max);
    delay.reset();
    return worst;
  });
  return () => void delay.disable();
}
