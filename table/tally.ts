import type { Result } from '@tischlein/kit';
import type { PersonId } from './who.ts';
import { nameOf, playerId, type GamePlayer } from './table.ts';

/** One game that was played to its end at a table: who took part, and on which place. */
export interface TallyGame {
  readonly round: number;
  readonly at: number;
  readonly players: readonly TallyPlayer[];
}

export interface TallyPlayer {
  /** Null for a bot. */
  readonly person: PersonId | null;
  readonly name: string;
  /** 1 is first; equals share a place. */
  readonly place: number;
}

/** How many games a table remembers: a long evening. */
const MAX_GAMES = 24;

/** Winners first, the others by their score: fewer is better where the winners have the fewest. */
export function ranksOf({ winners, scores }: Result): number[] {
  const best = scores[winners[0] ?? 0]!;
  const fewer = scores.every((score) => score >= best);
  const worth = (seat: number): number =>
    winners.includes(seat) ? -Infinity : fewer ? scores[seat]! : -scores[seat]!;
  return scores.map(
    (_, seat) => 1 + scores.filter((__, other) => worth(other) < worth(seat)).length,
  );
}

export function withGame(
  tally: readonly TallyGame[],
  {
    round,
    at,
    players,
  }: Pick<TallyGame, 'round' | 'at'> & { readonly players: readonly GamePlayer[] },
  result: Result,
): TallyGame[] {
  const places = ranksOf(result);
  const game = {
    round,
    at,
    players: players.map((player, seat) => ({
      person: playerId(player),
      name: nameOf(player),
      place: places[seat]!,
    })),
  };
  return [...tally, game].slice(-MAX_GAMES);
}

/** Points for leaving everybody behind. */
const WHOLE = 10;

/** Ten points times the share of people left behind, by seat; bots have none and do not count. */
export function pointsOf({ players }: TallyGame): (number | null)[] {
  const people = players.filter(({ person }) => person !== null);
  return players.map(({ person, place }) => {
    if (person === null) return null;
    const behind = people.filter((other) => other.place > place).length;
    return people.length < 2 ? 0 : Math.round((WHOLE * behind) / (people.length - 1));
  });
}

/** Where somebody stands after all games of a table. */
export interface TallyRow {
  readonly person: PersonId | null;
  readonly name: string;
  /** By game; null where they did not take part. */
  readonly places: readonly (number | null)[];
  readonly wins: number;
  /** Null for a bot. */
  readonly points: number | null;
}

/** Everybody who took part, the most points first; bots of one level share a line. */
export function standingsOf(tally: readonly TallyGame[]): TallyRow[] {
  const keyOf = ({ person, name }: TallyPlayer): string => person ?? name;
  const last = new Map(tally.flatMap(({ players }) => players.map((one) => [keyOf(one), one])));
  const rows = [...last].map(([key, { person, name }]): TallyRow => {
    const seats = tally.map(({ players }) => players.findIndex((one) => keyOf(one) === key));
    const places = seats.map((seat, game) => tally[game]!.players[seat]?.place ?? null);
    const points = seats.map((seat, game) => pointsOf(tally[game]!)[seat] ?? 0);
    return {
      person,
      name,
      places,
      wins: places.filter((place) => place === 1).length,
      points: person === null ? null : points.reduce((sum, each) => sum + each, 0),
    };
  });
  return rows.sort((a, b) => (b.points ?? -1) - (a.points ?? -1));
}
