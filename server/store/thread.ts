/** The thread of the SQLite file: it does one message after the other and answers each by its number. */
import { parentPort, workerData } from 'node:worker_threads';
import { StoreFile, type Call } from './file.ts';
import type { Written } from './store.ts';

export type ToThread =
  | { readonly id: number; readonly appends: readonly Written[] }
  | { readonly id: number; readonly calls: readonly Call[] }
  | { readonly id: number; readonly ask: 'settings' | 'check' | 'free' | 'close' };
export type FromThread =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

const WRITE_BACK_EVERY_MS = 60_000;

const file = opened(workerData as string);

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

function answer(message: ToThread): unknown {
  if ('appends' in message) return file.append(message.appends);
  if ('calls' in message) return file.callAll(message.calls);
  return file[message.ask]();
}

const writingBack = setInterval(() => file.writeBack(), WRITE_BACK_EVERY_MS);

parentPort!.on('message', async (message: ToThread) => {
  const { id } = message;
  try {
    parentPort!.postMessage({ id, value: await answer(message) } satisfies FromThread);
  } catch (error) {
    parentPort!.postMessage({ id, error: (error as Error).message } satisfies FromThread);
  }
  if ('ask' in message && message.ask === 'close') {
    clearInterval(writingBack);
    parentPort!.close();
  }
});
