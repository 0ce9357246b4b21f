import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { connect } from '@nats-io/transport-node';
import pg from 'pg';
import { PAGES } from './workers.ts';
import { misspelled, type ServerSettings } from './settings.ts';
import { openReadOnly, versionOf } from './store/file.ts';
import { STEPS, STORE_FILE } from './store/schema.ts';

/** What was looked at, and what is wrong with it and what to do, where something is. */
export interface Finding {
  readonly what: string;
  readonly wrong?: string;
}

const OLDEST_NODE = [20, 19] as const;
const LITTLE_SPACE = 200 * 1024 * 1024;
/** Files, threads and database lines beside those of people. */
const OTHER_DESCRIPTORS = 200;
const PATIENCE_MS = 5000;
const MIN_TOKEN = 16;

/** What is wrong with `what` where `isWrong`. */
const found = (what: string, isWrong: boolean, wrong: string): Finding =>
  isWrong ? { what, wrong } : { what };

/** Looks at everything a server with these settings needs. Changes nothing but an empty data folder. */
export async function examine(
  settings: ServerSettings,
  env: Parameters<typeof misspelled>[0],
  pagesHere = PAGES,
): Promise<readonly Finding[]> {
  const { metricsToken, size, trustProxy, hosts, databaseUrl, busUrl } = settings;
  const pages = settings.web ?? pagesHere;
  const openFilesWanted = settings.maxConnections + OTHER_DESCRIPTORS;
  const limit = openFiles();
  const findings = [
    node(),
    found(
      `the pages in ${pages}`,
      !existsSync(join(pages, 'index.html')),
      'they are not built: run npm run build, or set WEB to their folder',
    ),
    found(
      `open files: ${limit ?? 'no limit known'}`,
      limit !== null && limit < openFilesWanted,
      `SIZE=${size} takes ${settings.maxConnections} connections: raise the limit (ulimit -n, LimitNOFILE) or choose a smaller SIZE`,
    ),
    found(
      hosts.length > 0 ? `reached as ${hosts.join(', ')}` : 'reached by its address',
      trustProxy > 0 && hosts.length === 0,
      'TRUST_PROXY is set without HOSTS: every name is let in, also one that a foreign site points here; name the site in HOSTS',
    ),
  ];
  for (const [what, meant] of misspelled(env))
    findings.push({ what, wrong: `this is no setting: ${meant} may be meant` });
  if (metricsToken !== null && metricsToken.length < MIN_TOKEN)
    findings.push({
      what: 'METRICS_TOKEN',
      wrong: `it can be guessed: take ${MIN_TOKEN} letters or more`,
    });
  if (size === 'lab')
    findings.push({
      what: 'SIZE=lab',
      wrong: 'nothing is limited: choose home, club or public',
    });
  findings.push(...store(settings), ...folder(settings), await port(settings));
  if (databaseUrl !== null) findings.push(...(await postgres(databaseUrl)));
  if (busUrl !== null) findings.push(await nats(busUrl));
  return findings;
}

function node(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = OLDEST_NODE;
  const isOld = major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
  const wrong = `install Node ${OLDEST_NODE.join('.')} or newer`;
  return found(`Node ${process.versions.node}`, isOld, wrong);
}

function openFiles(): number | null {
  try {
    const limit = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
    return /^\d+$/.test(limit) ? Number(limit) : null;
  } catch {
    return null;
  }
}

/** With Postgres the folder keeps only the pages of the release before. */
function folder({ data, databaseUrl }: ServerSettings): Finding[] {
  const what = `the data folder ${resolve(data)}`;
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    accessSync(data, constants.W_OK);
    const { bavail, bsize } = statfsSync(data);
    const free = bavail * bsize;
    const isOpen = databaseUrl === null && (statSync(data).mode & 0o077) !== 0;
    return [
      found(
        what,
        isOpen,
        `others on this machine can read secrets of running games: chmod 700 ${data}`,
      ),
      found(
        `free space there: ${Math.floor(free / 1024 / 1024)} MB`,
        free < LITTLE_SPACE,
        'make room: without any, no move is taken',
      ),
    ];
  } catch (error) {
    const wrong = `${(error as Error).message}: set DATA to a folder that can be written`;
    return [{ what, wrong }];
  }
}

/** Reads the store of the folder, whoever uses it: what version it is, and whether it is whole. */
function store({ data, databaseUrl }: ServerSettings): Finding[] {
  const path = join(data, STORE_FILE);
  if (databaseUrl !== null || !existsSync(path)) return [];
  const what = `the store ${resolve(path)}`;
  if ((statSync(path).mode & 0o077) !== 0)
    return [{ what, wrong: `others on this machine can read it: chmod 600 ${path}` }];
  try {
    const db = openReadOnly(path);
    try {
      const version = versionOf(db);
      if (version > STEPS.length)
        return [
          { what, wrong: `it is of version ${version}: run the newer tischlein that wrote it` },
        ];
      const { quick_check: said } = db.prepare('PRAGMA quick_check(1)').get() as {
        quick_check: string;
      };
      if (said === 'ok') return [{ what: `${what}, version ${version}` }];
      return [{ what, wrong: `${said}: bring back a backup` }];
    } finally {
      db.close();
    }
  } catch (error) {
    return [{ what, wrong: `${(error as Error).message}: bring back a backup` }];
  }
}

function port({ port: number, host }: ServerSettings): Promise<Finding> {
  const what = `port ${number} at ${host}`;
  return new Promise((settle) => {
    const probe = createServer();
    probe.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const isTaken = code === 'EADDRINUSE';
      const taken = 'something listens there already: this server, or stop it or set PORT';
      settle({ what, wrong: isTaken ? taken : `${message}: set PORT and HOST` });
    });
    probe.listen(number, host, () => probe.close(() => settle({ what })));
  });
}

async function postgres(url: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    const ask = async (name: string): Promise<string> =>
      (await client.query('SELECT current_setting($1) AS setting', [name])).rows[0].setting;
    const commit = await ask('synchronous_commit');
    const wrong = 'a crash loses acknowledged moves: set it to on';
    return [
      { what: `Postgres ${await ask('server_version')}` },
      found(`synchronous_commit ${commit}`, commit === 'off', wrong),
    ];
  } catch (error) {
    const wrong = `${(error as Error).message}: is it running, and is the address right?`;
    return [{ what: 'Postgres at DATABASE_URL', wrong }];
  } finally {
    await client.end().catch(() => {});
  }
}

async function nats(url: string): Promise<Finding> {
  const what = 'NATS at BUS_URL';
  try {
    const line = await connect({ servers: url, reconnect: false, timeout: PATIENCE_MS });
    await line.close();
    return { what };
  } catch (error) {
    const wrong = `${(error as Error).message}: nodes then only compare with the database every two seconds`;
    return { what, wrong };
  }
}
