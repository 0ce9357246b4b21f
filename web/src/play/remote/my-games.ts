import { noteRatings, type Rated } from '../../table/finished/store.ts';
import { farId, type Finished } from '../../table/finished/finished.ts';
import { myId, personPage } from './api.ts';

/** One's own games at this server, as the page of one's own games knows them. */
export async function farGames(): Promise<Finished[]> {
  const { outcomes } = await personPage(await myId());
  return outcomes.map((outcome) => ({
    id: farId(outcome.table ?? outcome.endedAt, outcome.round),
    game: outcome.game,
    at: outcome.endedAt,
    seats: outcome.names,
    me: outcome.seat,
    moves: 0,
    places: outcome.places ?? [],
    scores: outcome.scores,
    far: { table: outcome.table ?? null, round: outcome.round },
  }));
}

/** Adds the present ratings to those this device has seen before. */
export async function knownRatings(): Promise<Rated[]> {
  const { ratings } = await personPage(await myId());
  const now = ratings.map(({ game, games, mu, sigma }) => ({
    game,
    games,
    at: Date.now(),
    worth: mu - 3 * sigma,
  }));
  return noteRatings(now);
}
