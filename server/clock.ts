import type { HostPorts } from '@tischlein/table';

/** The time of a node, and how to wait for it. */
export type NodeClock = Pick<HostPorts, 'now' | 'later'>;

const MAX_TIMER_MS = 2 ** 31 - 1;

/** The machine's own. What waits for no time at all runs once everybody else was served. */
export const machineClock = (now = steadyClock()): NodeClock => ({
  now,
  later(ms, run) {
    if (ms <= 0) {
      const immediate = setImmediate(run);
      return () => clearImmediate(immediate);
    }
    const timer = setTimeout(run, Math.min(ms, MAX_TIMER_MS)).unref();
    return () => clearTimeout(timer);
  },
});

/** Runs something again and again; answers how to stop it. */
export function every(
  { later }: Pick<NodeClock, 'later'>,
  ms: number,
  run: () => void,
): () => void {
  const beat = (): void => {
    callOff = later(ms, beat);
    run();
  };
  let callOff = later(ms, beat);
  return () => callOff();
}

/**
 * The time of this node in milliseconds since 1970. It never falls: where the machine's clock is set back, it goes on at
 * the usual pace until that clock has caught up, so no line is taken for a flood and no bot waits for an hour to pass
 * again. Where the clock is set forward, it follows.
 */
export function steadyClock(
  wall: () => number = Date.now,
  passed: () => number = () => performance.now(),
): () => number {
  let at = wall();
  let since = passed();
  return () => {
    const now = passed();
    at = Math.max(at + now - since, wall());
    since = now;
    return Math.floor(at);
  };
}

/** A value that is computed at most once per interval (in milliseconds), however often it is asked for. */
export function cached<T>(make: () => T, ms: number, now: () => number): () => T {
  let last: { readonly value: T; readonly at: number } | null = null;
  return () => {
    if (last === null || now() - last.at >= ms) last = { value: make(), at: now() };
    return last.value;
  };
}
