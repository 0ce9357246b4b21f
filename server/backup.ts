import { closeSync, existsSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { STORE_FILE } from './server.ts';
import { openReadOnly, versionOf } from './store/file.ts';

/**
 * Copies the store of a data folder as it is, running or not, also that of another version: nothing is written into it.
 * Answers the version of the store; throws a sentence where it can not be copied.
 */
export function backUp(data: string, to: string): number {
  const from = join(data, STORE_FILE);
  if (!existsSync(from)) throw new Error(`there is no store in ${data}`);
  const copy = openCopy(to);
  try {
    const db = openReadOnly(from);
    try {
      db.prepare('VACUUM INTO ?').run(resolve(to));
      fsyncSync(copy);
      return versionOf(db);
    } finally {
      db.close();
    }
  } catch (error) {
    rmSync(to);
    throw new Error(`${from} can not be copied to ${to}: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    closeSync(copy);
  }
}

/** An empty file that only this user may read, never one that is there. */
function openCopy(to: string): number {
  try {
    return openSync(to, 'wx', 0o600);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === 'EEXIST' ? 'exists already' : `can not be written: ${message}`;
    throw new Error(`${to} ${why}`, { cause: error });
  }
}
