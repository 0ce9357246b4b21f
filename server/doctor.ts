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

/** Looks at everything a server with these settings needs. Changes nothing but an empty data folder. */
export async function examine(
  settings: ServerSettings,
  env: Parameters<typeof misspelled>[0],
  pagesHere = PAGES,
): Promise<readonly Finding[]> {
  const local = [node(), pages(settings.web ?? pagesHere), descriptors(settings), names(settings)];
  return [
    ...local,
    ...misspelled(env).map(([what, meant]) => ({
      what,
      wrong: `this is no setting: ${meant} may be meant`,
    })),
    ...secrets(settings),
    ...store(settings),
    ...folder(settings),
    await port(settings),
    ...(settings.databaseUrl === null ? [] : await postgres(settings.databaseUrl)),
    ...(settings.busUrl === null ? [] : [await nats(settings.busUrl)]),
  ];
}

function node(): Finding {
  const what = `Node ${process.versions.node}`;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = OLDEST_NODE;
  const old = major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
  return old ? { what, wrong: `install Node ${OLDEST_NODE.join('.')} or newer` } : { what };
}

function pages(web: string): Finding {
  const what = `the pages in ${web}`;
  return existsSync(join(web, 'index.html'))
    ? { what }
    : { what, wrong: 'they are not built: run npm run build, or set WEB to their folder' };
}

function descriptors({ maxConnections, size }: ServerSettings): Finding {
  const limit = openFiles();
  const what = `open files: ${limit ?? 'no limit known'}`;
  if (limit === null || limit >= maxConnections + OTHER_DESCRIPTORS) return { what };
  return {
    what,
    wrong: `SIZE=${size} takes ${maxConnections} connections: raise the limit (ulimit -n, LimitNOFILE) or choose a smaller SIZE`,
  };
}

function openFiles(): number | null {
  try {
    const limit = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
    return /^\d+$/.test(limit) ? Number(limit) : null;
  } catch {
    return null;
  }
}

function secrets({ metricsToken, size }: ServerSettings): Finding[] {
  const found: Finding[] = [];
  if (metricsToken !== null && metricsToken.length < MIN_TOKEN)
    found.push({
      what: 'METRICS_TOKEN',
      wrong: `it can be guessed: take ${MIN_TOKEN} letters or more`,
    });
  if (size === 'lab')
    found.push({ what: 'SIZE=lab', wrong: 'nothing is limited: choose home, club or public' });
  return found;
}

function names({ trustProxy, hosts }: ServerSettings): Finding {
  const what = hosts.length > 0 ? `reached as ${hosts.join(', ')}` : 'reached by its address';
  return trustProxy > 0 && hosts.length === 0
    ? {
        what,
        wrong:
          'TRUST_PROXY is set without HOSTS: every name is let in, also one that a foreign site points here; name the site in HOSTS',
      }
    : { what };
}

/** With Postgres the folder keeps only the pages of the release before. */
function folder({ data, databaseUrl }: ServerSettings): Finding[] {
  const what = `the data folder ${resolve(data)}`;
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    accessSync(data, constants.W_OK);
    const { bavail, bsize } = statfsSync(data);
    const free = bavail * bsize;
    const space = `free space there: ${Math.floor(free / 1024 / 1024)} MB`;
    const open = databaseUrl === null && (statSync(data).mode & 0o077) !== 0;
    return [
      open
        ? {
            what,
            wrong: `others on this machine can read secrets of running games: chmod 700 ${data}`,
          }
        : { what },
      free < LITTLE_SPACE
        ? { what: space, wrong: 'make room: without any, no move is taken' }
        : { what: space },
    ];
  } catch (error) {
    return [
      { what, wrong: `${(error as Error).message}: set DATA to a folder that can be written` },
    ];
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
      const { quick_check: found } = db.prepare('PRAGMA quick_check(1)').get() as {
        quick_check: string;
      };
      return [
        found === 'ok'
          ? { what: `${what}, version ${version}` }
          : { what, wrong: `${found}: bring back a backup` },
      ];
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
    probe.once('error', (error: NodeJS.ErrnoException) =>
      settle({
        what,
        wrong:
          error.code === 'EADDRINUSE'
            ? 'something listens there already: this server, or stop it or set PORT'
            : `${error.message}: set PORT and HOST`,
      }),
    );
    probe.listen(number, host, () => probe.close(() => settle({ what })));
  });
}

async function postgres(url: string): Promise<Finding[]> {
  const what = 'Postgres at DATABASE_URL';
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    const ask = async (name: string): Promise<string> =>
      (await client.query<{ setting: string }>('SELECT current_setting($1) AS setting', [name]))
        .rows[0]!.setting;
    const version = `Postgres ${await ask('server_version')}`;
    const commit = await ask('synchronous_commit');
    const durable = `synchronous_commit ${commit}`;
    return [
      { what: version },
      commit === 'off'
        ? { what: durable, wrong: 'a crash loses acknowledged moves: set it to on' }
        : { what: durable },
    ];
  } catch (error) {
    return [
      { what, wrong: `${(error as Error).message}: is it running, and is the address right?` },
    ];
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
