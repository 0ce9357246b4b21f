import type { Seat, View } from '@tischlein/kit';
import type { BySide, Form, Kind, Side } from './kinds.ts';

type BySquare<T> = { readonly [square: string]: T };

export type KnockOut =
  | { readonly until: Side; readonly turnEnds: number }
  | { readonly until: Side; readonly turnBegins: number };

export interface UwoView extends View {
  readonly board: BySquare<`${Side} ${Form}`>;
  readonly stacks: BySquare<readonly Form[]>;
  readonly energy: BySide<number>;
  readonly turn: Side;
  readonly ko: BySquare<KnockOut>;
  readonly turnState: {
    readonly morfed: string | null;
    readonly acted: boolean;
    readonly paid: boolean;
  };
  readonly duel: {
    readonly stage: 'defend' | 'counter' | 'blast';
    readonly attacker: string | null;
    readonly target: string | null;
    readonly centre: string | null;
    readonly asked: Seat;
  } | null;
  readonly firstOut: Side | null;
  readonly result: { readonly winners: readonly Seat[]; readonly scores: readonly number[] } | null;
  readonly hand: readonly Kind[] | null;
  readonly held: BySide<number>;
  readonly decks: BySide<number>;
  readonly gone: BySide<readonly Kind[]>;
}
