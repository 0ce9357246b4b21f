import type { FromThinker, ToThinker } from './messages.ts';

/** Asks in a thread of its own; whoever asks ends it. */
export const think = (asked: ToThinker, hear: (answer: FromThinker) => void): Worker => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => hear(data));
  worker.postMessage(asked);
  return worker;
};
