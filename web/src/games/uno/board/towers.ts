import { cardOf, type Color, type UnoTold, type UnoView } from '@tischlein/games/uno/language';

/** The points of one round: a sheet of paper as high as the points, in the colour of the last card played. */
interface Sheet {
  readonly points: number;
  readonly color: Color | null;
  /** Of the round that has just ended. */
  readonly isNew: boolean;
}

export interface Tower {
  readonly seat: number;
  /** From 1; equal points share a place. */
  readonly place: number;
  readonly total: number;
  readonly sheets: readonly Sheet[];
  /** The cards still in hand. */
  readonly held: readonly string[];
}

/** Everybody's points, best first. Rounds that were not told to this page lie in one sheet. */
export function towersOf(view: UnoView, past: readonly UnoTold[]): Tower[] {
  const { winners = [], scores = [] } = view.result ?? {};
  const sheets: Sheet[][] = Array.from({ length: view.seats }, () => []);
  let color: Color | null = null;
  for (const { clause, facts } of past) {
    if ('card' in facts && facts.card) color = cardOf(facts.card)?.color ?? null;
    if (clause === 'UNO-15' && facts.what === 'points')
      sheets[facts.seat]?.push({ points: facts.points, color, isNew: false });
  }
  const last = view.color;
  const towers = sheets.map((told, seat) => {
    const total = scores[seat] ?? 0;
    const sum = told.reduce((all, { points }) => all + points, 0);
    const known = sum <= total ? told : [];
    const rest = total - known.reduce((all, { points }) => all + points, 0);
    const whole = rest > 0 ? [...known, { points: rest, color: last, isNew: false }] : known;
    const isNew = (i: number): boolean => winners.includes(seat) && i === whole.length - 1;
    return {
      seat,
      total,
      held: view.hands?.[seat] ?? [],
      sheets: whole
        .map((sheet, i) => ({ ...sheet, isNew: isNew(i) }))
        .filter(({ points }) => points > 0),
    };
  });
  // The fewest penalty points are first; the winner comes first in any case.
  const sign = view.options['match'] === 'penalty' ? 1 : -1;
  const rank = ({ seat, total }: { seat: number; total: number }): number =>
    winners.includes(seat) ? -Infinity : sign * total;
  const order = towers.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
  return order.map((tower) => ({
    ...tower,
    place: order.findIndex((other) => rank(other) === rank(tower)) + 1,
  }));
}

/** In a single round the winner's sheet is no taller than its points; this many fill the picture. */
const FULL_ROUND = 100;

/** How many points the highest tower, or the target of a match, stands for. */
export const heightOf = (view: UnoView, towers: readonly Tower[]): number =>
  Math.max(targetOf(view) ?? FULL_ROUND, ...towers.map(({ total }) => total));

/** The points a match goes to; none in a single round. */
export const targetOf = ({ options }: UnoView): number | null =>
  options['match'] === 'collect' || options['match'] === 'penalty'
    ? Number(options['target'])
    : null;
