import { farId, type Finished } from '../../table/finished/finished.ts';
import { keepFinished, noteGiven } from '../../table/finished/store.ts';
import type { OpenedGame, RecordPlace } from '../replay/record.ts';
import { givenIn } from './marks.ts';
import { ReviewRun } from './run.svelte.ts';

/** The last games looked back at, by record and seat: what the result has computed the review does not compute again. */
const kept = new Map<string, ReviewRun>();
const MAX_KEPT = 4;

/** The one review of a game from a seat; it goes on with `goOn`. */
export function runOf(place: RecordPlace, opened: OpenedGame, seat: number): ReviewRun {
  const key = `${seat} ${opened.text}`;
  const run =
    kept.get(key) ??
    new ReviewRun(opened.film.game, opened.film.record, opened.text, seat, (review) => {
      // A window that keeps nothing does without.
      void note(place, opened, seat, givenIn(review)).catch(() => {});
    });
  kept.delete(key);
  kept.set(key, run);
  for (const oldest of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(oldest);
  return run;
}

/** For my page. The list of games at far tables comes from the server, and by the same names. */
async function note(
  { id, round }: RecordPlace,
  { film, me }: OpenedGame,
  seat: number,
  given: number,
): Promise<void> {
  if (id === null) return;
  if (round === null) return noteGiven(id, seat, given);
  if (me !== seat) return;
  const { game, record, states, moves } = film;
  const { places = [], scores = [] } = game.result(states.at(-1)!) ?? {};
  const finished: Finished = {
    id: farId(id, round),
    game: game.name,
    at: Date.now(),
    seats: record.seats,
    me,
    moves: moves.length,
    places,
    scores,
    far: { table: id, round },
    given,
  };
  await keepFinished(finished, null);
}
