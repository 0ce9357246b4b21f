import type { ScreenLetters } from '../remote/screens.ts';

/** What a screen needs of the world: the server, and time. */
export interface ScreenPorts {
  showLetters(wanted: { readonly free?: boolean }): Promise<ScreenLetters>;
  screenTable(): Promise<string | null>;
  later(ms: number, run: () => void): () => void;
  /** Called with each change. */
  show(screen: OnScreen): void;
}

export interface OnScreen {
  readonly letters: ScreenLetters | null;
  /** The table it shows, or asks to show. */
  readonly table: string | null;
  /** No server answers. */
  readonly failed: boolean;
}

export const NOTHING_ON: OnScreen = { letters: null, table: null, failed: false };

const LOOK_EVERY = 2000;
/** New letters are asked for a little before the old ones expire. */
const BEFORE_THE_END = 30_000;

/** A browser that is a big screen: what stands on it, and the table it was brought to. */
export class BigScreen {
  readonly #ports: ScreenPorts;
  #on = NOTHING_ON;
  #callOff: (() => void)[] = [];
  #closed = false;
  #leaving = false;

  constructor(ports: ScreenPorts) {
    this.#ports = ports;
    void this.renew();
  }

  /** New letters; with `free` the screen leaves its table. */
  async renew(wanted: { readonly free?: boolean } = {}): Promise<void> {
    this.#stop();
    try {
      const letters = await this.#ports.showLetters(wanted);
      this.#show({ letters, table: letters.table, failed: false });
      this.#later(letters.lasts - BEFORE_THE_END, () => void this.renew());
      if (letters.table === null) this.#look();
    } catch {
      this.#show({ ...this.#on, failed: true });
      this.#later(LOOK_EVERY, () => void this.renew(wanted));
    }
  }

  /** Away from its table, once: the table says that it is gone while the server is still asked for new letters. */
  leave(): void {
    if (this.#leaving) return;
    this.#leaving = true;
    void this.renew({ free: true }).finally(() => (this.#leaving = false));
  }

  close(): void {
    this.#closed = true;
    this.#stop();
  }

  /** Until somebody brings it to a table. */
  #look(): void {
    this.#later(LOOK_EVERY, async () => {
      const table = await this.#ports.screenTable().catch(() => null);
      if (table === null) return this.#look();
      // The letters that brought it here are used up: others come by new ones.
      void this.renew();
    });
  }

  #show(on: OnScreen): void {
    this.#on = on;
    if (!this.#closed) this.#ports.show(on);
  }

  #later(ms: number, run: () => void): void {
    if (!this.#closed) this.#callOff.push(this.#ports.later(ms, run));
  }

  #stop(): void {
    for (const callOff of this.#callOff) callOff();
    this.#callOff = [];
  }
}
