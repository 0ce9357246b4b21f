import type { Citation } from '@tischlein/kit';
import type { Speaker } from '@tischlein/rules';
import type { MoveFacts } from '@tischlein/table';
import type { ToldFact } from '../games/props.ts';
import { piecesOf, plainText, type Piece } from './spoken.ts';

/** One sentence of the log. */
export interface LogLine {
  readonly key: string;
  readonly text: string;
  /** The same in pieces, so that cards and names can be drawn. */
  readonly pieces: readonly Piece[];
  /** Who moved. */
  readonly seat: number;
  /** The move itself; what follows from it stands below, indented. */
  readonly leads: boolean;
  readonly takenBack: boolean;
}

/** The sentences of one move. */
export const sentencesOf = (speaker: Speaker, move: MoveFacts): ToldFact[] =>
  move.facts.map((fact) => ({
    citation: fact as ToldFact['citation'],
    sentence: speaker.told(fact),
  }));

/**
 * The log of a game, by a speaker that marks cards and names. Lines already written are reused; `forWhom` says
 * for whom a bot moved.
 */
export function logLines(
  marking: Speaker,
  moves: readonly MoveFacts[],
  said: WeakMap<MoveFacts, readonly LogLine[]>,
  forWhom: (seat: number) => string,
): LogLine[] {
  return moves.flatMap((move) => {
    const known = said.get(move);
    if (known) return known;
    const sentences = sentencesOf(marking, move).map(({ sentence }) => piecesOf(sentence));
    if (move.kept) sentences.unshift([{ is: 'words', text: forWhom(move.seat) }]);
    const lines = sentences.map((pieces, i) => ({
      key: `${move.ply}.${i}`,
      text: plainText(pieces),
      pieces,
      seat: move.seat,
      leads: i === 0,
      takenBack: move.takenBack === true,
    }));
    said.set(move, lines);
    return lines;
  });
}

/** All that was told of the moves that stand. */
export const factsIn = (log: readonly MoveFacts[]): Citation[] =>
  log.flatMap(({ facts, takenBack }) => (takenBack ? [] : facts));
