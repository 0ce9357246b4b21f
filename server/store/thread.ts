/** The thread of the SQLite file: it does one message after the other and answers each by its number. */
import { parentPort, workerData } from 'node:worker_threads';
import { StoreFile } from './file.ts';
import type { Call } from './store.ts';

export type ToThread =
  | { readonly id: number; readonly calls: readonly Call[] }
  | { readonly id: number; readonly ask: 'settings' | 'check' | 'free' | 'close' };
export type FromThread =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

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

parentPort!.on('message', async (message: ToThread) => {
  const { id } = message;
  try {
    parentPort!.postMessage({
      id,
      value: 'calls' in message ? await file.callAll(message.calls) : await file[message.ask](),
    } satisfies FromThread);
  } catch (error) {
    parentPort!.postMessage({ id, error: (error as Error).message } satisfies FromThread);
  }
  if ('ask' in message && message.ask === 'close') {
    clearInterval(writingBack);
    parentPort!.close();
  }
});
