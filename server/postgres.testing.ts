import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './process.testing.ts';

/** The folder of Debian's newest version, or the one `pg_config` names; null where there is no Postgres. */
function binaries(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(root, version, 'bin'));
  const named = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  if (named.status === 0) folders.push(named.stdout.trim());
  return folders.find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

export const POSTGRES = binaries();

/** Postgres refuses to run as root; any other uid will do. */
const NOBODY_UID = 65_534;
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY_UID, gid: NOBODY_UID } : {};

/** A Postgres of its own in a temporary folder, gone when it is removed. */
export class ThrowawayPostgres {
  readonly #folder = mkdtempSync(join(tmpdir(), 'tischlein-pg-'));
  #port = 0;
  #child: ChildProcess | null = null;

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/postgres`;
  }

  async make(): Promise<void> {
    if (asNobody.uid !== undefined) chownSync(this.#folder, NOBODY_UID, NOBODY_UID);
    this.#port = await freePort();
    const args = [
      '-D',
      join(this.#folder, 'data'),
      '-U',
      'postgres',
      '-A',
      'trust',
      '--no-sync',
      '-E',
      'UTF8',
      '--locale=C',
    ];
    execFileSync(join(POSTGRES!, 'initdb'), args, {
      ...asNobody,
      cwd: this.#folder,
      stdio: 'ignore',
    });
    await this.start();
  }

  async start(): Promise<void> {
    const args = [
      '-D',
      join(this.#folder, 'data'),
      '-p',
      String(this.#port),
      '-h',
      '127.0.0.1',
      '-k',
      this.#folder,
    ];
    this.#child = spawn(join(POSTGRES!, 'postgres'), args, {
      ...asNobody,
      cwd: this.#folder,
      stdio: 'ignore',
    });
    for (let tries = 0; tries < 200; tries++) {
      const client = new pg.Client({ connectionString: this.url });
      client.on('error', () => {});
      try {
        await client.connect();
        return await client.end();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    throw new Error('Postgres does not start');
  }

  /** At once, without asking anyone: connections break. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
  }

  /** At once, as when its machine is lost. */
  async crash(): Promise<void> {
    const child = this.#child!;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** A replica that has every commit before it is acknowledged. */
  async replicate(): Promise<ThrowawayPostgres> {
    const replica = new ThrowawayPostgres();
    if (asNobody.uid !== undefined) chownSync(replica.#folder, NOBODY_UID, NOBODY_UID);
    const from = ['-h', '127.0.0.1', '-p', String(this.#port), '-U', 'postgres'];
    execFileSync(
      join(POSTGRES!, 'pg_basebackup'),
      [...from, '-D', join(replica.#folder, 'data'), '-R', '-c', 'fast'],
      { ...asNobody, cwd: replica.#folder, stdio: 'ignore' },
    );
    replica.#port = await freePort();
    await replica.start();
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    await client.query(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
    await client.query('SELECT pg_reload_conf()');
    await client.end();
    return replica;
  }

  /** This replica is the database from now on, where the other one was. */
  async takeOver(lost: ThrowawayPostgres): Promise<void> {
    await this.stop();
    this.#port = lost.#port;
    await this.start();
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    await client.query('SELECT pg_promote()');
    await client.end();
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
