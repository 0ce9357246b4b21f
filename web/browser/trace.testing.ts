import type { Page } from '@playwright/test';

/** As much of a trace event as is read: times in microseconds, `tdur` is processor time. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** What the page's main thread worked while it was traced, in milliseconds of processor time. */
export interface MainThreadWork {
  /** Of all tasks from one frame to the next. */
  readonly frames: readonly number[];
  /** Of each task, the longest first. */
  readonly tasks: readonly number[];
  /** How many animations began. */
  readonly animations: number;
}

const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.animations',
];

/** Traces the page while something goes on in it. */
export async function traced(page: Page, work: () => Promise<unknown>): Promise<MainThreadWork> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const trace = await browser.stopTracing();
  return workIn((JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents);
}

function workIn(events: readonly TraceEvent[]): MainThreadWork {
  const main = mainThread(events);
  const starts = main.filter(({ name }) => name === 'BeginMainThreadFrame').map(({ ts }) => ts);
  const tasks = main.filter(({ name, ph }) => ph === 'X' && name === 'RunTask');
  const millis = ({ tdur, dur }: TraceEvent): number => (tdur ?? dur ?? 0) / 1000;
  const frames = starts.slice(1).map(() => 0);
  let frame = 0;
  for (const task of tasks.sort((a, b) => a.ts - b.ts)) {
    while (frame < frames.length && task.ts >= starts[frame + 1]!) frame++;
    if (frame < frames.length && task.ts >= starts[frame]!) frames[frame]! += millis(task);
  }
  const animations = main.filter(({ name, ph }) => name === 'Animation' && ph === 'b').length;
  return { frames, tasks: tasks.map(millis).sort((a, b) => b - a), animations };
}

/** What happened on the main thread of the page that drew most frames: the browser may have others open. */
function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const mains = events.filter(({ args }) => args?.name === 'CrRendererMain');
  const [busiest] = mains
    .map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid))
    .sort((a, b) => framesIn(b) - framesIn(a));
  return busiest ?? [];
}

const framesIn = (events: readonly TraceEvent[]): number =>
  events.filter(({ name }) => name === 'BeginMainThreadFrame').length;
