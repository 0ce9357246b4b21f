import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { leadingTo, type Report, type Start } from '@tischlein/kit/conformance';
import { build } from 'rolldown';
import { games } from './all.testing.ts';
import { Progress, type Task } from './progress.testing.ts';

let code: Promise<string> | undefined;

/** The thread as one text that plain Node runs. */
async function threadCode(): Promise<string> {
  const input = fileURLToPath(new URL('conformance-thread.testing.ts', import.meta.url));
  const { output } = await build({
    input,
    platform: 'node',
    write: false,
    output: { format: 'cjs' },
  });
  return output[0].code;
}

/** Runs the suite in a thread, and ends it when nothing has happened for so many milliseconds. */
export async function conformWatched(
  task: Omit<Task, 'shared'>,
  patience: number,
): Promise<Report> {
  const progress = new Progress();
  const workerData = { ...task, shared: progress.shared };
  const thread = new Worker(await (code ??= threadCode()), { eval: true, workerData });
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
