/** The thread of the SQLite file: it does one message after the other and answers each by its number. */
import { parentPort, workerData } from 'node:worker_threads';
import { StoreFile, type Call } from './file.ts';
import { unpack, type Packed } from './packed.ts';

export type ToThread =
  | { readonly id: number; readonly appends: Packed }
  | { readonly id: number; readonly calls: readonly Call[] }
  | { readonly id: number; readonly ask: 'settings' | 'check' | 'sync' | 'free' | 'close' };
export type FromThread =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

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
  if ('appends' in message) return file.append(unpack(message.appends));
  if ('calls' in message) return file.callAll(message.calls);
  return file[message.ask]();
}

parentPort!.on('message', async (message: ToThread) => {
  const { id } = message;
  try {
    parentPort!.postMessage({ id, value: await answer(message) } satisfies FromThread);
  } catch (error) {
    parentPort!.postMessage({ id, error: (error as Error).message } satisfies FromThread);
  }
  if ('ask' in message && message.ask === 'close') parentPort!.close();
});
