import type { Paint, Style } from './screen.ts';

const CODES = {
  bold: 1,
  dim: 2,
  inverse: 7,
  red: 31,
  green: 32,
  yellow: 33,
  blue: 34,
  magenta: 35,
} as const satisfies Record<Style, number>;

/** Colours on a terminal that has them; NO_COLOR and pipes get plain text. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  const colours = stream.isTTY && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb';
  return colours ? (style, text) => `\u001B[${CODES[style]}m${text}\u001B[0m` : (_, text) => text;
}
