import type { UnoClause, UnoView } from '@tischlein/games/uno/language';
import { untrack } from 'svelte';
import type { ToldFact } from '../../props.ts';

const COUNTED: UnoClause = 'UNO-15';

/** A round of a match is over: its count stays until it has been read. */
export class RoundCount {
  shown: { readonly round: number; readonly sentences: readonly string[] } | null =
    $state.raw(null);

  constructor(view: () => UnoView, told: () => readonly ToldFact[]) {
    let { round } = untrack(view);
    $effect.pre(() => {
      const now = view();
      const sentences = untrack(told)
        .filter(({ citation }) => citation.clause === COUNTED)
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
