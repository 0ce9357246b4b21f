import type { Citation, View } from '@tischlein/kit';
import type { Speaker } from '@tischlein/rules';

const CODES = {
  bold: 1,
  dim: 2,
  inverse: 7,
  red: 31,
  green: 32,
  yellow: 33,
  blue: 34,
  magenta: 35,
} as const;

export type Style = keyof typeof CODES;

/** Colours a text where the terminal has colours, else leaves it as it is. */
export type Paint = (style: Style, text: string) => string;

/** Colours on a terminal that has them; NO_COLOR and pipes get plain text. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  const colours = stream.isTTY && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb';
  return colours ? (style, text) => `\u001B[${CODES[style]}m${text}\u001B[0m` : (_, text) => text;
}

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
