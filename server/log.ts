import type { NodeClock } from './clock.ts';

export type Log = (
  event: string,
  facts?: { readonly [key: string]: string | number | boolean | null },
) => void;

const GATHERED_MS = 10_000;

/**
 * One JSON object a line, under an `event` whose name stays: whoever looks after a server filters by it. No secrets: no
 * tokens, no seeds, no cards, no names, no chat. What fails once fails often, as on a disk that is full: of each kind of
 * failure the first is written, and of those in the next ten seconds how many.
 */
export function logTo(write: (line: string) => void, { now, later }: NodeClock): Log {
  const more = new Map<string, number>();
  const say: Log = (event, facts = {}) =>
    write(`${JSON.stringify({ at: new Date(now()).toISOString(), event, ...facts })}\n`);
  return (event, facts = {}) => {
    const count = more.get(event);
    if (count !== undefined && 'error' in facts) return void more.set(event, count + 1);
    say(event, facts);
    if (!('error' in facts)) return;
    more.set(event, 0);
    later(GATHERED_MS, () => {
      const others = more.get(event)!;
      more.delete(event);
      if (others > 0) say(event, { more: others });
    });
  };
}

export const silent: Log = () => {};
