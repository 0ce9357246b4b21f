import type { Speaker } from '@tischlein/rules';
import type { LessonsWords, LessonStep } from '../../games/lesson.ts';
import type { TryAnswer } from './run.svelte.ts';
import type { LearnWords } from '../words.ts';

/** What stands in the bubble of a step. */
export interface BubbleText {
  readonly title: string;
  readonly text: string;
  /** What to do, said last and in bold; empty while it is being shown. */
  readonly act: string;
  /** The clause behind it. */
  readonly rule: string;
}

/** The step's own words, or what a try was answered. */
export function bubbleText(
  { now, answer, showing }: { now: LessonStep; answer: TryAnswer | null; showing: boolean },
  steps: LessonsWords[string]['steps'],
  words: LearnWords,
  speaker: Pick<Speaker, 'refused'>,
): BubbleText {
  const { rule } = now;
  const own = steps[now.id]!;
  const { title, act } = own;
  if (showing) return { title, text: words.watch, act: '', rule };
  switch (answer?.is) {
    case 'other':
      return { title: words.other, text: words.otherText, act, rule };
    case 'early':
      return { title, text: words.early, act, rule };
    case 'refused':
      return {
        title: words.notYet,
        text: `${speaker.refused(answer.cited)} ${words.tryLit}`,
        act,
        rule: answer.cited.clause,
      };
    default:
      return { ...own, rule };
  }
}
