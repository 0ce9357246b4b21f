import { gameOfRecord } from '@tischlein/kit';
import type { CoursePoint } from './messages.ts';
import { think } from './think.ts';

/** The chances over a finished game from what one seat could know, point by point as they are computed. */
export class CourseRun {
  points = $state.raw<readonly CoursePoint[]>([]);
  /** Whose colours the lines have. */
  readonly game: string;
  readonly seat: number;
  readonly #worker: Worker;

  constructor(record: string, seat: number) {
    this.game = gameOfRecord(record) ?? '';
    this.seat = seat;
    this.#worker = think({ t: 'course', record, seat }, (answer) => {
      if (answer.t === 'point') this.points = [...this.points, answer.point];
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}
