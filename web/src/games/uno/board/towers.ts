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
  /** After a single round, of who has not won: what these cards count. Null where a deck of one's own counts otherwise. */
  readonly heldPoints: number | null;
}

/** Where everybody stands between two rounds of a match; who got points in the last one is new. */
function standing({ options, totals }: UnoView, past: readonly UnoTold[]) {
  const isAhead = (a: number, b: number): boolean =>
    options['match'] === 'penalty' ? a < b : a > b;
  return {
    winners: roundsOf(past)
      .at(-1)
      ?.points.map(({ seat }) => seat),
    scores: totals,
    places: totals.map((own) => 1 + totals.filter((other) => isAhead(other, own)).length),
  };
}

/** Everybody's points, best first. Rounds that were not told to this page lie in one sheet. */
export function towersOf(view: UnoView, past: readonly UnoTold[]): Tower[] {
  const { winners = [], scores = [], places = [] } = view.result ?? standing(view, past);
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
      place: places[seat] ?? 1,
      total,
      held: (view.result && view.hands?.[seat]) ?? [],
      heldPoints: null,
      sheets: whole
        .map((sheet, i) => ({ ...sheet, isNew: isNew(i) }))
        .filter(({ points }) => points > 0),
    };
  });
  const inOrder = towers.toSorted((a, b) => a.place - b.place);
  return targetOf(view) === null ? stepsOf(inOrder) : inOrder;
}

/** A single round: a step a place, each lower than the one before. Equals stand on the same. */
function stepsOf(towers: readonly Tower[]): Tower[] {
  const inHand = ({ held }: Tower): number =>
    held.reduce((sum, card) => sum + (cardOf(card)?.points ?? 0), 0);
  const losers = towers.filter(({ place }) => place > 1);
  const lost = losers.reduce((sum, loser) => sum + inHand(loser), 0);
  // The winner has got what all others hold.
  const isKnown = towers.some(({ total }) => total === lost);
  return towers.map((tower) => ({
    ...tower,
    heldPoints: isKnown && tower.place > 1 ? inHand(tower) : null,
    sheets:
      tower.place === 1
        ? [{ points: FULL_ROUND, color: tower.sheets.at(-1)?.color ?? null, isNew: true }]
        : [{ points: FULL_ROUND * STEP ** (tower.place - 1), color: null, isNew: false }],
  }));
}

const STEP = 0.74;

/** The first step fills the picture. */
const FULL_ROUND = 100;

/** How many points the highest tower, or the target of a match, stands for. */
export const heightOf = (view: UnoView, towers: readonly Tower[]): number => {
  const target = targetOf(view);
  return target === null ? FULL_ROUND : Math.max(target, ...towers.map(({ total }) => total));
};

/** The points a match goes to; none in a single round. */
export const targetOf = ({ options }: UnoView): number | null =>
  options['match'] === 'collect' || options['match'] === 'penalty'
    ? Number(options['target'])
    : null;

/** Who went out in a round, and the points it brought: in a match of penalties there are several who get some. */
export interface RoundWon {
  readonly round: number;
  readonly winners: readonly number[];
  readonly points: readonly { readonly seat: number; readonly points: number }[];
}

/** The rounds of a match by what was told of them. */
export function roundsOf(past: readonly UnoTold[]): RoundWon[] {
  const rounds: RoundWon[] = [];
  let points: RoundWon['points'] = [];
  let winners: readonly number[] = [];
  const close = (): void => {
    if (points.length + winners.length > 0)
      rounds.push({ round: rounds.length + 1, winners, points });
    [points, winners] = [[], []];
  };
  for (const { clause, facts } of past) {
    if (clause === 'UNO-0') close();
    if (clause !== 'UNO-15') continue;
    if (facts.what === 'points') points = [...points, { seat: facts.seat, points: facts.points }];
    if (facts.what === 'round') winners = facts.seats;
  }
  close();
  return rounds;
}
