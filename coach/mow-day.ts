import type { DayScore } from './day/scores.ts';

/** Flies count below zero: fewer are better. */
export const mowScore: DayScore = ({ seat }, { scores }) => -scores[seat!]!;
