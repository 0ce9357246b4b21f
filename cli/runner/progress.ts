const WIDTH = 30;
const REDRAW = 100;

/** A bar on the error stream of a terminal; where there is no terminal, silence. */
export class Progress {
  readonly #stream: NodeJS.WriteStream;
  readonly #label: string;
  readonly #total: number;
  readonly #start = performance.now();
  #drawn = Number.NEGATIVE_INFINITY;

  constructor(label: string, total: number, stream = process.stderr) {
    this.#label = label;
    this.#total = total;
    this.#stream = stream;
  }

  show(done: number): void {
    if (!this.#stream.isTTY) return;
    const now = performance.now();
    if (now - this.#drawn < REDRAW) return;
    this.#drawn = now;
    this.#stream.write(`\r\u001B[K${barText(this.#label, done, this.#total, now - this.#start)}`);
  }

  end(): void {
    if (this.#stream.isTTY) this.#stream.write('\r\u001B[K');
  }
}

/** `hard against medium ██████░░░░ 120 of 200, 14 s left` */
export function barText(label: string, done: number, total: number, elapsed: number): string {
  const filled = Math.round((WIDTH * done) / total);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  const left = done === 0 ? '' : `, ${Math.ceil((elapsed * (total - done)) / done / 1000)} s left`;
  return `${label} ${bar} ${done} of ${total}${left}`;
}
