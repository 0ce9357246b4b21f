import type { JsonObject } from '@tischlein/kit';

/** One thing to do. Nothing else goes on. */
export interface LessonStep {
  /** The key of its words. */
  readonly id: string;
  /** The move of the reader's seat. */
  readonly does: string;
  /** What is touched for it, one after the other, as selectors; the bubble's tail is there. */
  readonly lit: readonly string[];
  /** What else is looked at. */
  readonly sees?: readonly string[];
  /** What the others do then, as "seat:move". */
  readonly others?: readonly string[];
  /** The clause it is about. */
  readonly rule: string;
}

/** A script from a fixed position. The reader has the first seat. */
export interface Lesson {
  /** The key of its words, and of the reader's progress. */
  readonly id: string;
  readonly position: JsonObject;
  readonly steps: readonly LessonStep[];
}

interface StepWords {
  readonly title: string;
  readonly text: string;
  /** What to do, said last and in bold. */
  readonly act: string;
}

/** By lesson, and by step in it. */
export interface LessonsWords {
  readonly [lesson: string]: {
    readonly title: string;
    /** What one knows at its end. */
    readonly done: string;
    readonly steps: { readonly [step: string]: StepWords };
  };
}

/** All that is played before a step, by everybody. */
export const movesBefore = ({ steps }: Lesson, step: number): string[] =>
  steps.slice(0, step).flatMap(({ does, others = [] }) => [`0:${does}`, ...others]);

/** The step to do after this many moves, the number of steps at the end, or null while the others move. */
export function stepAt(lesson: Lesson, moves: number): number | null {
  const at = [...lesson.steps.keys(), lesson.steps.length].find(
    (step) => movesBefore(lesson, step).length === moves,
  );
  return at ?? null;
}

/** Steps as the rows of a table; the same things are looked at in all of them. */
export const stepsSeeing =
  (...sees: readonly string[]) =>
  (
    id: string,
    rule: string,
    does: string,
    lit: readonly string[],
    ...others: readonly string[]
  ): LessonStep => ({ id, rule, does, lit, sees, others });
