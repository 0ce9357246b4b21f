import { WAIT, type Seat, type State } from '@tischlein/kit';
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
  WILD,
  WISH,
  type UnoState,
} from '@tischlein/games/uno/inside';
import { byCase, type Glance, type Looks } from './search/looks.ts';

const CLASSES = ['number', 'skip', 'reverse', 'drawTwo', 'wild', 'wildFour'] as const;
/** How many cards are left in a hand: one, two, three, more. */
const LEFT = ['One', 'Two', 'Three', 'More'] as const;
/** What goes with each class of card: one's own cards left after it, and the next player's. */
const AFTER = byCase(byCase(CLASSES, ['Leaving']), LEFT);
const BEFORE = byCase(byCase(CLASSES, ['Before']), LEFT);
const BY_LEFT = byCase(['friends', 'twins', 'wished'], LEFT);
const BY_NEXT = byCase(
  ['newColorBefore', 'sameWishBefore', 'fendTwoBefore', 'fendFourBefore'],
  LEFT,
);
const DRAWNS = CLASSES.map((name) => `${name}JustDrawn`);
const OTHERS = ['face', 'sum', 'silent', 'call', 'draw'];
const NAMES = [...AFTER, ...BEFORE, ...BY_LEFT, ...BY_NEXT, ...DRAWNS, ...OTHERS];
const at = (name: string): number => NAMES.indexOf(name);

const LEAVING = at('numberLeavingOne');
const BEFORE_NEXT = at('numberBeforeOne');
const FRIENDS = at('friendsOne');
const WISHED = at('wishedOne');
const NEW_COLOR = at('newColorBeforeOne');
const SAME_WISH = at('sameWishBeforeOne');
const FEND_TWO = at('fendTwoBeforeOne');
const FEND_FOUR = at('fendFourBeforeOne');
const DRAWN_CLASS = at('numberJustDrawn');
const TWINS = at('twinsOne');
const FACE = at('face');
const SUM = at('sum');
const SILENT = at('silent');
const CALLING = at('call');
/** A choice under UNO-6a alone, so self-play by the sheet learns nothing of it: its weight is set by hand. */
const DRAWING = at('draw');

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
function look(world: State, seat: Seat, moves: Int32Array, count: number, into: Glance): void {
  const { cells } = world;
  const hand = handOf(seat);
  const mine = cells[hand + HELD]!;
  const left = caseOf(mine - 1);
  const next = caseOf(cells[handOf(seatAfter(world as UnoState, seat, 1)) + HELD]!);
  sortColors(cells, hand);
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    if (move === CALL_UNO || move === CALL_UNO_UNO) into.add(CALLING);
    else if (move === DRAW) into.add(DRAWING);
    else if (move !== WAIT && move < PLAYS) {
      if (mine <= 2 && CALL[move] === 0) into.add(SILENT);
      lookAtClass(cells, CLASS_OF[KIND[move]!]!, left, next, into);
      if (KIND[move]! < WILD) lookAtColor(cells, KIND[move]!, left, next, into);
      else if (WISH[move] !== 0) lookAtWish(cells, WISH[move]! - 1, left, next, into);
    }
    into.close();
  }
}

function lookAtClass(
  cells: Int32Array,
  itsClass: number,
  left: number,
  next: number,
  into: Glance,
): void {
  if (cells[PENDING] !== 0) {
    into.add((itsClass === WILD_FOURS ? FEND_FOUR : FEND_TWO) + next);
    into.add(SUM, cells[PENDING]!);
  } else if (cells[DRAWN] !== 0) into.add(DRAWN_CLASS + itsClass);
  else {
    into.add(LEAVING + itsClass * LEFT.length + left);
    into.add(BEFORE_NEXT + itsClass * LEFT.length + next);
  }
}

function lookAtColor(
  cells: Int32Array,
  kind: number,
  left: number,
  next: number,
  into: Glance,
): void {
  const face = FACE_OF[kind]!;
  const color = COLOR_OF[kind]!;
  into.add(FRIENDS + left, COUNT[colors[color]!]! - 1);
  if (color !== cells[COLOR]) into.add(NEW_COLOR + next);
  let twins = -1;
  for (let c = 0; c < 4; c++) twins += (colors[c]! >> face) & 1;
  into.add(TWINS + left, twins);
  if (face < SKIP) into.add(FACE, face);
}

function lookAtWish(
  cells: Int32Array,
  wish: number,
  left: number,
  next: number,
  into: Glance,
): void {
  into.add(WISHED + left, COUNT[colors[wish]!]!);
  if (wish === cells[COLOR]) into.add(SAME_WISH + next);
}

export const unoLooks: Looks = { names: NAMES, look };
