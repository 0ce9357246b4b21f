/** A thread that copies the store, so that nobody at a table waits for it. */
import { parentPort } from 'node:worker_threads';
import { backUp, type ToCopy } from './backup.ts';

parentPort!.on('message', ({ data, to }: ToCopy) => {
  let error: string | null = null;
  try {
    backUp(data, to);
  } catch (reason) {
    error = (reason as Error).message;
  }
  parentPort!.postMessage({ error, done: true });
});
