import type { UnoTold } from '@tischlein/games/uno/language';

/** Who went out in a round, and the points it brought: in a match of penalties there are several who get some. */
export interface RoundWon {
  readonly round: number;
  readonly winners: readonly number[];
  readonly points: readonly { readonly seat: number; readonly points: number }[];
}

/** The rounds of a match by what was told of them. */
export function roundsOf(past: readonly UnoTold[]): RoundWon[] {
  const rounds: RoundWon[] = [];
  let points: RoundWon['points'] = [];
  let winners: readonly number[] = [];
  const close = (): void => {
    if (points.length + winners.length > 0)
      rounds.push({ round: rounds.length + 1, winners, points });
    [points, winners] = [[], []];
  };
  for (const { clause, facts } of past) {
    if (clause === 'UNO-0') close();
    if (clause !== 'UNO-15') continue;
    if (facts.what === 'points') points = [...points, { seat: facts.seat, points: facts.points }];
    if (facts.what === 'round') winners = facts.seats;
  }
  close();
  return rounds;
}
