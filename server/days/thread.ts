/** A thread that plays games of the day again: bots think for it, and nobody at a table waits for that. */
import { parentPort } from 'node:worker_threads';
import { checkDay, type Checked, type ToCheck } from './check.ts';

parentPort!.on('message', async ({ date, record }: ToCheck) => {
  const checked: Checked = await checkDay(date, record).catch((error: Error) => ({
    fault: error.message,
  }));
  parentPort!.postMessage({ checked, done: true });
});
