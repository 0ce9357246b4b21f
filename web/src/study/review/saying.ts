import { advice } from '@tischlein/coach';
import { type Citation, FastRandom } from '@tischlein/kit';
import { reasonsIn, type Words } from '@tischlein/rules';
import { speakerAt, type LoadedTable } from '../../table/load-table.ts';
import { markingSpeaker, piecesOf } from '../../table/spoken.ts';
import { toldAt, viewAt, type Film } from '../replay/film.ts';
import { review } from '../words.ts';

/** Moves and reasons in the reader's words, spoken to the reviewed seat. */
export function sayingOf(
  film: Film,
  laid: LoadedTable,
  reasons: Words['told'],
  names: readonly string[],
  seat: number,
) {
  const { language, words, nouns } = laid;
  const { told } = speakerAt(laid, names, seat);
  const marking = markingSpeaker(words, language, nouns, names, seat);
  const firstAt = (ply: number): Citation | undefined => toldAt(film, ply + 1, seat)[0];
  return {
    reason: reasonsIn(reasons, words, language, nouns, names, seat),
    /** What a move of the reviewed seat would do there; null is to wait. */
    move(ply: number, move: string | null): string {
      if (move === null) return review.wait;
      const { does } = advice(film.game, viewAt(film, ply, seat), move, new FastRandom('review'));
      return does.map((cited) => told(cited)).join(' ');
    },
    /** What happened there, as the seat was told it. */
    happened(ply: number): string {
      const first = firstAt(ply);
      return first === undefined ? '' : told(first);
    },
    /** The cards that sentence names. */
    cards(ply: number): string[] {
      const first = firstAt(ply);
      if (first === undefined) return [];
      return piecesOf(marking.told(first)).flatMap((piece) =>
        piece.is === 'card' ? [piece.card] : [],
      );
    },
  };
}
export type Saying = ReturnType<typeof sayingOf>;
