import {
  aFlag,
  aNumber,
  bagOf,
  listUpTo,
  orNull,
  oneOf,
  recordOf,
  times,
  viewEncoding,
  type Result,
  type ViewEncoding,
} from '@tischlein/kit';
import { formatCow, packetOf, PLACES } from './cards.ts';
import type { MowVariant } from './layout.ts';
import type { MowView } from './view.ts';

const COWS = [...packetOf('green'), ...packetOf('yellow')];
const CODES = [...new Set(COWS.map(({ code }) => code))];
/** As cards stand in a herd: those without a number with their place. */
const STANDING = [
  ...new Set(
    COWS.flatMap((cow) =>
      cow.number === null
        ? Array.from({ length: PLACES }, (_, place) => formatCow({ ...cow, place }))
        : [cow.code],
    ),
  ),
];
/** One on each place, and the two acrobats. */
const LONGEST_HERD = PLACES + 2;

export function encoding({ seats, herds }: MowVariant): ViewEncoding<MowView> {
  const cards = bagOf(CODES);
  const perSeat = times(seats, aNumber);
  return viewEncoding<MowView>({
    hand: ['the own hand', orNull(cards)],
    held: ['how many cards each seat holds', perSeat],
    known: ['cards of each hand that all have seen', times(seats, cards)],
    pile: ['how many cards can be drawn', aNumber],
    herds: [
      'the herds, each from low to high',
      times(herds, listUpTo(LONGEST_HERD, oneOf(STANDING))),
    ],
    herd: ['the herd that is served', aNumber],
    turn: ['whose turn it is', aNumber],
    direction: ['the direction of play', oneOf(['cw', 'ccw'])],
    stables: ['what each seat has taken', times(seats, cards)],
    totals: ['flies by seat', perSeat],
    round: ['the round', aNumber],
    opener: ['who opened the round', aNumber],
    mustStart: ['a new herd must be started', aFlag],
    passes: ['passes in a row', aNumber],
    result: [
      'winners and flies',
      orNull(recordOf<Result>({ winners: listUpTo(seats, aNumber), scores: perSeat })),
    ],
  });
}
