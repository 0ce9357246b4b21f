/** How a hand may lie, by game; the first is the usual one. A hand of three creatures needs no order. */
export const ORDERS = {
  uno: ['colour', 'value', 'drawn'],
  mow: ['number', 'flies', 'drawn'],
} as const;
export type Sorted = keyof typeof ORDERS;
export type Order<G extends Sorted = Sorted> = (typeof ORDERS)[G][number];

export const isSorted = (game: string): game is Sorted => game in ORDERS;

/** The hand as it came: who was there keeps their place, who is new stands at the end. */
export function asDrawn(before: readonly string[], hand: readonly string[]): string[] {
  const left = [...hand];
  const stayed = before.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...stayed, ...left];
}
