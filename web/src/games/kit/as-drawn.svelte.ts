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
  readonly #hand: () => readonly string[] | null;
  #before: readonly string[] = [];
  readonly cards: readonly string[] = $derived.by(
    () => (this.#before = asDrawn(this.#before, this.#hand() ?? [])),
  );

  constructor(hand: () => readonly string[] | null) {
    this.#hand = hand;
  }
}
