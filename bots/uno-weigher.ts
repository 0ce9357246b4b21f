import { WAIT, type Move } from '@tischlein/kit';
import {
  CALL,
  CALL_UNO,
  CALL_UNO_UNO,
  COLOR,
  COLOR_OF,
  DRAW,
  DRAWN,
  FACE_OF,
  handOf,
  HELD,
  KIND,
  PENDING,
  PLAYS,
  seatAfter,
  SKIP,
  WILD,
  WISH,
  type UnoState,
} from '@tischlein/games/uno/inside';
import { MIN, stepsOf, weighSteps } from './search/looks.ts';
import type { GameHeuristics } from './search/heuristics.ts';
import {
  caseOf,
  CLASS_OF,
  colors,
  COUNT,
  FEATURES,
  LEFT,
  sortColors,
  unoLooks,
  WILD_FOURS,
} from './uno-looks.ts';
import weights from './uno-moves.json' with { type: 'json' };

const { leaving, beforeNext, friends, twins, wished, newColor, sameWish } = FEATURES;
const { fendTwo, fendFour, justDrawn, face, sum, silent, call, draw } = FEATURES;
const KINDS = CLASS_OF.length;

/** The steps of both tables one after the other: of two, and of many. */
const OF_TWO = stepsOf(unoLooks, weights.two);
const STEPS = Int32Array.from([...OF_TWO, ...stepsOf(unoLooks, weights.many)]);
const OF_MANY = OF_TWO.length;

/** Moments that differ in what a card is worth: by both hands, after drawing, and with a sum to fend off by the next hand. */
const DRAWING = LEFT.length * LEFT.length;
const FENDING = DRAWING + 1;
const MOMENTS = FENDING + LEFT.length;

/** By table × moments + moment, × kinds: what a card is worth by its class and number. */
const LAYING = Int32Array.from({ length: 2 * MOMENTS * KINDS }, (_, i) => {
  const kind = i % KINDS;
  const moment = Math.floor(i / KINDS) % MOMENTS;
  const table = i < MOMENTS * KINDS ? 0 : OF_MANY;
  const step = (feature: number, at = 0): number => STEPS[table + feature + at]!;
  const itsClass = CLASS_OF[kind]!;
  const number = kind < WILD && FACE_OF[kind]! < SKIP ? FACE_OF[kind]! * step(face) : 0;
  if (moment >= FENDING)
    return number + step(itsClass === WILD_FOURS ? fendFour : fendTwo, moment - FENDING);
  if (moment === DRAWING) return number + step(justDrawn, itsClass);
  const left = Math.floor(moment / LEFT.length);
  const next = moment % LEFT.length;
  const byClass = itsClass * LEFT.length;
  return number + step(leaving, byClass + left) + step(beforeNext, byClass + next);
});

/**
 * As games of weighers against themselves have taught, of two and of four: exactly as adding up the features of `unoLooks` would, in
 * half the time. `weighers.test.ts` holds both against each other.
 */
export const moveWeights: GameHeuristics['moveWeights'] = (world, seat, moves, count, into) => {
  const { cells, variant } = world as UnoState;
  const table = variant.seats === 2 ? 0 : OF_MANY;
  const hand = handOf(seat);
  const mine = cells[hand + HELD]!;
  const left = caseOf(mine - 1);
  const next = caseOf(cells[handOf(seatAfter(world as UnoState, seat, 1)) + HELD]!);
  const pending = cells[PENDING]!;
  const moment =
    pending !== 0 ? FENDING + next : cells[DRAWN] !== 0 ? DRAWING : left * LEFT.length + next;
  const laying = ((table === 0 ? 0 : MOMENTS) + moment) * KINDS;
  const taking = Math.imul(pending, STEPS[table + sum]!);
  const silence = mine <= 2 ? STEPS[table + silent]! : 0;
  const friend = STEPS[table + friends + left]!;
  const twin = STEPS[table + twins + left]!;
  const open = cells[COLOR]!;
  sortColors(cells, hand);
  let best = MIN;
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    let worth = 0;
    if (move >= PLAYS || move === WAIT) worth = saying(move, table);
    else {
      const kind = KIND[move]!;
      worth = LAYING[laying + kind]! + taking + (CALL[move] === 0 ? silence : 0);
      if (kind < WILD) {
        const color = COLOR_OF[kind]!;
        worth += Math.imul(friend, COUNT[colors[color]!]! - 1);
        worth += Math.imul(twin, twinsOf(FACE_OF[kind]!));
        if (color !== open) worth += STEPS[table + newColor + next]!;
      } else if (WISH[move] !== 0) {
        const wish = WISH[move]! - 1;
        worth += Math.imul(STEPS[table + wished + left]!, COUNT[colors[wish]!]!);
        if (wish === open) worth += STEPS[table + sameWish + next]!;
      }
    }
    worth |= 0;
    into[i] = worth;
    if (worth > best) best = worth;
  }
  weighSteps(into, count, best);
};

/** How many more kinds of this face the hand holds. */
const twinsOf = (itsFace: number): number =>
  ((colors[0]! >> itsFace) & 1) +
  ((colors[1]! >> itsFace) & 1) +
  ((colors[2]! >> itsFace) & 1) +
  ((colors[3]! >> itsFace) & 1) -
  1;

function saying(move: Move, table: number): number {
  if (move === CALL_UNO || move === CALL_UNO_UNO) return STEPS[table + call]!;
  return move === DRAW ? STEPS[table + draw]! : 0;
}
