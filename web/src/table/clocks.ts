import type { Snapshot } from '@tischlein/table';

/** What is left of each seat's time now, from 1 to 0. `since` is how long ago the table told it. */
export function clocksLeft({ clocks, settings }: Snapshot, since: number): (number | null)[] {
  if (clocks === null || settings.clock.type === 'none') return [];
  const all = settings.clock.seconds * 1000;
  return clocks.left.map((left, seat) =>
    seat === clocks.running ? Math.max(0, Math.min(1, (left - since) / all)) : null,
  );
}
