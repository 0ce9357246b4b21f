import type { Citation, Seat, View } from '@tischlein/kit';
import type { Language, Speaker } from '@tischlein/rules';
import type { Snippet } from 'svelte';
import type { ShownAvatar } from '../ui/avatar.ts';

/**
 * All that a game's table component gets from the shell, and all it may do. A table draws a view and reports a
 * chosen move; it knows no rules. W are the game's own words (see `load-table.ts`), F the facts it tells.
 */
export interface TableProps<V extends View = View, W = unknown, F extends Citation = Citation> {
  readonly view: V;
  /** Every legal move of this reader's seat, in notation; empty for a watcher. */
  readonly legal: readonly string[];
  /** By seat. The reader's own seat is `view.seat`. */
  readonly seats: readonly SeatInfo[];
  /** The seat the table waits for; null when the game is over. */
  readonly waitingFor: Seat | null;
  /** How many moves have been made: a new number means a new view to move to. */
  readonly ply: number;
  /** What the last move did, in order, for motion and sound; empty after coming back to a table. */
  readonly told: readonly ToldFact<F>[];
  /** The last refusal, until the next move or `dismiss`. */
  readonly refused: Refusal | null;
  /** A move the helper suggests; the table lights it up. */
  readonly hint: string | null;
  /** The same in words, also where it is to wait; the strip says it. */
  readonly advice: string | null;
  /** How the player likes the hand: one of the orders the game's face names; null where it names none. */
  readonly order: string | null;
  /** A move is on its way: nothing else is sent until the answer is there. */
  readonly busy: boolean;
  readonly speaker: Speaker;
  readonly words: W;
  readonly language: Language;

  /** Makes a legal move. */
  send(move: string): void;
  /** Asks why a move is not legal; the answer arrives as `refused`. */
  why(move: string): void;
  dismiss(): void;
  /** Opens a clause of the rule book over the table, like "MOW-11". */
  openRule(clause: string): void;
  /** The player looks at something first (the end of a round): in solo play the bots wait meanwhile. */
  hold(held: boolean): void;
  /** Opens the corner: log, rules, settings, leave; a replay has none. */
  readonly openCorner: (() => void) | null;
  /** Log, talk and rules in a panel with the menu. Wide tables place it at their side. */
  readonly log: Snippet;
  /** What happened since the reader's last move, in one row; for tables that have no room for the log. */
  readonly ribbon: Snippet | null;
  /** What people react with, beside the hand; for tables without the panel. Only where people sit. */
  readonly beside?: Snippet | null | undefined;
  /** All that was told of this game so far, also of rounds before this one. */
  readonly past: () => readonly F[];
  /** A replay: the table is only looked at. All views are there where everybody's cards lie open. */
  readonly shown?: { readonly views: readonly V[] | null } | undefined;
  /** What one can do when the game is over: rematch, replay, share, home. Null: the end is not celebrated here. */
  readonly ending: Snippet | null;
}

/** How somebody came out of a game. */
export interface Placed {
  readonly seat: Seat;
  readonly info: SeatInfo;
  /** Null where the game was stopped. */
  readonly place: number | null;
  readonly score: number | null;
  /** What they hold at the end, where the rules lay it open. */
  readonly held: readonly string[];
}

/** What a game draws its end from on a big screen: nothing but what watchers were told. */
export interface FinaleProps<V extends View = View, W = unknown, F extends Citation = Citation> {
  readonly view: V;
  /** Best first. */
  readonly placed: readonly Placed[];
  readonly past: readonly F[];
  readonly words: W;
}

export interface SeatInfo {
  readonly name: string;
  /** Null where nobody sits, and for somebody who has deleted themselves. */
  readonly avatar: ShownAvatar | null;
  /** Bots have a level; people have null. */
  readonly bot: string | null;
  /** Nobody is looking at this seat's table at the moment. */
  readonly away: boolean;
  /** What is left of the time to move, from 1 to 0; null without a clock or while others move. */
  readonly clock: number | null;
}

export interface ToldFact<F extends Citation = Citation> {
  readonly citation: F;
  /** The same in the reader's words. */
  readonly sentence: string;
}

/** Shown at a player's seat until they play again: a gate if they sit out, or how many cards or flies came. */
export type SeatEvent = 'gate' | { readonly more: number };

/** Why a move is refused, in the reader's words. */
export interface Refusal {
  readonly move: string;
  readonly clause: string;
  readonly sentence: string;
}
