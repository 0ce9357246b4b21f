import { facts, type Citer, type FactOf, type FactTable } from '@tischlein/kit';
import { COLORS } from './cards.ts';
import { WAYS } from './notation.ts';

const { CARD, CARDS, chosen, citer, clauseIds, maybe, NUMBER, SEAT, SEATS, word, YES_NO } = facts;

/** Every clause of the rule book, in its order. */
export const CLAUSES = clauseIds(
  'UNO',
  '0 1 2 3 4 5 6 8 9 10 11 12 14 15 1a 1b 3a 3b 5a 6a 7a 8a 8b 13a 13a-1 13a-2 16 17 18 19 20 21 22 23 24',
);
export type UnoClause = (typeof CLAUSES)[number];

const COLOR = word(...COLORS);

/** A card played, on turn or in between. */
const LAID = { what: word('lay'), seat: SEAT, card: CARD };
/** How many cards were drawn; only the drawer is told their faces. */
const DREW = { seat: SEAT, number: NUMBER, shown: YES_NO, cards: maybe(CARDS) };
const DREW_ONE = { what: word('draw'), seat: SEAT, shown: YES_NO, card: maybe(CARD) };
const CALL = [
  chosen({ what: word('call'), seat: SEAT }),
  { what: word('missed'), ...DREW },
] as const;
const SUM = [
  { what: word('fend'), seat: SEAT, card: CARD },
  { what: word('sum'), seat: SEAT, sum: NUMBER },
  { what: word('take'), ...DREW },
] as const;

/** What a move did. */
export const TOLD = {
  'UNO-0': { round: NUMBER, seat: SEAT },
  'UNO-1': LAID,
  'UNO-3': { seats: SEATS, answer: YES_NO },
  'UNO-4': { direction: word('cw', 'ccw'), skips: YES_NO },
  'UNO-5': SUM,
  'UNO-6': [DREW_ONE, { what: word('pass'), seat: SEAT }],
  'UNO-9': chosen({ seat: SEAT, color: COLOR }),
  'UNO-10': SUM,
  'UNO-11': CALL,
  'UNO-12': CALL,
  'UNO-14': [{ what: word('nothing'), seat: SEAT }, { what: word('shuffle', 'stuck') }],
  'UNO-15': [
    { what: word('sum'), seat: SEAT, number: NUMBER },
    { what: word('points'), seat: SEAT, points: NUMBER, total: NUMBER },
    { what: word('round', 'won'), seats: SEATS },
  ],
  'UNO-1a': LAID,
  'UNO-1b': LAID,
  'UNO-3a': [LAID, { what: word('sit'), seat: SEAT }],
  'UNO-3b': LAID,
  'UNO-5a': { what: word('waits', 'back'), seat: SEAT },
  'UNO-6a': DREW_ONE,
  'UNO-7a': DREW,
  'UNO-8a': SUM,
  'UNO-8b': [
    { what: word('give'), seat: SEAT, to: SEAT },
    { what: word('keep'), seat: SEAT },
    { what: word('hand'), seat: SEAT, to: SEAT, shown: YES_NO, card: maybe(CARD) },
    { what: word('empty'), ...DREW },
  ],
  'UNO-13a': { seat: SEAT, way: word(...WAYS) },
  'UNO-13a-1': { seat: SEAT },
  'UNO-22': { seat: SEAT },
  'UNO-23': { seat: SEAT },
} as const satisfies FactTable<UnoClause>;

/** A sum must be answered, or taken where it can not be fended off. */
const ANSWER = { why: word('answer', 'take'), sum: NUMBER };

/** Why a move is refused. */
export const REFUSED = {
  'UNO-1': [
    { why: word('turn'), next: SEAT },
    { why: word('hand'), card: CARD },
    { why: word('match', 'wished'), card: CARD, under: CARD, color: COLOR, onlyDraw: YES_NO },
  ],
  'UNO-3': {},
  'UNO-5': [{ why: word('none') }, ANSWER, { why: word('four'), card: CARD, sum: NUMBER }],
  'UNO-6': [
    { why: word('pass', 'once') },
    { why: word('canLay'), cards: CARDS },
    { why: word('nothing'), card: CARD },
    { why: word('drawn'), card: CARD, target: CARD },
  ],
  'UNO-8': { card: CARD },
  'UNO-9': [
    { why: word('wish', 'noWish', 'sit'), card: CARD },
    { why: word('take'), card: CARD, sum: NUMBER },
  ],
  'UNO-10': [ANSWER, { why: word('sit'), card: CARD }],
  'UNO-11': [{ why: word('called', 'none'), held: NUMBER }, { why: word('choice') }],
  'UNO-12': { why: word('called', 'none', 'last'), held: NUMBER },
  'UNO-15': {},
  'UNO-1a': { card: CARD, under: CARD, next: SEAT },
  'UNO-1b': [
    { why: word('next'), card: CARD, under: CARD, step: NUMBER },
    { why: word('closed'), card: CARD, under: CARD },
  ],
  'UNO-3a': [{ why: word('none') }, { why: word('sit'), under: CARD }],
  'UNO-3b': { card: CARD, next: SEAT },
  'UNO-6a': { why: word('sit', 'sum'), sum: NUMBER },
  'UNO-8a': [ANSWER, { why: word('fend'), card: CARD, sum: NUMBER }],
  'UNO-8b': [
    { why: word('none', 'two', 'self', 'whom') },
    { why: word('nobody'), number: NUMBER },
    { why: word('hand'), card: CARD },
  ],
  'UNO-13a': { why: word('none') },
  'UNO-13a-2': {},
  'UNO-16': [{ why: word('none', 'give', 'swap') }, { why: word('jumpIn'), next: SEAT }],
  'UNO-18': { card: CARD, sum: NUMBER },
} as const satisfies FactTable<UnoClause>;

export type UnoTold = FactOf<typeof TOLD>;

export const told: Citer<typeof TOLD> = citer(TOLD);
export const refused: Citer<typeof REFUSED> = citer(REFUSED);

/** Why a move is better than another one: what the coach may name, each a feature of the position. */
export const REASONS = {
  wins: {},
  calls: {},
  passesOn: { cards: NUMBER },
  strikes: { next: SEAT, cards: NUMBER, left: NUMBER },
  stops: { next: SEAT, left: NUMBER },
  sheds: {},
  keeps: { card: CARD },
  fits: { more: NUMBER, less: NUMBER },
  fewer: { cards: NUMBER, instead: NUMBER },
} as const satisfies FactTable;

export const reason: Citer<typeof REASONS> = citer(REASONS);
