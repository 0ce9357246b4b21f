import type { UnoView } from '@tischlein/games/uno/language';

/** A view with everything left out that a test does not care about. */
export const unoView = (given: Partial<UnoView> = {}): UnoView => {
  const held = given.held ?? [7, 7, 7];
  return {
    game: 'uno',
    options: {},
    seats: held.length,
    seat: 0,
    hand: [],
    held,
    hands: null,
    drawPile: 58,
    drawn: null,
    discardPile: ['r7'],
    color: 'r',
    turn: 0,
    direction: 'cw',
    pendingDraw: 0,
    pendingKind: null,
    sits: [],
    calls: [],
    laidBy: null,
    run: null,
    doubleSkipBy: null,
    choice: null,
    finishers: [],
    emptyPasses: 0,
    known: { bottom: [], hands: held.map(() => []) },
    totals: held.map(() => 0),
    round: 1,
    result: null,
    ...given,
  };
};
