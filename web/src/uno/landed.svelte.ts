import type { UnoView } from '@tischlein/games/uno/language';
import { untrack } from 'svelte';
import { isStill } from '../settings.svelte.ts';

/** As long as a card slides over the table. */
const LANDS_MS = 250;

/** Counts as they are to be read: they change when the card has landed, not when it leaves. Nothing waits for it. */
export class Landed {
  view: UnoView = $state.raw()!;

  constructor(now: () => UnoView) {
    this.view = untrack(now);
    $effect.pre(() => {
      const after = now();
      const land = (): void => void (this.view = after);
      if (isStill() || untrack(() => this.view.round) !== after.round) return land();
      const timer = setTimeout(land, LANDS_MS);
      // The next card is under way: this one lies.
      return () => {
        clearTimeout(timer);
        land();
      };
    });
  }
}
