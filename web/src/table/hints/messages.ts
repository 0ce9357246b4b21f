import type { Hint, Warning } from '@tischlein/coach';
import type { View } from '@tischlein/kit';

/** What the thinking thread is asked: a hint for one view, its mistakes, or how a finished game went. */
export type ToThinker =
  | {
      readonly t: 'hint' | 'watch';
      readonly view: View;
      readonly legal: readonly string[];
      readonly mayWait: boolean;
    }
  /** From what this seat could know. */
  | { readonly t: 'course'; readonly record: string; readonly seat: number };

export type FromThinker =
  | { readonly t: 'hint'; readonly hint: Hint }
  /** After each look, the moves that are mistakes as far as it tells. */
  | { readonly t: 'warnings'; readonly warnings: readonly Warning[]; readonly last: boolean }
  | { readonly t: 'point'; readonly point: CoursePoint };

/** Each seat's chance to win, from 0 to 1, after `ply` of `of` moves. */
export interface CoursePoint {
  readonly ply: number;
  readonly of: number;
  readonly chances: readonly number[];
}
