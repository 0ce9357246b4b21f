import { farFinishedOf } from '../../table/finished/keep.ts';
import { keepFinished, noteGiven } from '../../table/finished/store.ts';
import type { OpenedGame, RecordPlace } from '../replay/record.ts';
import { givenIn } from './marks.ts';
import { ReviewRun } from './run.svelte.ts';

/** The last games looked back at, by record and seat: what the result has computed the review does not compute again. */
const kept = new Map<string, ReviewRun>();
const MAX_KEPT = 4;

/** The one review of a game from a seat; it goes on with `goOn`. */
export function runOf(place: RecordPlace, { film, text, me }: OpenedGame, seat: number): ReviewRun {
  const key = `${seat} ${text}`;
  const run =
    kept.get(key) ??
    new ReviewRun(film.game, film.record, text, seat, (review) => {
      // A window that keeps nothing does without.
      void note(givenIn(review)).catch(() => {});
    });
  /** For my page. */
  async function note(given: number): Promise<void> {
    const { id, round } = place;
    if (id === null) return;
    if (round === null) return noteGiven(id, seat, given);
    if (me === seat)
      await keepFinished(farFinishedOf({ table: id, round }, film, seat, given), null);
  }
  kept.delete(key);
  kept.set(key, run);
  for (const oldest of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(oldest);
  return run;
}
