/** The thread of the SQLite file: it does one message after the other and answers each by its number. */
import { parentPort, workerData } from 'node:worker_threads';
import { StoreFile, type Call } from './file.ts';
import { unpack, type Packed } from './packed.ts';

export type ToThread =
  | { readonly id: number; readonly appends: Packed }
  | { readonly id: number; readonly calls: readonly Call[] }
  | { readonly id: number; readonly backup: string }
  | { readonly id: number; readonly ask: 'settings' | 'check' | 'sync' | 'free' | 'close' };
export type FromThread =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

const file = opened(workerData as string);

/** Errors of the driver lose their words on the way out of the thread. */
function opened(path: string): StoreFile {
  try {
    return new StoreFile(path);
  } catch (error) {
    // Its cause would take the words away again.
    // oxlint-disable-next-line preserve-caught-error
    throw new Error(`${path} can not be opened: ${(error as Error).message}`);
  }
}

function answer(message: ToThread): unknown {
  if ('appends' in message) return file.append(unpack(message.appends));
  if ('calls' in message) return file.callAll(message.calls);
  if ('backup' in message) return file.backup(message.backup);
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
