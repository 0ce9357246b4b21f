import { recall, remember } from '../../base/storage.ts';

/** What was learnt of a game on this device. */
interface Progress {
  /** Lessons that were gone through. */
  readonly done: readonly string[];
  /** The step one has come to, by lesson. */
  readonly steps: { readonly [lesson: string]: number };
  /** The last of them, too. */
  readonly whole: boolean;
}

const NOTHING: Progress = { done: [], steps: {}, whole: false };

export const progressOf = (game: string): Progress => recall<Progress>(`learnt.${game}`) ?? NOTHING;

/** Leaving a lesson keeps the step. */
export function keepStep(game: string, lesson: string, step: number): void {
  const before = progressOf(game);
  remember(`learnt.${game}`, { ...before, steps: { ...before.steps, [lesson]: step } });
}

export function keepDone(game: string, lesson: string, all: readonly string[]): void {
  const before = progressOf(game);
  const done = [...new Set([...before.done, lesson])];
  remember(`learnt.${game}`, {
    done,
    steps: { ...before.steps, [lesson]: 0 },
    whole: all.every((one) => done.includes(one)),
  } satisfies Progress);
}
