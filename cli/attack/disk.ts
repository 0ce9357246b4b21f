import { open } from 'node:fs/promises';
import { join } from 'node:path';

const EVERY = 100;
const page = Buffer.alloc(4096);

/** What a disk takes to sync one page, asked for all the while: a slow disk makes moves slow, attack or none. */
export async function syncTimes(folder: string, until: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const file = await open(join(folder, 'synced'), 'w');
  const ended = new AbortController();
  const untilEnd = until.finally(() => ended.abort());
  while (!ended.signal.aborted) {
    const from = performance.now();
    await file.write(page, 0, page.length, 0);
    await file.datasync();
    times.push(performance.now() - from);
    await Promise.race([untilEnd, new Promise((resolve) => setTimeout(resolve, EVERY))]);
  }
  await file.close();
  return times;
}
