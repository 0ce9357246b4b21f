import type { Seat, State } from '@tischlein/kit';
import {
  ACRO7,
  ACRO9,
  bitsIn,
  countIn,
  DIRECTION,
  FITS,
  fitsBetween,
  fliesIn,
  gapsOf,
  handOf,
  has,
  HERD_CARDS,
  HERD_SIZE,
  HERDS,
  highOf,
  isCowAt,
  lowOf,
  type MowState,
  PILE_COUNT,
  ROUND,
  SERVED,
  SLOW,
  stableOf,
  TOTALS,
  TURN,
} from '@tischlein/games/mow';
import type { Features } from './search/heuristics.ts';

const NAMES = [
  'flies',
  'fliesAtLast',
  'herds',
  'herdsLate',
  'shares',
  'stuck',
  'hand',
  'handLate',
  'fits',
  'blocked',
  'held',
  'turn',
] as const;
const WIDTH = NAMES.length;
const AT = Object.fromEntries(NAMES.map((name, i) => [name, i])) as Record<
  (typeof NAMES)[number],
  number
>;

/** From here on the pile is nearly used up, and what lies on the table and in hands is about to be counted. */
const LATE = 8;
/** How likely a farmer takes a herd to which this many of their cows fit. */
const TAKES = [1, 0.45, 0.25, 0.12, 0.08, 0.05];
/** How many turns ahead one can still say who takes a herd. */
const TURNS_AHEAD = 4;

/** What each of the two has. */
const farmers = [new Float64Array(WIDTH), new Float64Array(WIDTH)] as const;

/** How many cows of a hand could be added to a herd. */
function fitsOf({ cells, variant }: MowState, seat: Seat, herd: number): number {
  const taken = cells[herd]!;
  const hand = handOf(seat);
  const fits = fitsBetween(lowOf(taken), highOf(taken));
  let count = 0;
  for (let w = 0; w < 2 * variant.packets; w++) count += bitsIn(cells[hand + w]! & FITS[fits + w]!);
  if (has(cells, hand, ACRO7) && isCowAt(cells, herd, 7)) count += 1;
  if (has(cells, hand, ACRO9) && isCowAt(cells, herd, 9)) count += 1;
  if (has(cells, hand, SLOW) && gapsOf(taken) !== 0) count += 1;
  return count;
}

function measureFarmer({ cells }: MowState, seat: Seat, late: number): void {
  const into = farmers[seat]!;
  const hand = handOf(seat);
  const inHand = fliesIn(cells, hand);
  into.fill(0);
  into[AT.flies] = cells[TOTALS + seat]! + fliesIn(cells, stableOf(seat));
  into[AT.hand] = inHand;
  into[AT.handLate] = late * inHand;
  into[AT.held] = countIn(cells, hand);
  into[AT.turn] = cells[TURN] === seat ? 1 : 0;
}

/** Who will take this herd, first served by `first`: the two in turn, the sooner the fewer of their cows fit. */
function measureHerd(state: MowState, herd: number, first: Seat, late: number): void {
  const flies = fliesIn(state.cells, herd + HERD_CARDS);
  const fits = [fitsOf(state, first, herd), fitsOf(state, 1 - first, herd)] as const;
  let open = 1;
  for (let turn = 0; turn < TURNS_AHEAD; turn++) {
    const into = farmers[(first + turn) % 2]!;
    const fit = fits[turn % 2]!;
    const takes = open * TAKES[Math.min(fit, TAKES.length - 1)]!;
    open -= takes;
    into[AT.herds]! += takes * flies;
    into[AT.herdsLate]! += late * takes * flies;
    into[AT.shares]! += takes;
    if (turn === 0 && fit === 0) into[AT.stuck]! += flies;
    if (turn >= 2) continue;
    into[AT.fits]! += Math.min(3, fit);
    if (fit === 0) into[AT.blocked]! += 1;
  }
}

/** Whether this round is sure to be the last one, as far as it is known now (MOW-36). */
const isLast = ({ cells, variant }: MowState): boolean =>
  variant.rounds > 0
    ? cells[ROUND]! >= variant.rounds
    : farmers.some((farmer) => farmer[AT.flies]! >= variant.limit);

function measure(world: State, into: Float64Array): void {
  const state = world as MowState;
  const { cells, variant } = state;
  const { herds } = variant;
  const late = Math.max(0, 1 - cells[PILE_COUNT]! / LATE);
  measureFarmer(state, 0, late);
  measureFarmer(state, 1, late);
  if (isLast(state)) for (const farmer of farmers) farmer[AT.fliesAtLast] = farmer[AT.flies]!;
  for (let ahead = 0; ahead < herds; ahead++) {
    const place = (cells[SERVED]! + ahead * cells[DIRECTION]! + herds) % herds;
    const herd = HERDS + place * HERD_SIZE;
    if (cells[herd] !== 0) measureHerd(state, herd, (cells[TURN]! + ahead) % 2, late);
  }
  const [first, second] = farmers;
  for (let i = 0; i < WIDTH; i++) into[i] = first[i]! - second[i]!;
}

export const mowFeatures: Features = { names: NAMES, measure };
