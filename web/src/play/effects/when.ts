/** Milliseconds without a change before measuring starts. */
export const PAUSE = 1000;

interface Ports<M> {
  /** Runs something later; answers how to call it off. */
  later(ms: number, run: () => void): () => void;
  begin(mix: string): M;
  /** What is measured now, if anything is. */
  show(measuring: M | null): void;
}

/**
 * When a mix is measured: while somebody looks, once they have changed nothing for a moment. A change ends it; out of
 * sight nothing starts, but what has started goes on.
 */
export class WhenMeasured<M extends { close(): void }> {
  readonly #ports: Ports<M>;
  #mix = '';
  #isSeen = false;
  #measuring: M | null = null;
  #callOff = (): void => {};

  constructor(ports: Ports<M>) {
    this.#ports = ports;
  }

  choose(mix: string): void {
    this.close();
    this.#mix = mix;
    this.#wait();
  }

  look({ isSeen }: { readonly isSeen: boolean }): void {
    this.#isSeen = isSeen;
    this.#wait();
  }

  close(): void {
    this.#callOff();
    this.#measuring?.close();
    this.#show(null);
  }

  #wait(): void {
    this.#callOff();
    if (!this.#isSeen || this.#measuring !== null) return;
    this.#callOff = this.#ports.later(PAUSE, () => this.#show(this.#ports.begin(this.#mix)));
  }

  #show(measuring: M | null): void {
    this.#measuring = measuring;
    this.#ports.show(measuring);
  }
}
