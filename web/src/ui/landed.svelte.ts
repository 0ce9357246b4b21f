import { untrack } from 'svelte';
import { isStill } from '../base/settings.svelte.ts';

/** As long as a card slides over the table. */
const LANDS_MS = 250;

/** The view whose counts are shown: it changes when a card has landed, not when it leaves. Nothing waits for it. */
export class Landed<V extends object> {
  view: V = $state.raw()!;

  /** When the number of `deal` changes, as with a new round, the new view is shown at once. */
  constructor(now: () => V, deal: (view: V) => number = () => 0) {
    this.view = untrack(now);
    const view = $derived(now());
    $effect.pre(() => {
      const after = view;
      const land = (): void => void (this.view = after);
      if (isStill() || deal(untrack(() => this.view)) !== deal(after)) return land();
      const timer = setTimeout(land, LANDS_MS);
      // The next card is under way: this one counts as landed.
      return () => {
        clearTimeout(timer);
        land();
      };
    });
  }
}
