/** What is due at the table, run sooner or later than it says, and not at all while the player looks elsewhere. */
export class Pace {
  #factor = 1;
  #held = false;
  #begun = false;
  #waiting: (() => void) | null = null;

  /** The bots are here. */
  begin(): void {
    this.#begun = true;
    this.#goOn();
  }

  set(factor: number, held: boolean): void {
    this.#factor = factor;
    this.#held = held;
    this.#goOn();
  }

  later(ms: number, run: () => void): () => void {
    const timer = setTimeout(() => {
      this.#waiting = run;
      this.#goOn();
    }, ms * this.#factor);
    return () => {
      clearTimeout(timer);
      if (this.#waiting === run) this.#waiting = null;
    };
  }

  #goOn(): void {
    if (this.#held || !this.#begun || this.#waiting === null) return;
    const run = this.#waiting;
    this.#waiting = null;
    run();
  }
}
