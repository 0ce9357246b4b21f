import type { Beginning } from './beginning.ts';
import type { SomeSettings, Settings } from './settings.ts';
import type { PersonId, Who } from './who.ts';
import type { AWAY, OfferKind } from './protocol.ts';

export type Away = (typeof AWAY)[number];

/** What can happen at a table. A table is the fold of its entries; nothing else changes it. */
export type Happening =
  | {
      readonly e: 'made';
      readonly table: string;
      readonly game: string;
      readonly rules: number;
      readonly settings: Settings;
      readonly host: PersonId | null;
      readonly secret: string;
      readonly dealtBy: 'server' | 'device';
      /** How many seconds after the first person sat down bots take the free chairs and the first game begins. */
      readonly fill?: number;
      /** The first game begins at this moment of another one instead of a deal. */
      readonly from?: Beginning;
    }
  | {
      readonly e: 'sat';
      readonly seat: number;
      readonly who: Who;
      /** The SHA-256 of the contribution that is opened at the start. */
      readonly hash?: string;
      /** They only stand at the door and ask for this chair, or with -1 for any. */
      readonly door?: true;
    }
  | { readonly e: 'turnedAway'; readonly person: PersonId }
  /** The host's rights are this person's from now on. */
  | { readonly e: 'hosted'; readonly person: PersonId }
  | { readonly e: 'unbarred'; readonly person: PersonId }
  /** A screen without a seat shows the table, or (not `let`) asks the host to. The code is what stood on it. */
  | {
      readonly e: 'screen';
      readonly person: PersonId;
      readonly code: string;
      readonly let: boolean;
    }
  | { readonly e: 'screenGone'; readonly person: PersonId }
  /** Nobody answered the offer in time. */
  | { readonly e: 'lapsed' }
  | { readonly e: 'botSat'; readonly seat: number; readonly level: string }
  | { readonly e: 'pledged'; readonly seat: number; readonly hash: string }
  | { readonly e: 'contributed'; readonly seat: number; readonly contribution: string }
  | { readonly e: 'freed'; readonly seat: number; readonly barred?: true }
  | { readonly e: 'away'; readonly seat: number; readonly why: Away }
  | { readonly e: 'back'; readonly seat: number }
  | { readonly e: 'settings'; readonly settings: SomeSettings }
  /** Chair i gets who sat on chair order[i]. */
  | { readonly e: 'shuffled'; readonly order: readonly number[] }
  | { readonly e: 'muted'; readonly person: PersonId; readonly muted: boolean }
  /** This person has deleted themselves: the name is gone, also from the entries before. */
  | { readonly e: 'forgotten'; readonly person: PersonId }
  /** The start was called; parts of the deal may still come in for a moment. */
  | { readonly e: 'starting' }
  | { readonly e: 'started' }
  | { readonly e: 'moved'; readonly seat: number; readonly move: string; readonly kept?: true }
  | { readonly e: 'offered'; readonly seat: number; readonly offer: OfferKind }
  | { readonly e: 'voted'; readonly seat: number; readonly agree: boolean }
  /** How many of the last standing moves are taken back; 1 where left out. */
  | { readonly e: 'takenBack'; readonly moves?: number }
  | { readonly e: 'ended'; readonly how: 'draw' | 'ended' }
  /** Everything stays but the deal: a new secret, new contributions. */
  | { readonly e: 'rematch'; readonly secret: string };

/** One line of the journal. `by` and `id` are the command it came from, so that a repeated command is recognised. */
export type Entry = Happening & {
  readonly seq: number;
  readonly at: number;
  readonly by?: PersonId;
  readonly id?: string;
};

export type HappeningOf<E extends Happening['e']> = Extract<Happening, { e: E }>;
