import type { Beginning } from './history.ts';
import type { SomeSettings, Settings } from './settings.ts';
import type { Screen } from './table.ts';
import type { PersonId, Who } from './who.ts';
import type { AWAY, OfferKind } from './protocol.ts';

export type Away = (typeof AWAY)[number];

/** What can happen at a table. A table is the fold of its entries; nothing else changes it. */
export type Happening =
  | {
      readonly type: 'made';
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
      readonly type: 'sat';
      readonly seat: number;
      readonly who: Who;
      /** The SHA-256 of the contribution that is opened at the start. */
      readonly hash?: string;
      /** They only stand at the door and ask for this chair, or with -1 for any. */
      readonly door?: true;
      /** They sit here already, and are called so from now on; in a game that runs, from the next one on. */
      readonly called?: true;
    }
  | { readonly type: 'turnedAway'; readonly person: PersonId }
  /** The host's rights are this person's from now on; bots take the free chairs in `fill` seconds. */
  | { readonly type: 'hosted'; readonly person: PersonId; readonly fill?: number }
  | { readonly type: 'unbarred'; readonly person: PersonId }
  /** A screen without a seat shows the table, or (not `let`) asks the host to. */
  | ({ readonly type: 'screen' } & Screen)
  | { readonly type: 'screenGone'; readonly person: PersonId }
  /** Nobody answered the offer in time. */
  | { readonly type: 'lapsed' }
  | { readonly type: 'botSat'; readonly seat: number; readonly level: string }
  | { readonly type: 'pledged'; readonly seat: number; readonly hash: string }
  | { readonly type: 'contributed'; readonly seat: number; readonly contribution: string }
  | { readonly type: 'freed'; readonly seat: number; readonly barred?: true }
  | { readonly type: 'away'; readonly seat: number; readonly why: Away }
  | { readonly type: 'back'; readonly seat: number }
  | { readonly type: 'settings'; readonly settings: SomeSettings }
  /** Another game is played here from now on, and bots have left. */
  | {
      readonly type: 'changed';
      readonly game: string;
      readonly rules: number;
      readonly options: Settings['options'];
      readonly seats: number;
    }
  /** Chair i gets who sat on chair order[i]; whoever is not named has no chair any more. */
  | { readonly type: 'shuffled'; readonly order: readonly number[] }
  | { readonly type: 'muted'; readonly person: PersonId; readonly muted: boolean }
  /** This person has deleted themselves: the name is gone, also from the entries before. */
  | { readonly type: 'forgotten'; readonly person: PersonId }
  /** The start was called; parts of the deal may still come in for a moment. */
  | { readonly type: 'starting' }
  | { readonly type: 'started' }
  | { readonly type: 'moved'; readonly seat: number; readonly move: string; readonly kept?: true }
  | { readonly type: 'offered'; readonly seat: number; readonly offer: OfferKind }
  | { readonly type: 'voted'; readonly seat: number; readonly agree: boolean }
  /** How many of the last standing moves are taken back; 1 where left out. */
  | { readonly type: 'takenBack'; readonly moves?: number }
  | { readonly type: 'ended'; readonly how: 'draw' | 'ended' }
  /** Everything stays but the deal: a new secret, new contributions. */
  | { readonly type: 'rematch'; readonly secret: string };

/** One line of the journal. `by` and `id` are the command it came from, so that a repeated command is recognised. */
export type Entry = Happening & {
  readonly seq: number;
  readonly at: number;
  readonly by?: PersonId;
  readonly id?: string;
};

export type HappeningOf<E extends Happening['type']> = Extract<Happening, { type: E }>;
