import { facts, type Citer, type FactOf, type FactTable } from '@tischlein/kit';
import { ENDS } from './notation.ts';

const { CARD, CARDS, chosen, citer, clauseIds, maybe, NUMBER, SEAT, SEATS, word, YES_NO } = facts;

/** Every clause of the rule book, in its order. */
export const CLAUSES = clauseIds(
  'MOW',
  '1 2 3 10 11 12 13 20 21 22 23 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44',
);
export type MowClause = (typeof CLAUSES)[number];

/** `herd` is 1 to 3 where there are three, else 0. */
const added = { what: word('add'), seat: SEAT, card: CARD, start: YES_NO, herd: NUMBER } as const;
const taken = { seat: SEAT, flies: NUMBER, cows: NUMBER } as const;

/** What a move did, by clause. */
export const TOLD = {
  'MOW-3': { round: NUMBER, seat: SEAT },
  'MOW-10': [
    added,
    { what: word('draw'), seat: SEAT, number: NUMBER, cards: maybe(CARDS), shown: YES_NO },
  ],
  'MOW-12': taken,
  'MOW-20': added,
  'MOW-21': { ...added, under: CARD },
  'MOW-22': { ...added, number: NUMBER },
  'MOW-23': chosen({ seat: SEAT, direction: word('cw', 'ccw') }),
  'MOW-30': { ...added, number: NUMBER },
  'MOW-31': added,
  'MOW-32': added,
  'MOW-33': { ...added, under: CARD },
  'MOW-34': chosen({ seat: SEAT, next: SEAT }),
  'MOW-35': [
    { what: word('pile') },
    { what: word('count'), seat: SEAT, flies: NUMBER, total: NUMBER },
  ],
  'MOW-36': { seats: SEATS, flies: NUMBER },
  'MOW-37': { seat: SEAT },
  'MOW-41': { ...taken, herd: NUMBER },
} as const satisfies FactTable<MowClause>;

/** Why a move is refused, by clause. */
export const REFUSED = {
  'MOW-2': { card: CARD, seats: NUMBER },
  'MOW-10': [
    { why: word('turn'), next: SEAT },
    { why: word('hand'), card: CARD },
  ],
  'MOW-11': { card: CARD, low: NUMBER, high: NUMBER, open: word('low', 'high', 'lowhigh', 'none') },
  'MOW-12': {},
  'MOW-21': [
    { why: word('start'), card: CARD },
    { why: word('cow'), card: CARD, number: NUMBER },
  ],
  'MOW-22': [{ why: word('place', 'start') }, { why: word('gap'), number: NUMBER }],
  'MOW-23': { card: CARD },
  'MOW-30': [{ why: word('place', 'start') }, { why: word('end'), end: word(...ENDS) }],
  'MOW-33': [{ why: word('start', 'eight') }, { why: word('flyFree'), card: CARD }],
  'MOW-34': [
    { why: word('card'), card: CARD },
    { why: word('nobody'), number: NUMBER },
    { why: word('self') },
  ],
  'MOW-36': {},
  'MOW-37': { why: word('herd', 'starter') },
} as const satisfies FactTable<MowClause>;

export type MowTold = FactOf<typeof TOLD>;
export type MowRefused = FactOf<typeof REFUSED>;
export const told: Citer<typeof TOLD> = citer(TOLD);
export const refused: Citer<typeof REFUSED> = citer(REFUSED);

/** Why a move is better than another one: what the coach may name, each a feature of the position. */
export const REASONS = {
  takesNone: { flies: NUMBER },
  takesFewer: { flies: NUMBER, instead: NUMBER },
  takesNow: { flies: NUMBER },
  sheds: { card: CARD, flies: NUMBER },
  keeps: { card: CARD },
  fits: { more: NUMBER, less: NUMBER },
  closes: { more: NUMBER, less: NUMBER },
} as const satisfies FactTable;

export const reason: Citer<typeof REASONS> = citer(REASONS);
