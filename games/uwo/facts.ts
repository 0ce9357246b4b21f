import * as kit from '@tischlein/kit';
import { KINDS, type Kind } from './cards.ts';

/** Every clause of the rule book, in its order. */
export const CLAUSES = kit.clauseIds(
  'UWO',
  '1 2 3 4 10 11 12 13 14 15 20 21 22 23 24 25 40 41 42 43 44 45 46 50 51 52 53 54 55 56 60 61',
);
export type UwoClause = (typeof CLAUSES)[number];

/** A kind of card, said by its name. */
const KIND: kit.Kind<Kind> = {
  ...kit.CARD,
  is: (fact): fact is Kind => KINDS.some((kind) => kind === fact),
};
const KIND_LIST: kit.Kind<readonly Kind[]> = {
  ...kit.CARD,
  is: (fact): fact is readonly Kind[] => Array.isArray(fact) && fact.every((each) => KIND.is(each)),
};
const SQUARE = kit.TEXT;
const SQUARES = kit.TEXTS;

const attack = { seat: kit.SEAT, attacker: KIND, square: SQUARE, target: KIND, goal: SQUARE };
const lit = { seat: kit.SEAT, square: SQUARE };

/** What a move did. */
export const TOLD = {
  'UWO-10': { seat: kit.SEAT },
  'UWO-11': [
    { seat: kit.SEAT, number: kit.NUMBER, shown: kit.word('yes'), cards: KIND_LIST },
    { seat: kit.SEAT, number: kit.NUMBER, shown: kit.word('no') },
  ],
  'UWO-12': { seat: kit.SEAT, card: KIND, square: SQUARE },
  'UWO-14': [
    { seat: kit.SEAT, shown: kit.word('yes'), under: KIND, card: KIND },
    { seat: kit.SEAT, shown: kit.word('no') },
  ],
  'UWO-15': { seat: kit.SEAT, card: KIND, square: SQUARE, goal: SQUARE },
  'UWO-20': attack,
  'UWO-21': { seat: kit.SEAT, card: KIND, square: SQUARE, ko: kit.YES_NO },
  'UWO-22': { seat: kit.SEAT, card: KIND, square: SQUARE },
  'UWO-23': { seat: kit.SEAT, square: SQUARE },
  'UWO-24': [
    { what: kit.word('stop'), seat: kit.SEAT },
    { what: kit.word('strike'), ...attack },
  ],
  'UWO-25': { squares: SQUARES },
  'UWO-41': { seat: kit.SEAT },
  'UWO-42': { seat: kit.SEAT, energy: kit.NUMBER },
  'UWO-43': { seat: kit.SEAT },
  'UWO-44': { seat: kit.SEAT },
  'UWO-50': { seat: kit.SEAT, square: SQUARE },
  'UWO-51': { seat: kit.SEAT, card: KIND, square: SQUARE, goal: SQUARE, path: SQUARES },
  'UWO-52': { seat: kit.SEAT, squares: SQUARES },
  'UWO-54': [
    { what: kit.word('light'), ...lit },
    { what: kit.word('save'), seat: kit.SEAT, card: KIND, square: SQUARE },
    { what: kit.word('boom'), squares: SQUARES },
  ],
  'UWO-55': lit,
  'UWO-56': lit,
  'UWO-60': [{ what: kit.word('win'), seat: kit.SEAT }, { what: kit.word('draw') }],
  'UWO-61': { turns: kit.NUMBER },
} as const satisfies kit.FactTable<UwoClause>;

const cost = { cost: kit.NUMBER, energy: kit.NUMBER };
const shielded = { why: kit.word('shield'), attacker: KIND, target: KIND, square: SQUARE };

/** Why a move may not be made. */
export const REFUSED = {
  'UWO-10': [{ why: kit.word('turn'), next: kit.SEAT }, { why: kit.word('morfed', 'acted') }],
  'UWO-12': { why: kit.word('miss', 'hand', 'creature'), card: KIND, square: SQUARE },
  'UWO-13': { square: SQUARE },
  'UWO-14': { why: kit.word('morfed', 'hand', 'deck'), card: KIND },
  'UWO-15': [
    { why: kit.word('creature'), square: SQUARE },
    {
      why: kit.word('never', 'line', 'far', 'taken'),
      card: KIND,
      square: SQUARE,
      goal: SQUARE,
      most: kit.NUMBER,
    },
  ],
  'UWO-20': [
    { why: kit.word('creature', 'target'), square: SQUARE },
    {
      why: kit.word('none', 'line', 'far', 'between'),
      attacker: KIND,
      square: SQUARE,
      goal: SQUARE,
      reach: kit.NUMBER,
    },
    shielded,
  ],
  'UWO-21': [{ why: kit.word('nothing') }, { why: kit.word('asked'), square: SQUARE }],
  'UWO-22': { why: kit.word('target', 'shield'), card: KIND, attacker: KIND, square: SQUARE },
  'UWO-23': { why: kit.word('hand', 'nothing') },
  'UWO-24': [
    { why: kit.word('nothing') },
    { why: kit.word('fendOff'), square: SQUARE },
    { why: kit.word('asked', 'only'), square: SQUARE, goal: SQUARE },
  ],
  'UWO-25': { why: kit.word('walk', 'morf', 'attack', 'save'), square: SQUARE },
  'UWO-40': cost,
  'UWO-42': { why: kit.word('duel', 'empty') },
  'UWO-43': {},
  'UWO-46': cost,
  'UWO-51': [
    { why: kit.word('rideOnly', 'kind', 'creature', 'friend', 'shield', 'taken'), square: SQUARE },
    { why: kit.word('diagonal', 'twice') },
    { why: kit.word('far'), most: kit.NUMBER },
  ],
  'UWO-53': { why: kit.word('attack', 'morf'), square: SQUARE },
  'UWO-54': [
    {
      why: kit.word('creature', 'blastOnly', 'kind', 'nobody', 'miss', 'victim', 'safe', 'asked'),
      square: SQUARE,
    },
    { why: kit.word('form'), square: SQUARE, card: KIND },
  ],
  'UWO-56': [{ why: kit.word('away'), square: SQUARE }, shielded],
  'UWO-60': {},
  'UWO-61': {},
} as const satisfies kit.FactTable<UwoClause>;

export type UwoTold = kit.FactOf<typeof TOLD>;
export type UwoRefusal = kit.FactOf<typeof REFUSED>;
export const told: kit.Citer<typeof TOLD> = kit.citer(TOLD);
export const refused: kit.Citer<typeof REFUSED> = kit.citer(REFUSED);

/** Why a move is better than another one: what the coach may name, each a feature of the position. */
export const REASONS = {
  wins: {},
  removes: { more: kit.NUMBER, less: kit.NUMBER },
  saves: { square: kit.TEXT },
  safe: { square: kit.TEXT, card: kit.CARD, attacker: kit.CARD },
  aims: { more: kit.NUMBER, less: kit.NUMBER },
  attacks: { target: kit.CARD, square: kit.TEXT },
  energy: { more: kit.NUMBER, less: kit.NUMBER },
  keeps: { card: kit.CARD },
} as const satisfies kit.FactTable;

export const reason: kit.Citer<typeof REASONS> = kit.citer(REASONS);
