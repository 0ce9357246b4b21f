import { untrack } from 'svelte';

/** The hand in the order it was drawn: cards that were there keep their place, new ones go to the end. */
export function asDrawn(before: readonly string[], hand: readonly string[]): string[] {
  const left = [...hand];
  const stayed = before.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...stayed, ...left];
}

/** Follows a hand, card by card, in the order in which they came. */
export class Drawn {
  cards: readonly string[] = $state.raw([]);

  constructor(hand: () => readonly string[] | null) {
    $effect.pre(() => {
      const held = hand() ?? [];
      untrack(() => (this.cards = asDrawn(this.cards, held)));
    });
  }
}
