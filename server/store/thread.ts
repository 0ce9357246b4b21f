/** The thread of the SQLite file: it does one task after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { StoreFile } from './file.ts';
import type { Call, Outcome } from './store.ts';

export type ToThread =
  { readonly calls: readonly Call[] } | { readonly ask: 'settings' | 'check' | 'free' | 'close' };
export type FromThread = Outcome<unknown> & { readonly done: true };

export interface ThreadData {
  readonly path: string;
  readonly writeBackEveryMs: number;
}

const { path, writeBackEveryMs } = workerData as ThreadData;
const file = opened(path);

/** An error of the driver loses its message when it is cloned out of the thread: a plain one is thrown instead. */
function opened(path: string): StoreFile {
  try {
    return new StoreFile(path);
  } catch (error) {
    // Without `cause`: that would be cloned too, and the message lost again.
    // oxlint-disable-next-line preserve-caught-error
    throw new Error(`${path} can not be opened: ${(error as Error).message}`);
  }
}

const writingBack = setInterval(() => file.writeBack(), writeBackEveryMs);

parentPort!.on('message', async (task: ToThread) => {
  if ('ask' in task && task.ask === 'close') clearInterval(writingBack);
  const doing = 'calls' in task ? file.callAll(task.calls) : Promise.resolve(file[task.ask]());
  const said = await doing.then(
    (value): Outcome<unknown> => ({ value }),
    (error: Error) => ({ error: error.message }),
  );
  parentPort!.postMessage({ ...said, done: true } satisfies FromThread);
});
