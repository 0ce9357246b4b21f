import * as fs from 'node:fs';
import { join, resolve } from 'node:path';
import { every, type NodeClock } from './clock.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { ServerSettings } from './settings.ts';
import { openReadOnly, versionOf } from './store/file.ts';
import { STORE_FILE } from './store/schema.ts';
import type { WorkerPool } from './workers.ts';

/**
 * Copies the store of a data folder as it is, running or not, also that of another version: nothing is written into it.
 * Answers the version of the store; throws a sentence where it can not be copied.
 */
export function backUp(data: string, to: string): number {
  const from = join(data, STORE_FILE);
  if (!fs.existsSync(from)) throw new Error(`there is no store in ${data}`);
  const copy = openCopy(to);
  try {
    const db = openReadOnly(from);
    try {
      db.prepare('VACUUM INTO ?').run(resolve(to));
      fs.fsyncSync(copy);
      return versionOf(db);
    } finally {
      db.close();
    }
  } catch (cause) {
    fs.rmSync(to);
    const why = (cause as Error).message;
    throw new Error(`${from} can not be copied to ${to}: ${why}`, { cause });
  } finally {
    fs.closeSync(copy);
  }
}

/** An empty file that only this user may read, never one that is there. */
function openCopy(to: string): number {
  try {
    return fs.openSync(to, 'wx', 0o600);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === 'EEXIST' ? 'exists already' : `can not be written: ${message}`;
    throw new Error(`${to} ${why}`, { cause: error });
  }
}

export interface ToCopy {
  readonly data: string;
  readonly to: string;
}

/** Copies one store after the other, in a thread of its own. */
export type Copier = WorkerPool<ToCopy, { readonly error: string | null; readonly done: true }>;

const LOOK_EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;
const NAME = /^tischlein-[\dT-]+\.sqlite$/;
/** A copy under way, or one that was cut off: it is none. */
const PART = 'unfinished.sqlite';

interface BackupPorts extends NodeClock {
  readonly settings: Pick<ServerSettings, 'data' | 'backupEvery' | 'backupKeep'>;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly copier: Copier;
}

/** Copies of the store in DATA/backups, on a schedule that goes on where it was before a restart. */
export class Backups {
  readonly #folder: string;
  readonly close: () => void;
  #isUnderWay = false;

  constructor(private readonly ports: BackupPorts) {
    const { settings, metrics, now } = ports;
    this.#folder = join(settings.data, 'backups');
    metrics.gauge(
      'backup_age_seconds',
      'Since the last copy of the store; -1 while there is none',
      () => (this.lastAt === null ? -1 : (now() - this.lastAt) / 1000),
    );
    this.close = every(ports, LOOK_EVERY_MS, () => void this.look());
    void this.look();
  }

  /** When the newest copy was made, by its file. */
  get lastAt(): number | null {
    const newest = this.#names().at(-1);
    return newest === undefined ? null : fs.statSync(join(this.#folder, newest)).mtimeMs;
  }

  /** Makes a copy where one is due. */
  async look(): Promise<void> {
    const { settings, now, log } = this.ports;
    const due = (this.lastAt ?? -Infinity) + settings.backupEvery * HOUR_MS;
    if (this.#isUnderWay || now() < due) return;
    this.#isUnderWay = true;
    await this.#copy().catch((error: Error) => log('backup_failed', { error: error.message }));
    this.#isUnderWay = false;
  }

  async #copy(): Promise<void> {
    const { settings, log, copier, now } = this.ports;
    fs.mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    const part = join(this.#folder, PART);
    fs.rmSync(part, { force: true });
    const { error } = await copier.do({ data: settings.data, to: part });
    if (error !== null) throw new Error(error);
    const at = new Date(now()).toISOString().slice(0, 19).replaceAll(':', '-');
    fs.renameSync(part, join(this.#folder, `tischlein-${at}.sqlite`));
    log('backup_done');
    for (const old of this.#names().slice(0, -settings.backupKeep))
      fs.rmSync(join(this.#folder, old));
  }

  /** The oldest first. */
  #names(): string[] {
    if (!fs.existsSync(this.#folder)) return [];
    return fs
      .readdirSync(this.#folder)
      .filter((name) => NAME.test(name))
      .sort();
  }
}
