/** The four colours in the order hands are sorted in, each with the figure that says it without colour. */
export const COLORS = ['r', 'y', 'g', 'b'] as const;
export type Color = (typeof COLORS)[number];

/** Cards without a colour: wild, wild draw four, the UNO card. */
const BLACK = ['w', 'wd', 'u'];

export const colorOf = (card: string): Color | null =>
  BLACK.includes(card) ? null : (card[0] as Color);

/** `7`, `s` (skip), `r` (reverse), `d` (draw two), or a black card's whole code. */
export const faceOf = (card: string): string => (colorOf(card) ? card.slice(1) : card);

export const isNumber = (card: string): boolean => /^[rygb]\d$/.test(card);

const FACES = [...'0123456789', 's', 'r', 'd'];
const place = (card: string): number => {
  const color = colorOf(card);
  return color
    ? COLORS.indexOf(color) * FACES.length + FACES.indexOf(faceOf(card))
    : COLORS.length * FACES.length + BLACK.indexOf(card);
};

/** By colour, then by face, black last. */
export const sorted = (hand: readonly string[]): string[] =>
  [...hand].sort((a, b) => place(a) - place(b));

export const countByColor = (hand: readonly string[]): Readonly<Record<Color, number>> => {
  const count = { r: 0, y: 0, g: 0, b: 0 };
  for (const card of hand) {
    const color = colorOf(card);
    if (color) count[color]++;
  }
  return count;
};
