import type { Citation, View } from '@tischlein/kit';
import type { Speaker } from '@tischlein/rules';

export type Style = 'bold' | 'dim' | 'inverse' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta';

/** Colours a text where the terminal has colours; NO_COLOR and pipes get plain text. */
export type Paint = (style: Style, text: string) => string;

export interface Eyes {
  readonly say: Speaker;
  readonly names: readonly string[];
  readonly paint: Paint;
  /** A word of the terminal in the reader's language. */
  readonly word: (key: string, values?: { readonly [key: string]: string | number }) => string;
}

/** Who also hears the coach. */
export interface CoachedEyes extends Eyes {
  readonly why: (cited: Citation) => string;
}

/** Draws what a seat sees, in characters: a few lines without a last line end. */
export type Screen<V extends View = View> = (view: V, eyes: Eyes) => string;
