import type { Seat } from '@tischlein/kit';

/** Milliseconds: the last card has landed and was seen. */
const SEEN = 1200;

interface Ports {
  /** Runs something later; answers how to call it off. */
  later(ms: number, run: () => void): () => void;
  /** Hides the table until this person lifts it. */
  fall(before: Seat): void;
}

/** The curtain between people at one device: it falls when another of them is to move. */
export class Curtain {
  readonly #people: number;
  readonly #ports: Ports;
  #callOff = (): void => {};

  /** People have the first seats, bots the others. */
  constructor(people: number, ports: Ports) {
    this.#people = people;
    this.#ports = ports;
  }

  /** Who is waited for now, and who looks at the table; null before it is known. */
  hear(waitingFor: Seat | null, looking: Seat | null): void {
    this.#callOff();
    if (this.#people < 2 || waitingFor === null || waitingFor === looking) return;
    if (waitingFor < this.#people)
      this.#callOff = this.#ports.later(SEEN, () => this.#ports.fall(waitingFor));
  }

  close(): void {
    this.#callOff();
  }
}
