/** The thread of the SQLite file: it does one message after the other and answers each by its number. */
import { parentPort, workerData } from 'node:worker_threads';
import { StoreFile, type Call } from './file.ts';
import type { Written } from './store.ts';

export type ToThread =
  | { readonly id: number; readonly appends: readonly Written[] }
  | { readonly id: number; readonly calls: readonly Call[] }
  | { readonly id: number; readonly backup: string }
  | { readonly id: number; readonly ask: 'settings' | 'check' | 'close' };
export type FromThread =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

const file = new StoreFile(workerData as string);

function answer(message: ToThread): unknown {
  if ('appends' in message) return file.append(message.appends);
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
});
