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

/** Numbers about this node, without a word about who plays. */
export class Metrics {
  readonly #counts = Object.fromEntries(Object.keys(HELP).map((what) => [what, 0])) as Record<
    Count,
    number
  >;
  readonly #gauges = new Map<string, { readonly help: string; readonly read: () => number }>();
  #storeSeconds = 0;
  #stores = 0;

  count(what: Count, by = 1): void {
    this.#counts[what] += by;
  }

  read(what: Count | 'sockets' | 'connections'): number {
    return this.#gauges.get(what)?.read() ?? this.#counts[what as Count] ?? 0;
  }

  stored(ms: number): void {
    this.#storeSeconds += ms / 1000;
    this.#stores += 1;
  }

  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.set(name, { help, read });
  }

  /** In the text format of Prometheus. */
  text(): string {
    const lines: string[] = [];
    const add = (name: string, help: string, type: string, value: number): void =>
      void lines.push(
        `# HELP tischlein_${name} ${help}`,
        `# TYPE tischlein_${name} ${type}`,
        `tischlein_${name} ${value}`,
      );
    for (const [what, help] of Object.entries(HELP))
      add(`${what}_total`, help, 'counter', this.#counts[what as Count]);
    for (const [name, { help, read }] of this.#gauges) add(name, help, 'gauge', read());
    add('store_seconds_sum', 'Time spent waiting for the store', 'counter', this.#storeSeconds);
    add('store_seconds_count', 'Entries stored', 'counter', this.#stores);
    // Where Node was started with --expose-gc: what is in use, without what is yet to be cleared away.
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    add('cpu_seconds_total', 'Processor time of this process', 'counter', (user + system) / 1e6);
    add('memory_bytes', 'Resident memory of this process', 'gauge', process.memoryUsage.rss());
    return `${lines.join('\n')}\n`;
  }
}
