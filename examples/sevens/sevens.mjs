/**
 * A house rule from outside, on top of UNO: who plays a seven trades hands with one other player (SEVENS-1), before
 * anything else happens (SEVENS-2). With the option `mayKeep` the hand may be kept.
 */
import { tastes } from 'tischlein/bots';
import { rememberingUno as uno } from 'tischlein/games/uno';
import {
  FACE_OF,
  handOf,
  HELD,
  KIND,
  OWES_UNO,
  PLAYS,
  ROUND,
  tradeHands,
  WINNERS,
} from 'tischlein/games/uno/inside';
import { citer, fault, listOf, SEAT, withRule, word } from 'tischlein/kit';
import { book, words } from './words.mjs';

const SEVEN = 7;
const MOST_SEATS = 10;
/** The rule's moves: with whom, and last of all with nobody. */
const MOVES = [...listOf(MOST_SEATS, (seat) => `trade ${seat}`), 'trade nobody'];
const NOBODY = MOST_SEATS;

const TOLD = {
  'SEVENS-1': [
    { what: word('trade'), seat: SEAT, with: SEAT },
    { what: word('keep'), seat: SEAT },
  ],
  'SEVENS-2': { seat: SEAT },
};
const REFUSED = {
  'SEVENS-1': { why: word('seven', 'self', 'empty', 'must') },
  'SEVENS-2': { next: SEAT },
};
const told = citer(TOLD);
const refused = citer(REFUSED);

/** The rule's one cell: the seat that must trade + 1; 0 = nobody. */
const traderOf = ({ cells, variant }) => cells[variant.ownCell] - 1;
const held = ({ cells }, seat) => cells[handOf(seat) + HELD];
/** Who has no card left may be waiting for a win, and is left alone. */
const canTrade = (state, seat, other) => other !== seat && held(state, other) > 0;
const anyoneFor = (state, seat) =>
  listOf(state.variant.seats, (other) => other).some((other) => canTrade(state, seat, other));

function whyNot(state, seat, move) {
  const other = move - state.variant.ownMove;
  if (other === NOBODY) return state.variant.options.mayKeep ? null : 'must';
  if (other === seat) return 'self';
  return other < state.variant.seats && held(state, other) > 0 ? null : 'empty';
}

function legal(state, seat, into) {
  const trader = traderOf(state);
  if (trader < 0) return uno.legal(state, seat, into);
  if (trader !== seat) return 0;
  const { ownMove, options, seats } = state.variant;
  let count = 0;
  for (let other = 0; other < seats; other++)
    if (canTrade(state, seat, other)) into[count++] = ownMove + other;
  if (options.mayKeep) into[count++] = ownMove + NOBODY;
  return count;
}

function refuse(state, seat, move) {
  const trader = traderOf(state);
  const isOwn = move >= state.variant.ownMove;
  if (trader < 0)
    return isOwn ? refused('SEVENS-1', { why: 'seven' }) : uno.refuse(state, seat, move);
  if (trader !== seat || !isOwn) return refused('SEVENS-2', { next: trader });
  const why = whyNot(state, seat, move);
  return why && refused('SEVENS-1', { why });
}

function play(state, seat, move, random) {
  const { cells, variant } = state;
  if (move >= variant.ownMove) {
    cells[variant.ownCell] = 0;
    if (move === variant.ownMove + NOBODY) return;
    const other = move - variant.ownMove;
    tradeHands(state, seat, other);
    // Nobody owes a call for a hand that was not played down to one card.
    cells[OWES_UNO] &= ~((1 << seat) | (1 << other));
    return;
  }
  const round = cells[ROUND];
  uno.play(state, seat, move, random);
  const isSeven = move < PLAYS && FACE_OF[KIND[move]] === SEVEN;
  const goesOn = cells[WINNERS] === 0 && cells[ROUND] === round && held(state, seat) > 0;
  cells[variant.ownCell] = isSeven && goesOn && anyoneFor(state, seat) ? seat + 1 : 0;
}

function tell(before, seat, move, after, reader) {
  const { ownMove } = before.variant;
  if (move === ownMove + NOBODY) return [told('SEVENS-1', { what: 'keep', seat })];
  if (move >= ownMove) return [told('SEVENS-1', { what: 'trade', seat, with: move - ownMove })];
  const facts = uno.tell(before, seat, move, after, reader);
  return traderOf(after) < 0 ? facts : [...facts, told('SEVENS-2', { seat })];
}

function check(state) {
  const trader = traderOf(state);
  if (trader === -1) return;
  const { laidBy, discardPile } = uno.position(state);
  if (trader !== laidBy || !/^[rygb]7$/.test(discardPile[0]) || held(state, trader) === 0)
    fault('trader', 'only who has just played a seven and holds cards trades (SEVENS-1)');
}

export const game = withRule(uno, {
  name: 'sevens',
  version: 1,
  options: [{ key: 'mayKeep', kind: 'flag', default: false, clause: 'SEVENS-1' }],
  clauses: ['SEVENS-1', 'SEVENS-2'],
  told: TOLD,
  refused: REFUSED,
  moves: MOVES,
  keeps: ['trader'],
  legal,
  waitingFor: (state) => (traderOf(state) < 0 ? uno.waitingFor(state) : traderOf(state)),
  reactors: (state) => (traderOf(state) < 0 ? uno.reactors(state) : 0),
  refuse,
  play,
  tell,
  check,
});

/** UNO's own, and for a trade: the fewer cards, the better. */
export const taste = {
  ...tastes.uno,
  game,
  weigh(world, seat, moves, count, into) {
    const { ownMove } = world.variant;
    if (moves[0] < ownMove) return tastes.uno.weigh(world, seat, moves, count, into);
    for (let i = 0; i < count; i++) {
      const other = moves[i] - ownMove;
      into[i] = 10 / held(world, other === NOBODY ? seat : other);
    }
  },
};
export const face = { name: 'UNO Sevens', usual: 4 };
export { book, words };
