import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { leadingTo, type Report, type Start } from '@tischlein/kit/conformance';
import { buildSync } from 'esbuild';
import { games } from './all.testing.ts';
import { Progress, type Task } from './progress.testing.ts';

let code: string | undefined;

/** The thread as one text that plain Node runs. */
function threadCode(): string {
  code ??= buildSync({
    entryPoints: [fileURLToPath(new URL('conformance-thread.testing.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
  }).outputFiles[0]!.text;
  return code;
}

/** Runs the suite in a thread, and ends it when nothing has happened for so many milliseconds. */
export function conformWatched(task: Omit<Task, 'shared'>, patience: number): Promise<Report> {
  const progress = new Progress();
  const workerData = { ...task, shared: progress.shared };
  const thread = new Worker(threadCode(), { eval: true, workerData });
  return new Promise<Report>((resolve, reject) => {
    let start: Start | undefined;
    let seen = -1;
    const watch = setInterval(() => {
      if (progress.steps !== seen) {
        seen = progress.steps;
        return;
      }
      const game = games[task.name]!;
      const lead = start ? leadingTo(game, start, progress.moves(game, start)) : 'before any game';
      reject(new Error(`${task.name}: no progress in ${patience} ms\n${lead}`));
    }, patience);
    thread.on('message', (message: { start: Start } | { report: Report }) => {
      if ('start' in message) start = message.start;
      else resolve(message.report);
    });
    thread.on('error', reject);
    thread.on('exit', () => {
      clearInterval(watch);
      reject(new Error(`${task.name}: the thread ended without a report`));
    });
  }).finally(() => thread.terminate());
}
