import type { Player } from '@tischlein/kit';

/** What is remembered of a game that was played to its end. Its record is kept beside it. */
export interface Finished {
  readonly id: string;
  readonly game: string;
  /** When it ended. */
  readonly at: number;
  readonly seats: readonly Player[];
  /** The reader's own seat; null where several people shared this device. */
  readonly me: number | null;
  readonly moves: number;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  /** With people, at this round of a far table; its record is there. */
  readonly far?: { readonly table: string | null; readonly round: number };
  /** Played on from a moment of another game: shown, but not counted. */
  readonly from?: true;
  /** Points of chance the reader gave away by own play, from 0 to 100; known once the game was reviewed. */
  readonly given?: number;
}

export const farId = (table: string | number, round: number): string => `far ${table} ${round}`;

/** The seat of the only person; null if several shared the device. In a game played on it can be any seat. */
export function ownSeat(seats: readonly Player[]): number | null {
  const people = [...seats.keys()].filter((seat) => typeof seats[seat] === 'string');
  return people.length === 1 ? people[0]! : null;
}

/** Whom one played against: bots of one level, several levels, or people. */
export type Kind = string;
const PEOPLE: Kind = 'people';
const MIXED: Kind = 'mixed';

export function kindOf({ seats, me, far }: Finished): Kind {
  if (far) return PEOPLE;
  const levels = new Set(
    seats.flatMap((player, seat) =>
      seat === me ? [] : [typeof player === 'string' ? PEOPLE : player.bot],
    ),
  );
  return levels.size === 1 ? [...levels][0]! : levels.has(PEOPLE) ? PEOPLE : MIXED;
}

export const hasWon = ({ me, winners }: Finished): boolean => me !== null && winners.includes(me);

/** From 1: how many did better, and one more. MOW counts flies: there the winner has the fewest. */
export function placeOf({ me, winners, scores }: Finished): number | null {
  if (me === null || scores[me] === undefined) return null;
  if (winners.includes(me)) return 1;
  const best = winners[0] === undefined ? null : scores[winners[0]]!;
  const isLess = best !== null && scores.every((score) => score >= best);
  const ahead = scores.filter((score) => (isLess ? score < scores[me]! : score > scores[me]!));
  return Math.max(2, ahead.length + 1);
}
