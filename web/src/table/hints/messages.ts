import type { Hint, Warning } from '@tischlein/coach';
import type { View } from '@tischlein/kit';

/** What the thinking thread is asked: a hint for one view, or its mistakes. */
export interface ToThinker {
  readonly type: 'hint' | 'watch';
  readonly view: View;
  readonly legal: readonly string[];
  readonly mayWait: boolean;
}

export type FromThinker =
  | { readonly type: 'hint'; readonly hint: Hint }
  /** After each look, the moves that are mistakes as far as it tells. */
  | { readonly type: 'warnings'; readonly warnings: readonly Warning[]; readonly last: boolean };

/** Asks in a thread of its own; whoever asks ends it. */
export const think = (asked: ToThinker, hear: (answer: FromThinker) => void): Worker => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => hear(data));
  worker.postMessage(asked);
  return worker;
};
