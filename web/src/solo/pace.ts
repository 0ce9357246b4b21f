/** What is due at the table, run sooner or later than it says, and not at all while the player looks elsewhere. */
export class Pace {
  #factor = 1;
  #held = false;
  #waiting: { run: () => void } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  set(factor: number, held: boolean): void {
    this.#factor = factor;
    this.#held = held;
    if (held || this.#waiting === null) return;
    const { run } = this.#waiting;
    this.#waiting = null;
    run();
  }

  later(ms: number, run: () => void): () => void {
    const due = (): void => {
      if (this.#held) this.#waiting = { run };
      else run();
    };
    this.#timer = setTimeout(due, ms * this.#factor);
    const timer = this.#timer;
    return () => {
      clearTimeout(timer);
      if (this.#waiting?.run === run) this.#waiting = null;
    };
  }
}
