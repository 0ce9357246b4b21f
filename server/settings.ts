import { fault, reading, type Parsed } from '@tischlein/kit';

/** How to read a setting, what it is when nobody sets it, and what it is for. */
interface Setting<T> {
  readonly usual: string;
  readonly text: string;
  read(name: string, given: string): T;
}

const expected = (name: string, what: string, given: string): never =>
  fault(name, `expected ${what}, got ${JSON.stringify(given)}`);

const whole = (min: number, max: number, usual: number, text: string): Setting<number> => ({
  usual: String(usual),
  text,
  read(name, given) {
    const value = Number(given);
    if (/^\d+$/.test(given) && value >= min && value <= max) return value;
    return expected(name, `a whole number from ${min} to ${max}`, given);
  },
});

const oneOf = <const T extends string>(all: readonly T[], usual: T, text: string): Setting<T> => ({
  usual,
  text,
  read: (name, given) =>
    all.find((one) => one === given) ?? expected(name, `one of ${all.join(', ')}`, given),
});

const word = <T = string>(
  usual: string,
  text: string,
  parse: (given: string, name: string) => T = (given) => given as T,
): Setting<T> => ({ usual, text, read: (name, given) => parse(given, name) });

const orNull = (given: string): string | null => given || null;

const MIN_ADMIN_TOKEN = 32;

/** What one person, one address and all together may ask for. */
const LIMITS = {
  maxBots: 60,
  awayAfterMs: 120_000,
  fillAfterSeconds: 30,
  maxGroups: 20,
  maxMembers: 60,
  groupChangesPerMinute: 60,
  maxConnections: 2000,
  /** A school shares an address. */
  maxPerAddress: 2000,
  maxPerPerson: 20,
  maxLobbyPerAddress: 40,
  /** Rated games of one kind between the same two people in a day. */
  maxRated: 5,
  /** New tables of one person in an hour. */
  maxTables: 200,
  /** Entries of the tables of one host in a day: a move is one, some 150 bytes. */
  maxEntries: 300_000,
  maxListed: 3,
  /** New guests from one address in a minute. */
  maxGuests: 600,
  maxMoves: 20_000,
  changesPerMinute: 60,
  messagesPerSecond: 40,
  addressMessagesPerSecond: 1000,
  requestsPerSecond: 20,
  addressRequestsPerSecond: 500,
  maxBodyBytes: 16_384,
  keepEmptyDays: 7,
  keepGroupDays: 730,
  metricsEveryMs: 10_000,
  /** A push service may be on this machine, by plain http. */
  pushLoopback: false,
};

type Limits = Readonly<typeof LIMITS>;

/** Everybody comes from one address. */
const ONE_MACHINE: Partial<Limits> = {
  fillAfterSeconds: 600,
  maxConnections: 20_000,
  maxPerAddress: 1_000_000,
  maxGuests: 1_000_000,
  addressMessagesPerSecond: 1_000_000,
  addressRequestsPerSecond: 1_000_000,
  metricsEveryMs: 0,
  pushLoopback: true,
};

const SIZES: { readonly [size: string]: Partial<Limits> } = {
  home: { maxConnections: 500, maxPerAddress: 500, maxGuests: 60, addressMessagesPerSecond: 400 },
  club: {},
  public: { maxConnections: 20_000, addressMessagesPerSecond: 2000 },
  lab: { ...ONE_MACHINE, messagesPerSecond: 1_000_000, requestsPerSecond: 100_000 },
  attack: ONE_MACHINE,
};

