import type { Random } from '@tischlein/kit';
import type { Happening } from './entries.ts';
import type { PersonId } from './who.ts';
import { withSentence, type Problem } from './sentences.ts';
import type { Answer } from './wire.ts';

/** What a table can not know by itself. */
export interface Outside {
  readonly now: number;
  /** A new secret for a deal: 64 hex digits nobody can guess. */
  readonly secret: () => string;
  readonly random: Random;
  readonly hasBot: (level: string) => boolean;
  /** Bots cost computing time, so a host may seat only a limited number of them. */
  readonly roomForBots: () => boolean;
  /** For how many milliseconds this person has not followed the table. */
  readonly absentFor: (person: PersonId) => number;
}

/** What becomes of a command, without the `type`, `table` and `id` of the answer. */
export type Verdict =
  | { readonly outcome: 'ok'; readonly happenings: readonly Happening[] }
  | { readonly outcome: 'refused'; readonly refused: RefusedAnswer['refused'] }
  | { readonly outcome: 'overtaken' }
  | {
      readonly outcome: 'error';
      readonly code: Problem;
      readonly error: string;
      readonly happenings?: readonly Happening[];
    };
type RefusedAnswer = Extract<Answer, { outcome: 'refused' }>;

export const problem = (code: Problem, detail?: string): Verdict => ({
  outcome: 'error',
  ...withSentence(code, detail),
});
export const granted = (...happenings: Happening[]): Verdict => ({ outcome: 'ok', happenings });
