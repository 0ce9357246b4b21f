import type { UnoView } from '@tischlein/games/uno/language';
import { untrack } from 'svelte';
import { spotsIn } from '../parts/spots.ts';
import { motionBetween, STILL } from './motion.ts';

/** What is seen to move when a new view comes: measured before the page changes. */
export class Staging {
  motion = $state.raw(STILL);

  constructor(
    view: () => UnoView,
    root: () => HTMLElement | undefined,
    /** The card that is lifted in the own hand. */
    lifted: () => string | null = () => null,
  ) {
    let before = untrack(view);
    $effect.pre(() => {
      const after = view();
      untrack(() => {
        const on = root();
        if (on && after !== before)
          this.motion = motionBetween(before, after, spotsIn(on), lifted());
        before = after;
      });
    });
  }
}
