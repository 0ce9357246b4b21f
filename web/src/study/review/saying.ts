import { advice } from '@tischlein/coach';
import { type Citation, FastRandom } from '@tischlein/kit';
import {
  type Language,
  type Nouns,
  reasonsIn,
  speaker,
  type Speaker,
  type Words,
} from '@tischlein/rules';
import { toldAt, viewAt, type Film } from '../replay/film.ts';
import type { SeatInfo } from '../../games/props.ts';
import type { ReviewWords } from '../words.ts';

/** Moves and reasons in the reader's words, spoken to the reviewed seat. */
export interface Saying {
  /** What a move of the reviewed seat would do there; null is to wait. */
  move(ply: number, move: string | null): string;
  /** What happened there, as the seat was told it. */
  happened(ply: number): string;
  reason(reason: Citation): string;
  readonly speaker: Speaker;
}

export function sayingOf(
  film: Film,
  said: Words,
  nouns: Nouns,
  reasons: Words['told'],
  language: Language,
  seats: readonly SeatInfo[],
  seat: number,
  words: ReviewWords,
): Saying {
  const names = seats.map(({ name }) => name);
  const speaks = speaker(said, language, nouns, names, seat);
  return {
    speaker: speaks,
    reason: reasonsIn(reasons, said, language, nouns, names, seat),
    move(ply, move) {
      if (move === null) return words.wait;
      const { does } = advice(film.game, viewAt(film, ply, seat), move, new FastRandom('review'));
      return does.map((cited) => speaks.told(cited)).join(' ');
    },
    happened(ply) {
      const [first] = toldAt(film, ply + 1, seat);
      return first === undefined ? '' : speaks.told(first);
    },
  };
}
