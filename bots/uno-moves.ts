import { WAIT } from '@tischlein/kit';
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
  SPLIT,
  type UnoState,
  WILD,
  WISH,
} from '@tischlein/games/uno';
import { cross, type FeatureSink, type MoveFeatures } from './search/move-weights.ts';

const CLASSES = ['number', 'skip', 'reverse', 'drawTwo', 'wild', 'wildFour'] as const;
/** How many cards are left in a hand: one, two, three, more. */
const LEFT = ['One', 'Two', 'Three', 'More'] as const;
/** What goes with each class of card: one's own cards left after it, and the next player's. */
const AFTER = cross(cross(CLASSES, ['Leaving']), LEFT);
const BEFORE = cross(cross(CLASSES, ['Before']), LEFT);
const BY_LEFT = cross(['friends', 'twins', 'wished'], LEFT);
const BY_NEXT = cross(
  ['newColorBefore', 'sameWishBefore', 'fendTwoBefore', 'fendFourBefore'],
  LEFT,
);
const DRAWNS = CLASSES.map((name) => `${name}JustDrawn`);
const OTHERS = ['face', 'sum', 'silent', 'call', 'draw'];
const NAMES = [...AFTER, ...BEFORE, ...BY_LEFT, ...BY_NEXT, ...DRAWNS, ...OTHERS];
const at = (name: string): number => NAMES.indexOf(name);

/** The first of each feature's cases. */
const FEATURES = {
  leaving: at('numberLeavingOne'),
  beforeNext: at('numberBeforeOne'),
  friends: at('friendsOne'),
  twins: at('twinsOne'),
  wished: at('wishedOne'),
  newColor: at('newColorBeforeOne'),
  sameWish: at('sameWishBeforeOne'),
  fendTwo: at('fendTwoBeforeOne'),
  fendFour: at('fendFourBeforeOne'),
  justDrawn: at('numberJustDrawn'),
  face: at('face'),
  sum: at('sum'),
  silent: at('silent'),
  call: at('call'),
  /** A choice under UNO-6a alone, so self-play by the sheet learns nothing of it: its weight is set by hand. */
  draw: at('draw'),
} as const;

const COLOR_BITS = 13;
const COLOR_MASK = (1 << COLOR_BITS) - 1;
/** How many kinds stand in a color's thirteen bits. */
const COUNT = Uint8Array.from({ length: 1 << COLOR_BITS }, (_, set) => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
});
/** By color, the kinds held of the hand looked at last. */
const colors = new Int32Array(4);

function sortColors(cells: Int32Array, hand: number): void {
  const low = cells[hand]!;
  const high = cells[hand + 1]!;
  colors[0] = low & COLOR_MASK;
  colors[1] = (low >> COLOR_BITS) & COLOR_MASK;
  // Green lies in both words.
  colors[2] = ((low >>> (2 * COLOR_BITS)) | (high << (SPLIT - 2 * COLOR_BITS))) & COLOR_MASK;
  colors[3] = (high >> (3 * COLOR_BITS - SPLIT)) & COLOR_MASK;
}

const CLASS_OF = Uint8Array.from({ length: WILD + 3 }, (_, kind) => {
  if (kind >= WILD) return kind === WILD ? 4 : 5;
  return FACE_OF[kind]! < SKIP ? 0 : FACE_OF[kind]! - SKIP + 1;
});
const WILD_FOURS = 5;

const caseOf = (cards: number): number =>
  cards >= LEFT.length ? LEFT.length - 1 : cards > 0 ? cards - 1 : 0;

/** By the card's class what both have left, how many of its color and face one keeps, what was drawn, a sum to fend off. */
const extract: MoveFeatures['extract'] = (world, seat, moves, count, into) => {
  const { cells } = world;
  const hand = handOf(seat);
  const mine = cells[hand + HELD]!;
  const left = caseOf(mine - 1);
  const next = caseOf(cells[handOf(seatAfter(world as UnoState, seat, 1)) + HELD]!);
  sortColors(cells, hand);
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    if (move === CALL_UNO || move === CALL_UNO_UNO) into.add(FEATURES.call);
    else if (move === DRAW) into.add(FEATURES.draw);
    else if (move !== WAIT && move < PLAYS) {
      if (mine <= 2 && CALL[move] === 0) into.add(FEATURES.silent);
      extractClass(cells, CLASS_OF[KIND[move]!]!, left, next, into);
      if (KIND[move]! < WILD) extractColor(cells, KIND[move]!, left, next, into);
      else if (WISH[move] !== 0) extractWish(cells, WISH[move]! - 1, left, next, into);
    }
    into.close();
  }
};

function extractClass(
  cells: Int32Array,
  itsClass: number,
  left: number,
  next: number,
  into: FeatureSink,
): void {
  if (cells[PENDING] !== 0) {
    into.add((itsClass === WILD_FOURS ? FEATURES.fendFour : FEATURES.fendTwo) + next);
    into.add(FEATURES.sum, cells[PENDING]!);
  } else if (cells[DRAWN] !== 0) into.add(FEATURES.justDrawn + itsClass);
  else {
    into.add(FEATURES.leaving + itsClass * LEFT.length + left);
    into.add(FEATURES.beforeNext + itsClass * LEFT.length + next);
  }
}

function extractColor(
  cells: Int32Array,
  kind: number,
  left: number,
  next: number,
  into: FeatureSink,
): void {
  const face = FACE_OF[kind]!;
  const color = COLOR_OF[kind]!;
  into.add(FEATURES.friends + left, COUNT[colors[color]!]! - 1);
  if (color !== cells[COLOR]) into.add(FEATURES.newColor + next);
  let twins = -1;
  for (let c = 0; c < 4; c++) twins += (colors[c]! >> face) & 1;
  into.add(FEATURES.twins + left, twins);
  if (face < SKIP) into.add(FEATURES.face, face);
}

function extractWish(
  cells: Int32Array,
  wish: number,
  left: number,
  next: number,
  into: FeatureSink,
): void {
  into.add(FEATURES.wished + left, COUNT[colors[wish]!]!);
  if (wish === cells[COLOR]) into.add(FEATURES.sameWish + next);
}

export const unoMoves: MoveFeatures = { names: NAMES, extract };
