/** The thread of the SQLite file: it does one message after the other and answers each by its number. */
import { parentPort, workerData } from 'node:worker_threads';
import { StoreFile } from './file.ts';
import type { Written } from './store.ts';
import type { Method } from './work.ts';

export type ToThread =
  | { readonly id: number; readonly appends: readonly Written[] }
  | { readonly id: number; readonly method: Method; readonly args: readonly unknown[] }
  | { readonly id: number; readonly backup: string }
  | { readonly id: number; readonly ask: 'settings' | 'close' };
export type FromThread =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

const file = new StoreFile(workerData as string);

function answer(message: ToThread): unknown {
  if ('appends' in message) return file.append(message.appends);
  if ('method' in message) return file.call(message.method, message.args);
  if ('backup' in message) return file.backup(message.backup);
  return message.ask === 'close' ? file.close() : file.settings();
}

parentPort!.on('message', async (message: ToThread) => {
  const { id } = message;
  try {
    parentPort!.postMessage({ id, value: await answer(message) } satisfies FromThread);
  } catch (error) {
    parentPort!.postMessage({ id, error: (error as Error).message } satisfies FromThread);
  }
});
