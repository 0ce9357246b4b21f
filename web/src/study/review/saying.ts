import { advice } from '@tischlein/coach';
import { type Citation, FastRandom } from '@tischlein/kit';
import { reasonsIn, type Words } from '@tischlein/rules';
import { speakerAt, type LoadedTable } from '../../table/load-table.ts';
import { markingSpeaker, piecesOf } from '../../table/spoken.ts';
import { toldAt, viewAt, type Film } from '../replay/film.ts';
import { review } from '../words.ts';

/** Moves and reasons in the reader's words, spoken to the reviewed seat. */
export interface Saying {
  /** What a move of the reviewed seat would do there; null is to wait. */
  move(ply: number, move: string | null): string;
  /** What happened there, as the seat was told it. */
  happened(ply: number): string;
  /** The cards that sentence names. */
  cards(ply: number): string[];
  reason(reason: Citation): string;
}

export function sayingOf(
  film: Film,
  laid: LoadedTable,
  reasons: Words['told'],
  names: readonly string[],
  seat: number,
): Saying {
  const { told } = speakerAt(laid, names, seat);
  const marking = markingSpeaker(laid.words, laid.language, laid.nouns, names, seat);
  return {
    reason: reasonsIn(reasons, laid.words, laid.language, laid.nouns, names, seat),
    move(ply, move) {
      if (move === null) return review.wait;
      const { does } = advice(film.game, viewAt(film, ply, seat), move, new FastRandom('review'));
      return does.map((cited) => told(cited)).join(' ');
    },
    cards(ply) {
      const [first] = toldAt(film, ply + 1, seat);
      if (first === undefined) return [];
      return piecesOf(marking.told(first)).flatMap((piece) =>
        piece.is === 'card' ? [piece.card] : [],
      );
    },
    happened(ply) {
      const [first] = toldAt(film, ply + 1, seat);
      return first === undefined ? '' : told(first);
    },
  };
}
