import {
  aNumber,
  bagOf,
  fixed,
  listUpTo,
  orNull,
  oneOf,
  recordOf,
  times,
  viewEncoding,
  type Result,
  type ViewEncoding,
} from '@tischlein/kit';
import { CODES, COLORS, isNumber, SUM_KINDS } from './cards.ts';
import { seer } from './encode.ts';
import { CHOICES, type UnoVariant } from './layout.ts';
import type { Open } from './open.ts';
import type { UnoView } from './view.ts';

const cards = bagOf(CODES);
/** Nobody is certain of cards in hands that never change owners. */
const none = fixed({ type: 'array' });

export function encoding({ seats, memory, copies }: UnoVariant): ViewEncoding<UnoView> {
  const cardsOf = (belongs: (kind: number) => boolean): number =>
    copies.reduce((sum, count, kind) => (belongs(kind) ? sum + count : sum), 0);
  const pile = listUpTo(
    cardsOf(() => true),
    oneOf(CODES),
  );
  /** Only cards that are no numbers go under the pile at the deal (UNO-0). */
  const bottom = listUpTo(
    cardsOf((kind) => !isNumber(kind)),
    oneOf(CODES),
  );
  const some = listUpTo(seats, aNumber);
  const perSeat = times(seats, aNumber);
  const whole = viewEncoding<UnoView>({
    hand: ['the own hand', orNull(cards)],
    held: ['how many cards each seat holds', perSeat],
    hands: ['all hands, after the end', orNull(times(seats, cards))],
    drawPile: ['how many cards can be drawn', aNumber],
    drawn: ['the card just drawn', oneOf([null, 'hidden', 'nothing', ...CODES])],
    discardPile: ['the played cards, the open one first', pile],
    color: ['the color in force', oneOf(COLORS)],
    turn: ['whose turn it is', aNumber],
    direction: ['the direction of play', oneOf(['cw', 'ccw'])],
    pendingDraw: ['how many cards somebody must take', aNumber],
    pendingKind: ['what that sum is made of', oneOf(SUM_KINDS)],
    sits: ['seats that must answer a skip', some],
    calls: [
      'calls still owed',
      listUpTo(
        2 * seats,
        recordOf<Open['calls'][number]>({ seat: aNumber, kind: oneOf(['uno', 'unouno']) }),
      ),
    ],
    laidBy: ['who played the last card', orNull(aNumber)],
    run: ['who may run on, and which way', orNull(recordOf({ seat: aNumber, step: aNumber }))],
    doubleSkipBy: ['who may double a skip', orNull(aNumber)],
    choice: [
      'a choice that is open',
      orNull(
        recordOf<NonNullable<Open['choice']>>({
          seat: aNumber,
          kind: oneOf(CHOICES.filter((choice) => choice !== null)),
          to: orNull(aNumber),
          left: orNull(aNumber),
        }),
      ),
    ],
    finishers: ['who has played the last card and waits', some],
    emptyPasses: ['passes in a row with nothing drawn', aNumber],
    totals: ['points by seat', perSeat],
    round: ['the round', aNumber],
    result: ['winners and points', orNull(recordOf<Result>({ winners: some, scores: perSeat }))],
    known: [
      'what the reader is certain of: the bottom of the pile, and cards in hands',
      recordOf<UnoView['known']>({
        bottom,
        hands: memory ? times(seats, cards) : none,
      }),
    ],
  });
  return { ...whole, see: seer(whole) as ViewEncoding<UnoView>['see'] & object };
}
