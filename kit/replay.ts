import { fairChance } from './fair.ts';
import { cloneState, copyState, type Game, type Seat, type State } from './game.ts';
import { canonical } from './json.ts';
import type { Move } from './moves.ts';
import { readOptions } from './options.ts';
import {
  fault,
  read,
  reading,
  wrong,
  type Parsed,
  type Values,
  type WhyCode,
  type Why,
} from './parsed.ts';
import { formatLine, type GameRecord, type RecordedMove } from './record.ts';
import { dealt, setUp, unknownRules } from './setup.ts';

/** The state a record starts from. */
export const parseStart = (game: Game, record: GameRecord): Parsed<State> =>
  reading(() => {
    if (record.game !== game.name)
      fault('', `this is a record of ${record.game}, not of ${game.name}`, 'otherGame', {
        found: record.game,
        game: game.name,
      });
    const unknown = unknownRules(game, record.rules);
    if (unknown !== null)
      fault('', unknown, 'rules', { game: game.name, rules: record.rules, known: game.version });
    const state = read(record.position ? fromPosition(game, record) : dealtFrom(game, record));
    const { seats, options } = state.variant;
    if (record.seats.length !== seats)
      fault(
        'seats',
        `the position has ${seats} seats, and the record names ${record.seats.length}`,
        'positionSeats',
        { seats, named: record.seats.length },
      );
    if (canonical(readOptions(game.options, record.options, 'options')) !== canonical(options))
      fault('options', 'the record has other options than its position', 'positionOptions');
    return state;
  });

function dealtFrom(game: Game, { options, seats, seed }: GameRecord): Parsed<State> {
  const variant = setUp(game, options, seats.length);
  return variant.ok ? { ok: true, value: dealt(game, variant.value, fairChance(seed)) } : variant;
}

function fromPosition(game: Game, { position }: GameRecord): Parsed<State> {
  const state = game.parsePosition(position!);
  return state.ok ? state : wrong(state.error, 'position', { because: state.error });
}

/** The lines, by index, whose moves were not taken back. */
export function standingLines({ moves }: GameRecord): ReadonlySet<number> {
  const standing: number[] = [];
  for (const [i, line] of moves.entries())
    if ('back' in line) standing.pop();
    else standing.push(i);
  return new Set(standing);
}

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

/** Plays a record again, as far as it goes: what could be played is never lost to a bad line after it. */
export function replay(
  game: Game,
  record: GameRecord,
  following: Following = {},
): Parsed<Replayed> {
  const start = parseStart(game, record);
  if (!start.ok) return start;
  const lines = { start: start.value, chance: fairChance(record.seed), lines: record.moves };
  return { ok: true, value: replayFrom(game, lines, following) };
}

/** The same of a game whose start is known. */
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
