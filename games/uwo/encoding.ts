import {
  aFlag,
  aNumber,
  bagOf,
  byKey,
  listUpTo,
  orNull,
  oneOf,
  recordOf,
  times,
  viewEncoding,
  type Result,
  type Encoding,
  type ViewEncoding,
} from '@tischlein/kit';
import { CREATURES } from './creature.ts';
import { seer } from './encode.ts';
import { SQUARE_NAMES } from './field.ts';
import { DECK_CARDS, FORMS, KINDS, SIDES, type BySide, type Side } from './cards.ts';
import { STAGES } from './layout.ts';
import type { Open } from './open.ts';
import type { UwoView } from './view.ts';

const bySide = <T>(part: Encoding<T>): Encoding<BySide<T>> =>
  recordOf<BySide<T>>({ gnorf: part, pnorf: part });
const side = oneOf<Side>(SIDES);
const square: Encoding<string | null> = oneOf([null, ...SQUARE_NAMES]);

/** A knock-out ends after ends of turns or after beginnings: the one that is not counted is 0. */
const knockOut: Encoding<Open['ko'][string]> = {
  size: 3,
  schema: {
    type: 'object',
    properties: {
      until: { enum: [...SIDES] },
      turnEnds: { type: 'integer' },
      turnBegins: { type: 'integer' },
    },
    required: ['until'],
    additionalProperties: false,
  },
  write(value, into, at) {
    side.write(value.until, into, at);
    if ('turnEnds' in value) into[at + 1] = value.turnEnds;
    else into[at + 2] = value.turnBegins;
  },
};

const ENCODING: ViewEncoding<UwoView> = viewEncoding<UwoView>({
  hand: ['the own hand', orNull(bagOf(KINDS))],
  bottom: [
    'the known cards at the bottom of the own deck, the lowest last',
    listUpTo(DECK_CARDS, oneOf(KINDS)),
  ],
  held: ['how many cards each side holds', bySide(aNumber)],
  decks: ['how many cards each side can draw', bySide(aNumber)],
  board: ['the creature on each square', byKey(SQUARE_NAMES, oneOf(CREATURES.flat()))],
  stacks: [
    'the cards under each creature, from the lowest up',
    byKey(SQUARE_NAMES, listUpTo(DECK_CARDS, oneOf(FORMS))),
  ],
  energy: ['energy left', bySide(aNumber)],
  turn: ['whose turn it is', side],
  ko: ['knock-outs, and whose turns end them', byKey(SQUARE_NAMES, knockOut)],
  turnState: [
    'what was done in this turn',
    recordOf<Open['turnState']>({ morfed: square, acted: aFlag, paid: aFlag }),
  ],
  duel: [
    'an attack that waits for an answer',
    orNull(
      recordOf<NonNullable<Open['duel']>>({
        stage: oneOf(STAGES),
        attacker: square,
        target: square,
        centre: square,
        asked: aNumber,
      }),
    ),
  ],
  firstOut: ['who was first without energy', oneOf<Side | null>([null, ...SIDES])],
  quiet: ['quiet turns in a row', aNumber],
  stirred: ['this turn is not quiet', aFlag],
  known: ['how many cards at the bottom of its deck each side knows', bySide(aNumber)],
  gone: ['cards that left the game', bySide(bagOf(KINDS))],
  result: [
    'winners and creatures left',
    orNull(recordOf<Result>({ winners: listUpTo(2, aNumber), scores: times(2, aNumber) })),
  ],
});

const WITH_SEER = { ...ENCODING, see: seer(ENCODING) as ViewEncoding<UwoView>['see'] & object };

export const encoding = (): ViewEncoding<UwoView> => WITH_SEER;
