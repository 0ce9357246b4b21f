/** One thing at a time, in the order asked for. */
export class Queue {
  #busy = false;
  #waiting: (() => Promise<void>)[] | null = null;

  take(work: () => Promise<void>): Promise<void> {
    if (!this.#busy) return this.#run(work);
    return new Promise((resolve, reject) => {
      (this.#waiting ??= []).push(() => work().then(resolve, reject));
    });
  }

  /** Without a promise of its own: one would be made for each move. */
  #run(work: () => Promise<void>): Promise<void> {
    this.#busy = true;
    const done = work();
    const next = (): void => this.#next();
    done.then(next, next);
    return done;
  }

  #next(): void {
    this.#busy = false;
    const next = this.#waiting?.shift();
    if (next) void this.#run(next);
  }
}
