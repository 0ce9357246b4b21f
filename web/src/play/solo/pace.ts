/** How much longer or shorter bots take than usual, as people have set it. */
export const FACTOR = { slow: 1.8, normal: 1, fast: 0.25, atOnce: 0 } as const;

/** Runs a table's due work sooner or later than asked for, and not at all while the player looks at something else. */
export class Pace {
  #factor = 1;
  #held = false;
  #begun = false;
  readonly #waiting = new Set<() => void>();

  /** The bots are here. */
  begin(): void {
    this.#begun = true;
    this.#goOn();
  }

  set({ factor, held }: { readonly factor: number; readonly held: boolean }): void {
    this.#factor = factor;
    this.#held = held;
    this.#goOn();
  }

  later(ms: number, run: () => void): () => void {
    const timer = setTimeout(() => {
      this.#waiting.add(run);
      this.#goOn();
    }, ms * this.#factor);
    return () => {
      clearTimeout(timer);
      this.#waiting.delete(run);
    };
  }

  #goOn(): void {
    if (this.#held || !this.#begun) return;
    const runs = [...this.#waiting];
    this.#waiting.clear();
    for (const run of runs) run();
  }
}
