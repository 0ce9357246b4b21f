import { fault, reading, type Parsed } from '@tischlein/kit';

/** Every setting is an environment variable with a default. */
export const SETTINGS = {
  PORT: { default: '8080', text: 'the port; 0 takes any free one' },
  HOST: {
    default: '0.0.0.0',
    text: 'the address to listen on; 127.0.0.1 keeps it to this machine',
  },
  DATA: { default: 'data', text: 'the folder of the SQLite file' },
  DATABASE_URL: { default: '', text: 'a Postgres database instead, for one or many nodes' },
  BUS_URL: {
    default: '',
    text: 'a NATS server (nats://…) that carries notices between nodes instead of Postgres',
  },
  NOTICES: {
    default: 'on',
    text: 'off: nodes do not tell each other, only compare with the database',
  },
  HOSTS: {
    default: '',
    text: 'names it is reached by, like play.example.org; addresses and names of a home network need none',
  },
  BASE_PATH: { default: '/', text: 'where a proxy shows it, like /games/' },
  TRUST_PROXY: { default: '0', text: 'proxies in front, whose X-Forwarded headers are believed' },
  WEB: { default: '', text: 'the folder of the built pages; empty: the one that came along' },
  LOG: { default: 'info', text: 'info: one JSON object a line on standard error; off: nothing' },
  METRICS_TOKEN: {
    default: '',
    text: 'shows /metrics to whoever sends this as a bearer token; empty: to nobody',
  },
  METRICS_EVERY: { default: '10', text: 'seconds until its numbers are counted anew' },
  BOT_THREADS: { default: '1', text: 'threads in which bots think' },
  BOT_TIME: { default: '100', text: 'milliseconds that a strong bot may think about one move' },
  MAX_BOTS: { default: '60', text: 'bots at the tables of one host' },
  AWAY_AFTER: { default: '120', text: 'seconds without a sign until a bot keeps a chair' },
  KEEP_DAYS: { default: '180', text: 'days after which untouched tables are forgotten' },
  KEEP_EMPTY_DAYS: { default: '7', text: 'the same for tables where no person sits' },
  KEEP_GROUP_DAYS: {
    default: '730',
    text: 'days after which a group that nobody uses is forgotten, with its standings',
  },
  MAX_GROUPS: { default: '20', text: 'groups one person may belong to' },
  MAX_MEMBERS: { default: '60', text: 'members of one group' },
  GROUP_WISHES_PER_MINUTE: { default: '60', text: 'changes of one person to their groups' },
  FILL_AFTER: {
    default: '30',
    text: 'seconds until bots fill in where somebody plays with whoever is there',
  },
  MAX_CONNECTIONS: { default: '20000', text: 'WebSocket connections in all' },
  MAX_PER_ADDRESS: { default: '2000', text: 'connections from one address (a school shares one)' },
  MAX_PER_PERSON: { default: '20', text: 'connections of one person' },
  MAX_RATED: { default: '5', text: 'rated games of one kind between the same two people in a day' },
  MAX_TABLES: { default: '200', text: 'new tables of one person in an hour' },
  MAX_ENTRIES: {
    default: '300000',
    text: 'entries of the tables of one host in a day (a move is one, some 150 bytes)',
  },
  MAX_STORE: {
    default: '0',
    text: 'megabytes of the store in all: then no new tables and guests, games go on; 0: as the disk has',
  },
  MAX_LISTED: { default: '3', text: 'tables of one host in the public list' },
  MAX_GUESTS: { default: '600', text: 'new guests from one address in a minute' },
  MAX_MOVES: { default: '20000', text: 'moves of one game: then it ends' },
  CHANGES_PER_MINUTE: {
    default: '60',
    text: 'changes of one person at one table, moves apart; to sit, stand and come back count five',
  },
  MESSAGES_PER_SECOND: {
    default: '40',
    text: 'messages of one person, twice that at once; each kilobyte more counts as one',
  },
  ADDRESS_MESSAGES_PER_SECOND: {
    default: '1000',
    text: 'the same of all connections from one address',
  },
  REQUESTS_PER_SECOND: { default: '20', text: 'API requests of one person, twice that at once' },
  ADDRESS_REQUESTS_PER_SECOND: {
    default: '500',
    text: 'requests of every kind from one address, twice that at once',
  },
  PUSH: { default: 'on', text: 'off: nobody is told by their browser whose turn it is' },
  PUSH_CONTACT: {
    default: 'mailto:nobody@example.org',
    text: 'how push services reach who runs this: mailto:… or https://…',
  },
  PUSH_LOOPBACK: {
    default: 'off',
    text: 'on, for tests: a push service may be on this machine, by plain http',
  },
  MAX_BODY: { default: '16384', text: 'bytes of a request or a message' },
} as const;
export type SettingName = keyof typeof SETTINGS;

