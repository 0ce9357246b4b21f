import type { DayScore } from './day/scores.ts';

/** Creatures left on the field, less those of the other side. */
export const uwoScore: DayScore = ({ seat }, { scores }) => scores[seat!]! - scores[1 - seat!]!;
