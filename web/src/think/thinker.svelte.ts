import type { Told } from '@tischlein/table';
import type { Advice, Hint } from '@tischlein/coach';
import type { View } from '@tischlein/kit';
import type { FromThinker, Point, ToThinker } from './messages.ts';

/** Asks in a thread of its own; whoever asks ends it. */
export const think = (asked: ToThinker, hear: (answer: FromThinker) => void): Worker => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => hear(data));
  worker.postMessage(asked);
  return worker;
};

/** What the strong bot would do with what this reader sees; good for one ply. */
export class Helper {
  advice = $state.raw<(Hint & { readonly ply: number }) | null>(null);
  #worker: Worker | null = null;

  ask({ view, legal, ply, waitingFor, you }: Told): void {
    this.close();
    const asked = {
      t: 'hint',
      view: view as unknown as View,
      legal,
      mayWait: waitingFor !== you,
    } as const;
    this.#worker = think(asked, (answer) => {
      if (answer.t === 'hint') this.advice = { ...answer.hint, ply };
      this.close();
    });
  }

  /** From somebody else who thinks: the server, for a game the page does not have. */
  async hear(thought: Promise<Advice>, ply: number): Promise<void> {
    this.close();
    this.advice = { ...(await thought), why: null, ply };
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

/** The chances over a finished game from what one seat could know, point by point as they are reckoned. */
export class Course {
  points = $state.raw<readonly Point[]>([]);
  /** Whose colours the lines have. */
  readonly game: string;
  readonly seat: number;
  readonly #worker: Worker;

  constructor(record: string, seat: number) {
    this.game = /^game (\w+)/m.exec(record)?.[1] ?? '';
    this.seat = seat;
    this.#worker = think({ t: 'course', record, seat }, (answer) => {
      if (answer.t === 'point') this.points = [...this.points, answer.point];
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}
