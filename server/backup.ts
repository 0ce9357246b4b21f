import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { STORE_FILE } from './server.ts';
import { SqliteStore } from './store/sqlite.ts';

/** Copies the store of a data folder, running or not. Answers a sentence where that is not possible. */
export async function backUp(data: string, to: string): Promise<string | null> {
  const from = join(data, STORE_FILE);
  if (!existsSync(from)) return `there is no store in ${data}`;
  if (existsSync(to)) return `${to} exists already`;
  const store = new SqliteStore(from);
  try {
    await store.backup(resolve(to));
    return null;
  } catch (error) {
    return `${to} can not be written: ${(error as Error).message}`;
  } finally {
    await store.close();
  }
}
