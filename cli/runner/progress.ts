import { stderr } from 'node:process';

const WIDTH = 30;
const REDRAW = 100;

/** A bar on the error stream of a terminal; where there is no terminal, silence. */
export class Progress {
  readonly #start = performance.now();
  #drawn = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly label: string,
    private readonly total: number,
  ) {}

  show(done: number): void {
    if (!stderr.isTTY) return;
    const now = performance.now();
    if (now - this.#drawn < REDRAW) return;
    this.#drawn = now;
    stderr.write(`\r\u001B[K${barText(this.label, done, this.total, now - this.#start)}`);
  }

  end(): void {
    if (stderr.isTTY) stderr.write('\r\u001B[K');
  }
}

/** Shows a bar while these are worked through. */
export function* withProgress<T>(label: string, total: number, items: Iterable<T>): Generator<T> {
  const progress = new Progress(label, total);
  let done = 0;
  for (const item of items) {
    yield item;
    progress.show(++done);
  }
  progress.end();
}

/** `hard against medium ██████░░░░ 120 of 200, 14 s left` */
export function barText(label: string, done: number, total: number, elapsed: number): string {
  const filled = Math.round((WIDTH * done) / total);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  const left = done === 0 ? '' : `, ${Math.ceil((elapsed * (total - done)) / done / 1000)} s left`;
  return `${label} ${bar} ${done} of ${total}${left}`;
}
