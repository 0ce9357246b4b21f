import { cardOf, type UnoView } from '@tischlein/games/uno/language';
import type { DayScore } from './day/scores.ts';

/** What the winner gets; who lost, the points left in hand below zero. */
export const unoScore: DayScore = (view, { winners, scores }) =>
  winners.includes(view.seat!)
    ? scores[view.seat!]!
    : -(view as UnoView).hand!.reduce((sum, card) => sum + cardOf(card)!.points, 0);
