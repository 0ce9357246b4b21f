import {
  brief,
  fault,
  newState,
  reading,
  readList,
  readObject,
  readOneOf,
  readOptions,
  type Json,
  type JsonObject,
  type Parsed,
} from '@tischlein/kit';
import { BLACK, CODES, COLOR_OF, COLORS, COPIES, UNO_CARD, type Kind } from './cards.ts';
import {
  COLOR,
  intoHand,
  LAID,
  LAID_COUNT,
  OPEN,
  PILE,
  PILE_COUNT,
  type UnoState,
} from './layout.ts';
import { readKnown } from './parseKnown.ts';
import { readMoment } from './parseMoment.ts';
import { readScore } from './parseScore.ts';
import { OPTIONS, variant } from './options.ts';
import { FIELDS } from './position.ts';
import { readKind } from './read.ts';

/** Any JSON in, a state in order out, or what is wrong and where. */
export const parsePosition = (json: Json): Parsed<UnoState> =>
  reading(() => {
    const given = readObject(json, 'position', FIELDS);
    if (given['game'] !== 'uno') fault('game', `"uno" is wanted, not ${brief(given['game'])}`);
    const hands = readList(given['hands'], 'hands');
    if (hands.length < 2 || hands.length > 10)
      fault('hands', `2 to 10 seats are wanted, not ${hands.length}`);
    const state = newState(
      variant(readOptions(OPTIONS, given['options'], 'options'), hands.length),
    );
    readCards(state, given, hands);
    readColor(state, given['color']);
    readMoment(state, given);
    readKnown(state, given['known'] ?? {});
    readScore(state, given);
    return state;
  });

function readCards({ cells, variant }: UnoState, given: JsonObject, hands: readonly Json[]): void {
  const used = new Int8Array(COPIES.length);
  const readCard = (json: Json, path: string): Kind => {
    const kind = readKind(json, path);
    if (kind === UNO_CARD && !variant.unoCards)
      fault(path, 'UNO cards are in the deck only with unoDrawsFour or unoGives (UNO-8)');
    used[kind]! += 1;
    if (used[kind]! > COPIES[kind]!)
      fault(
        path,
        `of ${CODES[kind]} there ${COPIES[kind] === 1 ? 'is' : 'are'} only ${COPIES[kind]}`,
      );
    return kind;
  };
  hands.forEach((hand, seat) =>
    readList(hand, `hands[${seat}]`).forEach((code, i) =>
      intoHand(cells, seat, readCard(code, `hands[${seat}][${i}]`)),
    ),
  );
  const readStack = (field: string, at: number): number => {
    const stack = given[field] === undefined ? [] : readList(given[field], field);
    stack.forEach((code, i) => {
      const kind = readCard(code, `${field}[${i}]`);
      cells[at + stack.length - 1 - i] = kind;
    });
    return stack.length;
  };
  cells[PILE_COUNT] = readStack('drawPile', PILE);
  cells[LAID_COUNT] = readStack('discardPile', LAID);
}

/** The open card is the topmost that is no UNO card; a black one does not say its color. */
function readColor({ cells }: UnoState, json: Json | undefined): void {
  let at = cells[LAID_COUNT]! - 1;
  while (at >= 0 && cells[LAID + at] === UNO_CARD) at -= 1;
  if (at < 0) fault('discardPile', 'there must be a card in it that is no UNO card');
  const open = cells[LAID + at]!;
  cells[OPEN] = open;
  const own = COLOR_OF[open]!;
  if (own === BLACK) cells[COLOR] = COLORS.indexOf(readOneOf(json, 'color', COLORS));
  else if (json !== undefined && json !== COLORS[own])
    fault('color', `the open card is ${CODES[open]}, so it is ${COLORS[own]}, not ${brief(json)}`);
  else cells[COLOR] = own;
}
