/** The four colours; each has a figure that says it without colour. */
export const COLORS = ['r', 'y', 'g', 'b'] as const;
export type Color = (typeof COLORS)[number];

/** Cards without a colour: wild, wild draw four, the UNO card. */
const BLACK = ['w', 'wd', 'u'];

export const colorOf = (card: string): Color | null =>
  BLACK.includes(card) ? null : (card[0] as Color);

/** `7`, `s` (skip), `r` (reverse), `d` (draw two), or a black card's whole code. */
export const faceOf = (card: string): string => (colorOf(card) ? card.slice(1) : card);

export const isNumber = (card: string): boolean => /^[rygb]\d$/.test(card);

export const countByColor = (hand: readonly string[]): Readonly<Record<Color, number>> => {
  const count = { r: 0, y: 0, g: 0, b: 0 };
  for (const card of hand) {
    const color = colorOf(card);
    if (color) count[color]++;
  }
  return count;
};
