import { untrack } from 'svelte';
import { isStill } from '../settings.svelte.ts';

/** As long as a card slides over the table. */
const LANDS_MS = 250;

/** Counts as they are to be read: they change when the card has landed, not when it leaves. Nothing waits for it. */
export class Landed<V extends object> {
  view: V = $state.raw()!;

  /** A new `deal`, like a new round, is there at once. */
  constructor(now: () => V, deal: (view: V) => number = () => 0) {
    this.view = untrack(now);
    const view = $derived(now());
    $effect.pre(() => {
      const after = view;
      const land = (): void => void (this.view = after);
      if (isStill() || deal(untrack(() => this.view)) !== deal(after)) return land();
      const timer = setTimeout(land, LANDS_MS);
      // The next card is under way: this one lies.
      return () => {
        clearTimeout(timer);
        land();
      };
    });
  }
}
