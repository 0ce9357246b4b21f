import type { fairChance } from './fair.ts';
import { cloneState, copyState, type Game, type Seat, type State } from './game.ts';
import type { Move } from './moves.ts';
import { wrong, type Values, type Why, type WhyCode } from './parsed.ts';

/** A move, or that the last standing move is taken back at this moment. */
export type RecordedMove = MadeLine | { readonly back: true };

export interface MadeLine {
  readonly seat: Seat;
  readonly move: string;
}

/** One line of the play, without its end. */
export const formatLine = (line: RecordedMove): string =>
  'back' in line ? 'back' : `${line.seat} ${line.move}`;

export interface Replayed {
  /** After the last line that could be played. */
  readonly state: State;
  /** How many lines were played: moves and takings back. */
  readonly made: number;
  /** Why it stops before the end of the record, in a sentence and as what is said in other languages. */
  readonly error?: string;
  readonly why?: Why;
}

/** A listener to a replay. States are used again: copy what is kept. */
export interface Following {
  /** A move was made. `index` is its line among the moves, from 0. */
  move?(before: State, seat: Seat, move: Move, after: State, index: number): void;
  /** The last standing move, from `before` to `after`, is taken back; the state is `before` again. */
  back?(before: State, seat: Seat, move: Move, after: State): void;
}

interface LinesToReplay {
  readonly start: State;
  readonly chance: ReturnType<typeof fairChance>;
  readonly lines: readonly RecordedMove[];
}

interface StandingMove {
  readonly seat: Seat;
  readonly move: Move;
  readonly before: State;
}

/** Plays a game again from its start, as far as it goes: what could be played is never lost to a bad line after it. */
export function replayFrom(
  game: Game,
  { start, chance, lines }: LinesToReplay,
  following: Following = {},
): Replayed {
  const state = cloneState(start);
  const standing: StandingMove[] = [];
  for (const [i, line] of lines.entries()) {
    const stop = (sentence: string, code: WhyCode, values: Values = {}): Replayed => {
      const at = { move: i + 1, text: formatLine(line) };
      const { error, why } = wrong(sentence, code, values, at);
      return { state, made: i, error, why: why! };
    };
    if ('back' in line) {
      const last = standing.pop();
      if (last === undefined) return stop('there is no move to take back', 'nothingBack');
      const after = cloneState(state);
      copyState(last.before, state);
      following.back?.(last.before, last.seat, last.move, after);
      continue;
    }
    const { seat, move: text } = line;
    const move = state.variant.moves.find(text);
    if (move === undefined)
      return stop(`that is no move of ${game.name}`, 'noMove', { game: game.name });
    if (seat >= state.variant.seats) return stop('nobody has that seat', 'noSeat');
    const refusal = game.refuse(state, seat, move);
    if (refusal) {
      const { clause, facts } = refusal;
      return stop(`refused by ${clause} ${JSON.stringify(facts)}`, 'refused', { clause });
    }
    const before = cloneState(state);
    standing.push({ seat, move, before });
    game.play(state, seat, move, chance(standing.length));
    following.move?.(before, seat, move, state, i);
  }
  return { state, made: lines.length };
}
