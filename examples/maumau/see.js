import { listOf, WATCHER } from 'tischlein/kit';
import {
  bitOf,
  CARD,
  cardOf,
  cardsIn,
  codeOf,
  codesIn,
  countIn,
  DRAW,
  EIGHT,
  PASS,
  rankOf,
  SEVEN,
  SUITS,
  WISH,
} from './cards.js';
import { told } from './facts.js';
import { result } from './rules.js';
import { DRAWN, handOf, PILE, PILE_COUNT, TOP, TURN, UNDER, winnerOf, WISHED } from './state.js';

/** Hidden are the other hands and the order of the pile. */
export function view(state, reader) {
  const { cells, variant } = state;
  return {
    game: 'maumau',
    options: variant.options,
    seats: variant.seats,
    seat: reader === WATCHER ? null : reader,
    hand: reader === WATCHER ? null : codesIn(cells[handOf(reader)]),
    held: listOf(variant.seats, (seat) => countIn(cells[handOf(seat)])),
    top: codeOf(cells[TOP]),
    wish: cells[WISHED] > 0 ? SUITS[cells[WISHED] - 1] : null,
    turn: cells[TURN],
    drawn: cells[DRAWN] === 1,
    pile: cells[PILE_COUNT],
    under: codesIn(cells[UNDER]),
    result: result(state),
  };
}

const setOf = (codes) => codes.reduce((set, code) => set | bitOf(cardOf(code)), 0);

/** What is open, written into the cells of a state that holds nothing yet. */
export function putOpen(cells, { turn, top, wish, drawn, under }) {
  cells.fill(0);
  cells[TURN] = turn;
  cells[TOP] = cardOf(top);
  cells[WISHED] = SUITS.indexOf(wish) + 1;
  cells[DRAWN] = drawn ? 1 : 0;
  cells[UNDER] = setOf(under);
}

/** All that is not in sight lies in the other hands and in the pile, any card as likely here as there. */
export function imagine(seen) {
  const own = setOf(seen.hand ?? []);
  const open = own | setOf(seen.under) | bitOf(cardOf(seen.top));
  const unseen = cardsIn(~open);
  return ({ cells }, random) => {
    putOpen(cells, seen);
    let left = unseen.length;
    const drawUnseen = () => {
      const lot = random.below(left--);
      [unseen[lot], unseen[left]] = [unseen[left], unseen[lot]];
      return unseen[left];
    };
    seen.held.forEach((held, seat) => {
      if (seat === seen.seat) cells[handOf(seat)] = own;
      else for (let i = 0; i < held; i++) cells[handOf(seat)] |= bitOf(drawUnseen());
    });
    for (let i = 0; i < seen.pile; i++) cells[PILE + i] = drawUnseen();
    cells[PILE_COUNT] = seen.pile;
  };
}

/** What a move did, as far as the reader may know it. */
export function tell(before, seat, move, after, reader) {
  if (move === PASS) return [told('MAUMAU-3', { what: 'pass', seat })];
  const drawnBy = (who) => codesIn(after.cells[handOf(who)] & ~before.cells[handOf(who)]);
  /** MAUMAU-9: the pile was short of the cards that were drawn. */
  const shuffledFor = (drawn, under) =>
    before.cells[PILE_COUNT] < drawn
      ? [told('MAUMAU-9', { number: countIn(before.cells[UNDER]) + under })]
      : [];
  if (move === DRAW) {
    const [card] = drawnBy(seat);
    return [
      ...shuffledFor(1, 0),
      told('MAUMAU-3', { what: 'draw', seat, ...(reader === seat && { card }) }),
    ];
  }
  const card = CARD[move];
  const next = (seat + 1) % before.variant.seats;
  const facts = [told('MAUMAU-2', { seat, card: codeOf(card) })];
  if (WISH[move] >= 0) facts.push(told('MAUMAU-7', { seat, suit: SUITS[WISH[move]] }));
  if (winnerOf(after) === seat) return [...facts, told('MAUMAU-8', { seat })];
  if (rankOf(card) === SEVEN) {
    const cards = drawnBy(next);
    const shown = reader === next && { cards };
    facts.push(
      ...shuffledFor(2, 1),
      told('MAUMAU-5', { seat: next, number: cards.length, ...shown }),
    );
  }
  if (rankOf(card) === EIGHT) facts.push(told('MAUMAU-6', { seat: next }));
  return facts;
}

/** Fewest cards stand best. */
export const standing = ({ held }) => held.map((count) => -count);
