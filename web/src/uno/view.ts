import type { Seat, View } from '@tischlein/kit';
import type { Color } from './cards.ts';

export interface UnoView extends View {
  readonly hand: readonly string[] | null;
  readonly held: readonly number[];
  readonly hands: readonly (readonly string[])[] | null;
  readonly drawPile: number;
  readonly drawn: string | null;
  readonly discardPile: readonly string[];
  readonly color: Color;
  readonly turn: Seat;
  readonly direction: 'cw' | 'ccw';
  readonly pendingDraw: number;
  readonly pendingKind: 'd' | 'wd' | 'u' | null;
  readonly sits: readonly Seat[];
  readonly calls: readonly { readonly seat: Seat; readonly kind: 'uno' | 'unouno' }[];
  readonly laidBy: Seat | null;
  readonly run: { readonly seat: Seat; readonly step: number } | null;
  readonly doubleSkipBy: Seat | null;
  readonly choice: {
    readonly seat: Seat;
    readonly kind: 'give' | 'hand' | 'swap';
    readonly to: Seat | null;
    readonly left: number | null;
  } | null;
  readonly totals: readonly number[];
  readonly round: number;
  readonly result: { readonly winners: readonly Seat[]; readonly scores: readonly number[] } | null;
}
