import type { Past, Random } from '@tischlein/kit';
import type { Question } from './bots.ts';
import type { Entry } from './entries.ts';
import type { PersonId, Who } from './who.ts';
import type { TableCommand } from './handle.ts';
import type { Played } from './history.ts';
import type { Outgoing } from './outgoing.ts';
import type { Table } from './table.ts';
import type { Answer, Said } from './wire.ts';

/** A page that follows the table. */
export interface TablePage {
  readonly who: Who;
  hear(message: Outgoing): void;
  /** Whether this page may ask for something that costs as much as this many messages. */
  affords?(messages: number): boolean;
}

/** How much may happen at a table. */
export interface TableLimits {
  /** Moves of one game, those taken back included: then it ends. */
  readonly moves: number;
  /** Changes by one person in a minute, moves apart; coming and going counts more. */
  readonly changes: number;
}

/** The host of a table has stored as much as one may: what was wished is not stored, and that is sure. */
export class OverQuota extends Error {}

/** Where the entries of one table are kept. */
export interface Journal {
  /** Nobody else writes to it. */
  readonly alone: boolean;
  /** Answers when the entries are safe; `taken` where another host wrote that number first. `after` is the table then. */
  append(entries: readonly Entry[], after: Table): Promise<'stored' | 'taken'>;
  /** What was written after that number. */
  read(after: number): Promise<readonly Entry[]>;
}

/** Beside the question to a bot. */
export interface QuestionContext {
  /** People sit at the table. */
  readonly awaited: boolean;
  /** What the seat has seen, for bots that want it. */
  readonly past: () => Past;
}

/** What all tables of one place share: a server, a browser tab, a test. Time and chance come from here. */
export interface HostPorts {
  readonly now: () => number;
  /** Runs something later; answers how to call it off. */
  readonly later: (ms: number, run: () => void) => () => void;
  /** A new secret for a deal: 64 hex digits nobody can guess. */
  readonly secret: () => string;
  readonly random: Random;
  readonly hasBot: (game: string, level: string) => boolean;
  /** Whether this person may seat one more bot. */
  readonly roomForBots: (person: PersonId) => boolean;
  readonly think: (question: Question, context: QuestionContext) => Promise<string | null>;
  /** How much bots may think. */
  readonly budget: number;
  readonly limits: TableLimits;
  /** Whether this person may still take a chair: they may have deleted themselves elsewhere. */
  readonly isKnown?: (person: PersonId) => Promise<boolean>;
}

/** What a host says of its table to the place it runs in. */
export interface HostEvents {
  answered?(command: TableCommand, answer: Answer): void;
  /** The table has changed, and its readers were told. */
  changed?(table: Table, played: Played | null): void;
  said?(said: Said): void;
  came?(reader: TablePage): void;
  went?(reader: TablePage): void;
  /** For how many milliseconds no page of this person has followed the table; without, everybody is here. */
  absentFor?(person: PersonId): number;
  failed?(what: string, error: Error): void;
}
