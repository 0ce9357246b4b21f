import type { UnoView } from '@tischlein/games/uno/language';
import { untrack } from 'svelte';
import type { Told } from '../table/props.ts';

/** A round of a match is over: its count stays until it has been read. */
export class RoundCount {
  shown: { readonly round: number; readonly sentences: readonly string[] } | null =
    $state.raw(null);

  constructor(view: () => UnoView, told: () => readonly Told[]) {
    let { round } = untrack(view);
    $effect.pre(() => {
      const now = view();
      const sentences = untrack(told)
        .filter(({ citation }) => citation.clause === 'UNO-15')
        .map(({ sentence }) => sentence);
      if (now.round > round && !now.result) this.shown = { round, sentences };
      else if (now.round < round) this.shown = null;
      ({ round } = now);
    });
  }

  close(): void {
    this.shown = null;
  }
}
