import type { Speaker } from '@tischlein/rules';
import type { ToldMove } from '@tischlein/table';
import type { Told } from './props.ts';

export interface LogLine {
  readonly key: string;
  readonly text: string;
  readonly takenBack: boolean;
}

/** The sentences of one move. */
export const sentencesOf = (speaker: Speaker, move: ToldMove): Told[] =>
  move.facts.map((fact) => ({
    citation: fact as Told['citation'],
    sentence: speaker.told(fact),
  }));

/** The log of a game. Moves already said are not said again; `forWhom` says for whom a bot moved. */
export function logLines(
  speaker: Speaker,
  moves: readonly ToldMove[],
  said: WeakMap<ToldMove, readonly LogLine[]>,
  forWhom: (seat: number) => string,
): LogLine[] {
  return moves.flatMap((move) => {
    const known = said.get(move);
    if (known) return known;
    const sentences = sentencesOf(speaker, move).map(({ sentence }) => sentence);
    if (move.kept) sentences.unshift(forWhom(move.seat));
    const lines = sentences.map((text, i) => ({
      key: `${move.ply}.${i}`,
      text,
      takenBack: move.takenBack === true,
    }));
    said.set(move, lines);
    return lines;
  });
}
