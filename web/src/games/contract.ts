import type { Puzzle } from '@tischlein/coach/puzzles';
import type { Citation, JsonObject, View } from '@tischlein/kit';
import type { Language } from '@tischlein/rules/languages';
import type { Component } from 'svelte';
import type { Lesson } from './lesson.ts';
import type { BigIn } from './highlights.ts';
import type { ShellWords } from '../i18n/index.svelte.ts';

type ByLanguage<T> = { readonly [language in Language]: T };
/** One chunk per language. */
type WordsLoader = ByLanguage<() => Promise<{ readonly words: unknown }>>;

export type HandOrder = keyof ShellWords['orders'];

/**
 * All that the pages know of one game. Rules come from `@tischlein/games`, sentences and the book from
 * `@tischlein/rules`; what is heavy is loaded when it is asked for, since the home page shows every face.
 */
export interface Face {
  /** As people write it. */
  readonly name: string;
  /** As the game says it; the home page shows it without loading the rules. */
  readonly players: { readonly min: number; readonly max: number };
  /** Seats of a table nobody has chosen them for: enough company, and not too long to wait. */
  readonly usual: number;
  /** Moves a newcomer need not make: where nothing else is left after an own move, they are made for them. */
  readonly byItself?: readonly string[];
  /** House rules of "Play now". */
  readonly first: JsonObject;
  /** How the cards may lie in the hand; the first is the usual one. */
  readonly orders: readonly HandOrder[];
  readonly poster: Poster;
  table(): Promise<{ readonly default: unknown }>;
  /** The table from above, for a big screen. */
  readonly tv?: () => Promise<{ readonly default: unknown }>;
  /** How a game ended, on a big screen; without, people stand on steps. */
  finale?(): Promise<{ readonly Finale: unknown; readonly Beside?: unknown }>;
  /** A phone beside a big screen: the hand, and what one can do; without, it shows the table. */
  readonly inHand?: () => Promise<{ readonly default: unknown }>;
  /** The words of the table component. */
  readonly words: WordsLoader;
  /** How players and cards look in a sentence. */
  signs(): Promise<Signs>;
  /** The moments people talk about afterwards; a game without names none. */
  big?(): Promise<{ readonly bigIn: BigIn }>;
  /** How the house rules lie where a table is set; without, they are one list. */
  houseRules?(): Promise<{ readonly laid: RulesLaid }>;
  /** Scripts from fixed positions; without, one learns from the book. */
  readonly lessons?: {
    scripts(): Promise<{ readonly lessons: readonly Lesson[] }>;
    readonly words: WordsLoader;
  };
  /** What of a won game is kept for ever, besides the win itself. */
  deeds?(): Promise<{ readonly deeds: Deeds }>;
  /** What its puzzles are about, by their own solutions; without, they are one station. */
  motifs?(): Promise<{ readonly motifs: Motifs }>;
  /** Little pictures for clauses that name a card or a sign; a chunk that no word of the book waits for. */
  pictures?(): Promise<Pictures>;
}

/** Players and cards drawn small. */
export interface Signs {
  readonly Chip: Component<{ readonly card: string; readonly name: string }>;
  /** What heads are drawn from, for pages without the table; once per page. */
  readonly Art?: Component;
  /** What follows from nearly every move, and so is no line of the log. */
  isRoutine?(fact: Citation): boolean;
}

/** The house rules as people think of them, by the keys of the game's options. */
export interface RulesLaid {
  readonly groups: readonly {
    readonly name: (language: Language) => string;
    readonly rules: readonly string[];
  }[];
  /** What says how long a game takes; it has a place of its own. */
  readonly long: readonly string[];
  /** A sign for a rule, cut from one sheet, on a square of 24. */
  readonly marks: { readonly [rule: string]: string };
  /** Rules that do not matter at this table are not shown. */
  matters?(rule: string, table: { readonly seats: number; readonly options: Chosen }): boolean;
}

/** A finished game as one seat saw it, before each move and at the end. */
export interface Ended {
  readonly me: number;
  readonly won: boolean;
  readonly views: readonly View[];
}

/** A deed without a stain, and one against the odds. */
export interface Deeds {
  flower(ended: Ended): boolean;
  clover(ended: Ended): boolean;
}

export interface Motifs {
  /** The key of a name among the game's words (`motifs`). */
  of(puzzle: Puzzle): string;
  /** A small picture of the position, as `Picture` shows it. */
  shows(puzzle: Puzzle): string;
}

/** House rules by key, as somebody has chosen them. */
export type Chosen = { readonly [rule: string]: unknown };

export interface Poster {
  /** An SVG with the drawing and its parts. */
  readonly sheet: string;
  /** The id of the drawing in it, 400 by 300. */
  readonly drawing: string;
  /** Which part stays in sight where it is cut, as SVG says it. */
  readonly fit: string;
  /** The part a low poster shows, as SVG says it. */
  readonly strip: string;
  /** The part a thumbnail shows, as SVG says it. */
  readonly piece: string;
  readonly words: ByLanguage<{ readonly blurb?: string; readonly picture: string }>;
}

/** The words say the same: pictures are for the eye alone. */
export interface Pictures {
  /** The drawings the pictures are made of; once per page. */
  readonly Art: Component;
  readonly Picture: Component<{ readonly shows: string }>;
  /** What is shown at a clause, thing by thing. */
  readonly pictures: { readonly [clause: string]: string };
  /** For a game with several printed editions: the examples that show what differs. */
  readonly scenes?: Scenes;
}

export interface Scenes {
  /** A position, to look at only. */
  readonly Scene: Component<{ readonly view: View }>;
  /** What the players of an example are called, by seat. */
  readonly names: readonly string[];
}