/** Every setting is an environment variable. */
export const SETTINGS = {
  SIZE: oneOf(
    ['home', 'club', 'public', 'lab', 'attack'],
    'club',
    'how many connections, guests and messages are taken: home, club or public; to measure on one machine, lab without limits and attack with those of a person',
  ),
  PORT: whole(0, 65_535, 8080, 'the port; 0 takes any free one'),
  HOST: word('0.0.0.0', 'the address to listen on; 127.0.0.1 keeps it to this machine'),
  DATA: word('data', 'the folder of the SQLite file'),
  DATABASE_URL: word('', 'a Postgres database instead, for one or many nodes', orNull),
  BUS_URL: word(
    '',
    'a NATS server (nats://…) that carries notices between nodes instead of Postgres',
    (given, name) =>
      given === '' || /^(nats|tls):\/\//.test(given)
        ? orNull(given)
        : expected(name, 'an address like nats://host:4222', given),
  ),
  HOSTS: word(
    '',
    'names it is reached by, like play.example.org; addresses and names of a home network need none',
    (given): readonly string[] =>
      given
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
  ),
  BASE_PATH: word('/', 'where a proxy shows it, like /games/', (given) =>
    `/${given}/`.replace(/\/+/g, '/'),
  ),
  TRUST_PROXY: whole(0, 10, 0, 'proxies in front, whose X-Forwarded headers are believed'),
  WEB: word('', 'the folder of the built pages; empty: the one that came along', orNull),
  LOG: word(
    'info',
    'info: one JSON object a line on standard error; off: nothing',
    (given) => given !== 'off',
  ),
  METRICS_TOKEN: word(
    '',
    'shows /metrics to whoever sends this as a bearer token; empty: to nobody',
    orNull,
  ),
  ADMIN_TOKEN: word(
    '',
    'lets tischlein admin and the page /admin in with this, at least 32 characters; empty: nobody',
    (given, name) =>
      given === '' || given.length >= MIN_ADMIN_TOKEN
        ? orNull(given)
        : fault(name, `it is too short: take ${MIN_ADMIN_TOKEN} characters or more`),
  ),
  BOT_THREADS: whole(1, 64, 1, 'threads in which bots think'),
  BOT_TIME: whole(1, 60_000, 100, 'milliseconds that a strong bot may think about one move'),
  KEEP_DAYS: whole(1, 100_000, 180, 'days after which untouched tables are forgotten'),
  MAX_STORE: whole(
    0,
    1_000_000_000,
    0,
    'megabytes of the store in all: then no new tables and guests, games go on; 0: as the disk has',
  ),
  BACKUP_EVERY: whole(
    0,
    10_000,
    0,
    'hours between two copies of the store in DATA/backups; 0: none are made',
  ),
  BACKUP_KEEP: whole(1, 10_000, 7, 'how many of those copies are kept'),
  PUSH_CONTACT: word(
    'mailto:nobody@example.org',
    'how push services reach who runs this: mailto:… or https://…; off: nobody is told by their browser whose turn it is',
    (given, name) => {
      if (given === 'off') return null;
      return /^(mailto:|https:\/\/)./.test(given)
        ? given
        : expected(name, 'mailto:…, https://… or off', given);
    },
  ),
};
type SettingName = keyof typeof SETTINGS;

/** DATABASE_URL is databaseUrl. */
type Camel<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}${Capitalize<Camel<Tail>>}`
  : Lowercase<S>;
const camel = (name: string): string =>
  name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

export type ServerSettings = Limits & {
  readonly [N in SettingName as Camel<N>]: (typeof SETTINGS)[N] extends Setting<infer T>
    ? T
    : never;
};

interface Environment {
  readonly [name: string]: string | undefined;
}

export const readSettings = (env: Environment): Parsed<ServerSettings> =>
  reading(() => {
    const values = Object.fromEntries(
      Object.entries(SETTINGS).map(([name, { usual, read }]) => [
        camel(name),
        read(name, env[name] ?? usual),
      ]),
    );
    const settings = { ...LIMITS, ...SIZES[values['size'] as string], ...values } as ServerSettings;
    if (settings.busUrl !== null && settings.databaseUrl === null)
      fault('BUS_URL', 'several nodes need a Postgres they share: set DATABASE_URL too');
    if (settings.backupEvery > 0 && settings.databaseUrl !== null)
      fault(
        'BACKUP_EVERY',
        'it copies the SQLite file: for Postgres let pg_dump run on a schedule',
      );
    return settings;
  });

/** The names in the environment that are nearly those of a setting, each with the one that was meant. */
export function misspelled(env: Environment): readonly (readonly [string, SettingName])[] {
  const names = Object.keys(SETTINGS) as SettingName[];
  const plain = (name: string): string => name.toUpperCase().replaceAll('_', '');
  return Object.keys(env)
    .filter((given) => !Object.hasOwn(SETTINGS, given))
    .flatMap((given) => {
      const meant = names.find((name) => isNear(plain(given), plain(name)));
      return meant === undefined ? [] : [[given, meant] as const];
    });
}

/** Equal but for one letter that is wrong, left out or too many, or two that changed places. */
function isNear(a: string, b: string): boolean {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  return (
    a === b ||
    (b.length > 4 &&
      (restA.slice(1) === restB.slice(1) ||
        restA.slice(1) === restB ||
        restA === restB.slice(1) ||
        (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))))
  );
}

/** The list for `tischlein serve --help`. */
export const settingsHelp = (): string =>
  Object.entries(SETTINGS)
    .map(([name, { usual, text }]) => `  ${name.padEnd(15)} ${text}${usual && ` (${usual})`}`)
    .join('\n');
