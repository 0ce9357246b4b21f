import type { Citation } from '@tischlein/kit';
import type { Speaker } from '@tischlein/rules';
import type { MoveFacts } from '@tischlein/table';
import { piecesOf, plainText, type Piece } from './spoken.ts';

/** One sentence of the log. */
export interface LogLine {
  readonly key: string;
  readonly text: string;
  /** The same in pieces, so that cards and names can be drawn. */
  readonly pieces: readonly Piece[];
  /** What was told of its move up to here. */
  readonly facts: readonly Citation[];
  /** Who moved. */
  readonly seat: number;
  /** The move itself; what follows from it stands below, indented. */
  readonly leads: boolean;
  readonly takenBack: boolean;
  /** It goes without saying: read aloud, but no line of the log. */
  readonly isRoutine: boolean;
}

/**
 * The log of a game, by a speaker that marks cards and names. Lines already written are reused; `forWhom` says
 * for whom a bot moved.
 */
export function logLines(
  marking: Speaker,
  moves: readonly MoveFacts[],
  said: WeakMap<MoveFacts, readonly LogLine[]>,
  forWhom: (seat: number) => string,
  isRoutine: (fact: Citation) => boolean = () => false,
): LogLine[] {
  return moves.flatMap((move) => {
    const known = said.get(move);
    if (known) return known;
    const sentences = move.facts.map((fact, i) => ({
      facts: move.facts.slice(0, i + 1),
      pieces: piecesOf(marking.told(fact)),
      isRoutine: isRoutine(fact),
    }));
    if (move.kept)
      sentences.unshift({
        facts: [],
        pieces: [{ is: 'words', text: forWhom(move.seat) }],
        isRoutine: false,
      });
    const lines = sentences.map(({ facts, pieces, isRoutine }, i) => ({
      key: `${move.ply}.${i}`,
      text: plainText(pieces),
      pieces,
      facts,
      seat: move.seat,
      leads: i === 0,
      takenBack: move.takenBack === true,
      isRoutine,
    }));
    said.set(move, lines);
    return lines;
  });
}

/** All that was told of the moves that stand. */
export const factsIn = (log: readonly MoveFacts[]): Citation[] =>
  log.flatMap(({ facts, takenBack }) => (takenBack ? [] : facts));
