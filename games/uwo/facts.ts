import {
  CARD,
  citer,
  NUMBER,
  SEAT,
  TEXT,
  TEXTS,
  word,
  YES_NO,
  type Citer,
  type FactOf,
  type FactTable,
  type Kind as FactKind,
} from '@tischlein/kit';
import { KINDS, type Kind } from './cards.ts';

/** Every clause of the rule book, in its order. */
export const CLAUSES = [
  'UWO-1',
  'UWO-2',
  'UWO-3',
  'UWO-4',
  'UWO-10',
  'UWO-11',
  'UWO-12',
  'UWO-13',
  'UWO-14',
  'UWO-15',
  'UWO-20',
  'UWO-21',
  'UWO-22',
  'UWO-23',
  'UWO-24',
  'UWO-25',
  'UWO-40',
  'UWO-41',
  'UWO-42',
  'UWO-43',
  'UWO-44',
  'UWO-45',
  'UWO-46',
  'UWO-50',
  'UWO-51',
  'UWO-52',
  'UWO-53',
  'UWO-54',
  'UWO-55',
  'UWO-56',
  'UWO-60',
  'UWO-61',
] as const;
export type UwoClause = (typeof CLAUSES)[number];

/** A kind of card, said by its name. */
const KIND: FactKind<Kind> = {
  ...CARD,
  is: (fact): fact is Kind => KINDS.some((kind) => kind === fact),
};
const KIND_LIST: FactKind<readonly Kind[]> = {
  ...CARD,
  is: (fact): fact is readonly Kind[] => Array.isArray(fact) && fact.every((each) => KIND.is(each)),
};
const SQUARE = TEXT;
const SQUARES = TEXTS;

const attack = { seat: SEAT, attacker: KIND, square: SQUARE, target: KIND, goal: SQUARE };
const lit = { seat: SEAT, square: SQUARE };

/** What a move did. */
export const TOLD = {
  'UWO-10': { seat: SEAT },
  'UWO-11': [
    { seat: SEAT, number: NUMBER, shown: word('yes'), cards: KIND_LIST },
    { seat: SEAT, number: NUMBER, shown: word('no') },
  ],
  'UWO-12': { seat: SEAT, card: KIND, square: SQUARE },
  'UWO-14': [
    { seat: SEAT, shown: word('yes'), under: KIND, card: KIND },
    { seat: SEAT, shown: word('no') },
  ],
  'UWO-15': { seat: SEAT, card: KIND, square: SQUARE, goal: SQUARE },
  'UWO-20': attack,
  'UWO-21': { seat: SEAT, card: KIND, square: SQUARE, ko: YES_NO },
  'UWO-22': { seat: SEAT, card: KIND, square: SQUARE },
  'UWO-23': { seat: SEAT, square: SQUARE },
  'UWO-24': [
    { what: word('stop'), seat: SEAT },
    { what: word('strike'), ...attack },
  ],
  'UWO-25': { squares: SQUARES },
  'UWO-41': { seat: SEAT },
  'UWO-42': { seat: SEAT, energy: NUMBER },
  'UWO-43': { seat: SEAT },
  'UWO-44': { seat: SEAT },
  'UWO-50': { seat: SEAT, square: SQUARE },
  'UWO-51': { seat: SEAT, card: KIND, square: SQUARE, goal: SQUARE, path: SQUARES },
  'UWO-52': { seat: SEAT, squares: SQUARES },
  'UWO-54': [
    { what: word('light'), ...lit },
    { what: word('save'), seat: SEAT, card: KIND, square: SQUARE },
    { what: word('boom'), squares: SQUARES },
  ],
  'UWO-55': lit,
  'UWO-56': lit,
  'UWO-60': [{ what: word('win'), seat: SEAT }, { what: word('draw') }],
  'UWO-61': { turns: NUMBER },
} as const satisfies FactTable<UwoClause>;

const cost = { cost: NUMBER, energy: NUMBER };
const shielded = { why: word('shield'), attacker: KIND, target: KIND, square: SQUARE };

/** Why a move may not be made. */
export const REFUSED = {
  'UWO-10': [{ why: word('turn'), next: SEAT }, { why: word('morfed', 'acted') }],
  'UWO-12': { why: word('miss', 'hand', 'creature'), card: KIND, square: SQUARE },
  'UWO-13': { square: SQUARE },
  'UWO-14': { why: word('morfed', 'hand', 'deck'), card: KIND },
  'UWO-15': [
    { why: word('creature'), square: SQUARE },
    {
      why: word('never', 'line', 'far', 'taken'),
      card: KIND,
      square: SQUARE,
      goal: SQUARE,
      most: NUMBER,
    },
  ],
  'UWO-20': [
    { why: word('creature', 'target'), square: SQUARE },
    {
      why: word('none', 'line', 'far', 'between'),
      attacker: KIND,
      square: SQUARE,
      goal: SQUARE,
      reach: NUMBER,
    },
    shielded,
  ],
  'UWO-21': [{ why: word('nothing') }, { why: word('asked'), square: SQUARE }],
  'UWO-22': { why: word('target', 'shield'), card: KIND, attacker: KIND, square: SQUARE },
  'UWO-23': { why: word('hand', 'nothing') },
  'UWO-24': [
    { why: word('nothing') },
    { why: word('fendOff'), square: SQUARE },
    { why: word('asked', 'only'), square: SQUARE, goal: SQUARE },
  ],
  'UWO-25': { why: word('walk', 'morf', 'attack', 'save'), square: SQUARE },
  'UWO-40': cost,
  'UWO-42': { why: word('duel', 'empty') },
  'UWO-43': {},
  'UWO-46': cost,
  'UWO-51': [
    { why: word('rideOnly', 'kind', 'creature', 'friend', 'shield', 'taken'), square: SQUARE },
    { why: word('diagonal', 'twice') },
    { why: word('far'), most: NUMBER },
  ],
  'UWO-53': { why: word('attack', 'morf'), square: SQUARE },
  'UWO-54': [
    {
      why: word('creature', 'blastOnly', 'kind', 'nobody', 'miss', 'victim', 'safe', 'asked'),
      square: SQUARE,
    },
    { why: word('form'), square: SQUARE, card: KIND },
  ],
  'UWO-56': [{ why: word('away'), square: SQUARE }, shielded],
  'UWO-60': {},
  'UWO-61': {},
} as const satisfies FactTable<UwoClause>;

export type UwoTold = FactOf<typeof TOLD>;
export type UwoRefusal = FactOf<typeof REFUSED>;
export const told: Citer<typeof TOLD> = citer(TOLD);
export const refused: Citer<typeof REFUSED> = citer(REFUSED);

/** Why a move is better than another one: what the coach may name, each a feature of the position. */
export const REASONS = {
  wins: {},
  removes: { more: NUMBER, less: NUMBER },
  saves: { square: TEXT },
  safe: { square: TEXT, card: CARD, attacker: CARD },
  aims: { more: NUMBER, less: NUMBER },
  attacks: { target: CARD, square: TEXT },
  energy: { more: NUMBER, less: NUMBER },
  keeps: { card: CARD },
} as const satisfies FactTable;

export const reason: Citer<typeof REASONS> = citer(REASONS);
