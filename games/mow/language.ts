/** The nouns of MOW for everybody outside: cards, moves, facts, and questions on a view. No rules are in here. */
import { cowOf } from './cards.ts';
import type { MowView } from './fields.ts';
import type { Adding } from './notation.ts';

export { cardOf, cowOf, formatCow, PLACES, type Cow, type CowKind } from './cards.ts';
export { CLAUSES, REFUSED, TOLD, reason, REASONS } from './facts.ts';
export type { MowClause, MowRefused, MowTold } from './facts.ts';
export { formatMove, parseMove, type Adding, type MowMove } from './notation.ts';
export type { MowView } from './fields.ts';

/** MOW-13: each fly counts one. */
export const fliesOf = (cards: readonly string[]): number =>
  cards.reduce((flies, card) => flies + cowOf(card).flies, 0);

/** MOW-39: until the round is counted nobody is shown what lies in the stables. */
export const isClosed = ({ options, result }: MowView): boolean =>
  options['stables'] === 'closed' && result === null;

export interface StandingCow {
  readonly cow: string;
  /** The acrobat that stands on it (MOW-21). */
  readonly acrobat: string | null;
}

/** The cows of a herd by their places, from low to high. */
export function herdByPlace(herd: readonly string[]): ReadonlyMap<number, StandingCow> {
  const byPlace = new Map<number, StandingCow>();
  for (const card of herd) {
    const { kind, place } = cowOf(card);
    const under = byPlace.get(place!);
    const acrobat = kind === 'acrobat' && under !== undefined;
    byPlace.set(place!, acrobat ? { ...under, acrobat: card } : { cow: card, acrobat: null });
  }
  return byPlace;
}

/** Where in the herd an added cow would stand; null where that is still to be said. */
export function placeIn(
  herd: readonly string[],
  { card, at }: Pick<Adding, 'card' | 'at'>,
): number | null {
  if (typeof at === 'number') return at;
  if (at === undefined) return cowOf(card).place;
  const taken = [...herdByPlace(herd).keys()];
  return at === 'low' ? Math.min(...taken) - 1 : Math.max(...taken) + 1;
}
