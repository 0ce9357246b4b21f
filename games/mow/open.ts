import { listOf, type Result, type Seat } from '@tischlein/kit';
import { PLACES } from './cards.ts';
import {
  cardsIn,
  has,
  HERD_CARDS,
  HERD_PLACES,
  HERD_SIZE,
  HERDS,
  type MowState,
} from './layout.ts';
import { ACRO7, ACRO9, CALF, cow, SLOW } from './sets.ts';

/** What lies open: the same in a position and in everybody's view. */
export interface Open {
  readonly herds: readonly (readonly string[])[];
  /** Which herd is served. */
  readonly herd: number;
  readonly turn: Seat;
  readonly direction: 'cw' | 'ccw';
  readonly mustStart: boolean;
  readonly passes: number;
  readonly stables: readonly (readonly string[])[];
  readonly totals: readonly number[];
  readonly round: number;
  readonly opener: Seat;
  /** By seat, cards of the hand that all have seen: the 8 picked up for the mad cow. */
  readonly known: readonly (readonly string[])[];
  readonly result: Result | null;
}

/** A set of cards by their codes, in the order of the deck. */
export const codesIn = (cells: Int32Array, set: number): string[] =>
  cardsIn(cells, set).map((card) => cow(card).code);

/** A herd from low to high; an acrobat right after the cow it stands on. */
function herdCodes(cells: Int32Array, herd: number): string[] {
  const codes: string[] = [];
  for (let place = 0; place < PLACES; place++) {
    const card = cells[herd + HERD_PLACES + place]! - 1;
    if (card < 0) continue;
    codes.push(card === SLOW || card === CALF ? `${cow(card).code}@${place}` : cow(card).code);
    const acrobat = place === 7 ? ACRO7 : place === 9 ? ACRO9 : null;
    if (acrobat !== null && has(cells, herd + HERD_CARDS, acrobat)) codes.push(cow(acrobat).code);
  }
  return codes;
}

export const herdsOf = ({ cells, variant }: MowState): string[][] =>
  listOf(variant.herds, (i) => herdCodes(cells, HERDS + i * HERD_SIZE));
