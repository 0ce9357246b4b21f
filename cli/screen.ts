import type { View } from '@tischlein/kit';
import type { Speaker } from '@tischlein/rules';

export type Style = 'bold' | 'dim' | 'inverse' | 'red' | 'yellow' | 'green' | 'blue' | 'magenta';

/** Colours a text where the terminal has colours, else leaves it as it is. */
export type Paint = (style: Style, text: string) => string;

export interface Eyes {
  readonly say: Speaker;
  readonly names: readonly string[];
  readonly paint: Paint;
  /** A word of the terminal in the reader's language. */
  readonly word: (key: string, values?: { readonly [key: string]: string | number }) => string;
}

/** Draws what a seat sees, in characters: a few lines without a last line end. */
export type Screen<V extends View = View> = (view: V, eyes: Eyes) => string;
