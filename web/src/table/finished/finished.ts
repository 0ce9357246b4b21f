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
  /** By seat; empty where the game was stopped. */
  readonly places: readonly number[];
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

/** From 1; null where several shared the device, and where the game was stopped. */
export const placeOf = ({ me, places }: Pick<Finished, 'me' | 'places'>): number | null =>
  me === null ? null : (places[me] ?? null);

export const winnersOf = (places: readonly number[]): number[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** Everybody has won, or nobody. */
export const isDrawn = ({ places }: Pick<Finished, 'places'>): boolean =>
  places.every((place) => place === 1);

export const hasWon = (game: Pick<Finished, 'me' | 'places'>): boolean =>
  placeOf(game) === 1 && !isDrawn(game);
