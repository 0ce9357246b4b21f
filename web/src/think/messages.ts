import type { Citation, View } from '@tischlein/kit';

/** What somebody who thinks along is asked: a hint for one view, or how a finished game went. */
export type ToThinker =
  | {
      readonly t: 'hint';
      readonly view: View;
      readonly legal: readonly string[];
      readonly mayWait: boolean;
    }
  | { readonly t: 'course'; readonly record: string };

export type FromThinker =
  ({ readonly t: 'hint' } & Advice) | { readonly t: 'point'; readonly point: Point };

/** What the strong bot would do: a move, or null to wait; and what that move does, as anyone may see it. */
export interface Advice {
  readonly move: string | null;
  readonly does: readonly Citation[];
}

/** After so many moves of so many, each seat's chance to win, from 0 to 1. */
export interface Point {
  readonly ply: number;
  readonly of: number;
  readonly chances: readonly number[];
}
