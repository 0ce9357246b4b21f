import type { Citation, Seat, View } from '@tischlein/kit';

/** A refusal as the table cites it; the page says it in words. */
export interface CitedRefusal {
  readonly move: string;
  readonly cited: { readonly clause: string; readonly facts: { readonly [key: string]: unknown } };
}

/** What is drawn as a table: a live session, a film of a finished game, a puzzle, a lesson. */
export interface TableSource {
  /** Null before anything is known. */
  readonly view: View | null;
  readonly legal: readonly string[];
  readonly waitingFor: Seat | null;
  readonly ply: number;
  /** What the last move did; empty after coming to the table. */
  readonly facts: readonly Citation[];
  past(): readonly Citation[];
  readonly busy: boolean;
  readonly refused: CitedRefusal | null;
  /** Makes a move, or learns why it can not be made. */
  move(move: string): void;
  /** What was answered to the last try has been read. */
  dismiss(): void;
}

const nothing = (): void => {};

/** What every table that is only looked at has in common. */
export const LOOKED_AT = {
  legal: [],
  busy: false,
  refused: null,
  move: nothing,
  dismiss: nothing,
} satisfies Partial<TableSource>;