export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly databaseUrl: string | null;
  readonly busUrl: string | null;
  readonly notices: boolean;
  readonly hosts: readonly string[];
  /** Begins and ends with a slash. */
  readonly basePath: string;
  readonly trustProxy: number;
  readonly web: string | null;
  readonly log: boolean;
  readonly metricsToken: string | null;
  readonly metricsEvery: number;
  readonly botThreads: number;
  readonly botTime: number;
  readonly maxBots: number;
  readonly awayAfter: number;
  readonly keepDays: number;
  readonly keepEmptyDays: number;
  readonly keepGroupDays: number;
  readonly maxGroups: number;
  readonly maxMembers: number;
  readonly groupWishesPerMinute: number;
  /** In seconds. */
  readonly fillAfter: number;
  readonly maxConnections: number;
  readonly maxPerAddress: number;
  readonly maxPerPerson: number;
  readonly maxRated: number;
  readonly maxTables: number;
  readonly maxEntries: number;
  /** In bytes. */
  readonly maxStore: number;
  readonly maxListed: number;
  readonly maxGuests: number;
  readonly maxMoves: number;
  readonly changesPerMinute: number;
  readonly messagesPerSecond: number;
  readonly addressMessagesPerSecond: number;
  readonly requestsPerSecond: number;
  readonly addressRequestsPerSecond: number;
  readonly push: boolean;
  readonly pushContact: string;
  readonly pushLoopback: boolean;
  readonly maxBody: number;
}

export const readSettings = (env: {
  readonly [name: string]: string | undefined;
}): Parsed<ServerSettings> =>
  reading(() => {
    const text = (name: SettingName): string => env[name] ?? SETTINGS[name].default;
    const whole = (name: SettingName, min: number, max: number): number => {
      const value = Number(text(name));
      if (!/^\d+$/.test(text(name)) || value < min || value > max)
        fault(
          name,
          `a whole number from ${min} to ${max} is wanted, not ${JSON.stringify(text(name))}`,
        );
      return value;
    };
    const busUrl = (): string | null => {
      const url = text('BUS_URL');
      if (url === '') return null;
      if (!/^(nats|tls):\/\//.test(url))
        fault('BUS_URL', `an address like nats://host:4222 is wanted, not ${JSON.stringify(url)}`);
      if (text('DATABASE_URL') === '')
        fault('BUS_URL', 'several nodes need a Postgres they share: set DATABASE_URL too');
      return url;
    };
    const contact = (): string => {
      const how = text('PUSH_CONTACT');
      if (!/^(mailto:|https:\/\/)./.test(how))
        fault('PUSH_CONTACT', `mailto:… or https://… is wanted, not ${JSON.stringify(how)}`);
      return how;
    };
    return {
      port: whole('PORT', 0, 65_535),
      host: text('HOST'),
      data: text('DATA'),
      databaseUrl: text('DATABASE_URL') || null,
      busUrl: busUrl(),
      notices: text('NOTICES') !== 'off',
      hosts: text('HOSTS')
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
      basePath: `/${text('BASE_PATH')}/`.replace(/\/+/g, '/'),
      trustProxy: whole('TRUST_PROXY', 0, 10),
      web: text('WEB') || null,
      log: text('LOG') !== 'off',
      metricsToken: text('METRICS_TOKEN') || null,
      metricsEvery: whole('METRICS_EVERY', 0, 3600) * 1000,
      botThreads: whole('BOT_THREADS', 1, 64),
      botTime: whole('BOT_TIME', 1, 60_000),
      maxBots: whole('MAX_BOTS', 0, 1_000_000),
      awayAfter: whole('AWAY_AFTER', 1, 1_000_000) * 1000,
      keepDays: whole('KEEP_DAYS', 1, 100_000),
      keepEmptyDays: whole('KEEP_EMPTY_DAYS', 1, 100_000),
      keepGroupDays: whole('KEEP_GROUP_DAYS', 1, 100_000),
      maxGroups: whole('MAX_GROUPS', 0, 1000),
      maxMembers: whole('MAX_MEMBERS', 2, 200),
      groupWishesPerMinute: whole('GROUP_WISHES_PER_MINUTE', 1, 1_000_000),
      fillAfter: whole('FILL_AFTER', 1, 3600),
      maxConnections: whole('MAX_CONNECTIONS', 1, 1_000_000),
      maxPerAddress: whole('MAX_PER_ADDRESS', 1, 1_000_000),
      maxPerPerson: whole('MAX_PER_PERSON', 1, 1_000_000),
      maxRated: whole('MAX_RATED', 0, 1_000_000),
      maxTables: whole('MAX_TABLES', 1, 1_000_000),
      maxEntries: whole('MAX_ENTRIES', 10, 1_000_000_000),
      maxStore: whole('MAX_STORE', 0, 1_000_000_000) * 1_000_000,
      maxListed: whole('MAX_LISTED', 0, 1000),
      maxGuests: whole('MAX_GUESTS', 1, 1_000_000),
      maxMoves: whole('MAX_MOVES', 1, 1_000_000),
      changesPerMinute: whole('CHANGES_PER_MINUTE', 5, 1_000_000),
      messagesPerSecond: whole('MESSAGES_PER_SECOND', 1, 1_000_000),
      addressMessagesPerSecond: whole('ADDRESS_MESSAGES_PER_SECOND', 1, 1_000_000),
      requestsPerSecond: whole('REQUESTS_PER_SECOND', 1, 1_000_000),
      addressRequestsPerSecond: whole('ADDRESS_REQUESTS_PER_SECOND', 1, 1_000_000),
      push: text('PUSH') !== 'off',
      pushContact: contact(),
      pushLoopback: text('PUSH_LOOPBACK') === 'on',
      maxBody: whole('MAX_BODY', 256, 10_000_000),
    };
  });

/** The list for `tischlein serve --help`. */
export const settingsHelp = (): string =>
  Object.entries(SETTINGS)
    .map(
      ([name, { default: value, text }]) => `  ${name.padEnd(28)} ${text}${value && ` (${value})`}`,
    )
    .join('\n');
