import type { Snapshot } from '@tischlein/table';
import { ticker } from '../../ui/resource.svelte.ts';

/** Whether no game may begin yet, since the rules were changed just now. */
export function startHeld(told: () => Snapshot): { readonly current: boolean } {
  const clock = ticker(500);
  const heardAt = $derived.by(() => {
    void told();
    return performance.now();
  });
  return {
    get current() {
      const { startsFrom, now } = told();
      return startsFrom !== undefined && clock.now - heardAt < startsFrom - now;
    },
  };
}
