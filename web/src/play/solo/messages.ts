import type { Result } from '@tischlein/kit';
import type { Entry, FromTable, Opening, ToTable } from '@tischlein/table';

/** From the page to the thread with the table. */
export type ToWorker =
  | {
      readonly w: 'open';
      readonly game: string;
      readonly opening: Opening;
      /** What the deal is made of. */
      readonly secret: string;
      readonly budget?: number;
    }
  /** Load a saved table. */
  | {
      readonly w: 'load';
      readonly game: string;
      readonly entries: readonly Entry[];
      readonly budget?: number;
    }
  | { readonly w: 'say'; readonly person: string; readonly message: ToTable }
  /** How slow bots are (1 = as the table says); held, they wait. */
  | { readonly w: 'pace'; readonly factor: number; readonly held: boolean }
  | { readonly w: 'takeBack'; readonly person: string }
  /** Whom does the table wait for? */
  | { readonly w: 'who' }
  | { readonly w: 'record' };

export type FromWorker =
  | { readonly w: 'ready' }
  | { readonly w: 'heard'; readonly person: string; readonly message: FromTable }
  /** New entries of the journal: to be kept before anything else is heard. */
  | { readonly w: 'saved'; readonly entries: readonly Entry[] }
  /** The seat the table waits for; null when the game is over. */
  | { readonly w: 'who'; readonly seat: number | null }
  /** The finished game as a text, and who won it; null while it goes on. */
  | { readonly w: 'record'; readonly text: string | null; readonly result: Result | null };
