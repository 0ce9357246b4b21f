import {
  fault,
  mustParse,
  newState,
  reading,
  readFlag,
  readList,
  readObject,
  readOneOf,
  readWhole,
  setUp,
} from 'tischlein/kit';
import { bitOf, cardOf, codeOf, codesIn, DECK, SUITS } from './cards.js';
import { putOpen } from './see.js';
import { DRAWN, handOf, MAX_SEATS, PILE, PILE_COUNT, TOP, TURN, UNDER, WISHED } from './state.js';

/** Everything, also what is hidden; the pile from its bottom to its top. */
export function position({ cells, variant }) {
  return {
    game: 'maumau',
    options: variant.options,
    hands: Array.from({ length: variant.seats }, (_, seat) => codesIn(cells[handOf(seat)])),
    pile: Array.from(cells.subarray(PILE, PILE + cells[PILE_COUNT]), codeOf),
    top: codeOf(cells[TOP]),
    under: codesIn(cells[UNDER]),
    wish: cells[WISHED] > 0 ? SUITS[cells[WISHED] - 1] : null,
    turn: cells[TURN],
    drawn: cells[DRAWN] === 1,
  };
}

const KEYS = ['game', 'options', 'hands', 'pile', 'top', 'under', 'wish', 'turn', 'drawn'];
const cardsOf = (json, path) =>
  readList(json, path).map((code, i) => readOneOf(code, `${path}[${i}]`, DECK));

/** `game` is handed in: the position checks its options. */
export const parsePosition = (game, json) =>
  reading(() => {
    const read = readObject(json, '', KEYS);
    const hands = readList(read.hands, 'hands').map((hand, i) => cardsOf(hand, `hands[${i}]`));
    if (hands.length < 2 || hands.length > MAX_SEATS) fault('hands', 'two to five seats play');
    const variant = mustParse(setUp(game, read.options ?? {}, hands.length));
    const top = readOneOf(read.top, 'top', DECK);
    const pile = cardsOf(read.pile, 'pile');
    const under = cardsOf(read.under ?? [], 'under');
    const all = [...hands.flat(), ...pile, ...under, top];
    if (new Set(all).size !== DECK.length || all.length !== DECK.length)
      fault('', 'each of the 32 cards must lie in one place');
    if (hands.filter((hand) => hand.length === 0).length > 1) fault('hands', 'one seat can win');
    const state = newState(variant);
    const wish = read.wish == null ? null : readOneOf(read.wish, 'wish', SUITS);
    const turn = readWhole(read.turn ?? 0, 'turn', 0, hands.length - 1);
    const drawn = readFlag(read.drawn ?? false, 'drawn');
    putOpen(state.cells, { turn, top, wish, drawn, under });
    hands.forEach((hand, seat) => {
      for (const code of hand) state.cells[handOf(seat)] |= bitOf(cardOf(code));
    });
    pile.forEach((code, i) => (state.cells[PILE + i] = cardOf(code)));
    state.cells[PILE_COUNT] = pile.length;
    return state;
  });
