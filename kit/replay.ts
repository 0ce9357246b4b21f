import { fairChance } from './fair.ts';
import { canonical } from './json.ts';
import { readOptions } from './options.ts';
import { fault, read, reading, wrong } from './parsed.ts';
import type { Parsed, Values, Why, WhyCode } from './parsed.ts';
import type { GameRecord } from './record.ts';
import { dealt, setUp, unknownRules } from './setup.ts';
import * as kit from './game.ts';
import type { Move } from './moves.ts';

/** The state a record starts from. */
export const parseStart = <V extends kit.View, X extends kit.Variant>(
  game: kit.Game<V, X>,
  record: GameRecord,
): Parsed<kit.State<X>> =>
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

function dealtFrom<V extends kit.View, X extends kit.Variant>(
  game: kit.Game<V, X>,
  { options, seats, seed }: GameRecord,
): Parsed<kit.State<X>> {
  const variant = setUp(game, options, seats.length);
  return variant.ok ? { ok: true, value: dealt(game, variant.value, fairChance(seed)) } : variant;
}

function fromPosition<V extends kit.View, X extends kit.Variant>(
  game: kit.Game<V, X>,
  { position }: GameRecord,
): Parsed<kit.State<X>> {
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

/** Plays a record again, as far as it goes. */
export function replay<V extends kit.View, X extends kit.Variant>(
  game: kit.Game<V, X>,
  record: GameRecord,
  following: Following<X> = {},
): Parsed<Replayed<X>> {
  const start = parseStart(game, record);
  if (!start.ok) return start;
  const lines = { start: start.value, chance: fairChance(record.seed), lines: record.moves };
  return { ok: true, value: replayFrom(game, lines, following) };
}

/** A move, or that the last standing move is taken back at this moment. */
export type RecordedMove = MadeLine | { readonly back: true };

export interface MadeLine {
  readonly seat: kit.Seat;
  readonly move: string;
}

/** One line of the play, without its end. */
export const formatLine = (line: RecordedMove): string =>
  'back' in line ? 'back' : `${line.seat} ${line.move}`;

export interface Replayed<X extends kit.Variant = kit.Variant> {
  /** After the last line that could be played. */
  readonly state: kit.State<X>;
  /** How many lines were played: moves and takings back. */
  readonly made: number;
  /** Why it stops before the end of the record, in a sentence and as what is said in other languages. */
  readonly error?: string;
  readonly why?: Why;
}

/** A listener to a replay. States are used again: copy what is kept. */
export interface Following<X extends kit.Variant = kit.Variant> {
  /** A move was made. `index` is its line among the moves, from 0. */
  move?(before: kit.State<X>, seat: kit.Seat, move: Move, after: kit.State<X>, index: number): void;
  /** The last standing move, from `before` to `after`, is taken back; the state is `before` again. */
  back?(before: kit.State<X>, seat: kit.Seat, move: Move, after: kit.State<X>): void;
}

interface LinesToReplay<X extends kit.Variant> {
  readonly start: kit.State<X>;
  readonly chance: ReturnType<typeof fairChance>;
  readonly lines: readonly RecordedMove[];
}

interface StandingMove<X extends kit.Variant> {
  readonly seat: kit.Seat;
  readonly move: Move;
  readonly before: kit.State<X>;
}

/** Plays a game again from its start, as far as it goes: what could be played is never lost to a bad line after it. */
export function replayFrom<V extends kit.View, X extends kit.Variant>(
  game: kit.Game<V, X>,
  { start, chance, lines }: LinesToReplay<X>,
  following: Following<X> = {},
): Replayed<X> {
  const state = kit.cloneState(start);
  const standing: StandingMove<X>[] = [];
  for (const [i, line] of lines.entries()) {
    const stop = (sentence: string, code: WhyCode, values: Values = {}): Replayed<X> => {
      const at = { move: i + 1, text: formatLine(line) };
      const { error, why } = wrong(sentence, code, values, at);
      return { state, made: i, error, why: why! };
    };
    if ('back' in line) {
      const last = standing.pop();
      if (last === undefined) return stop('there is no move to take back', 'nothingBack');
      const after = kit.cloneState(state);
      kit.copyState(last.before, state);
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
    const before = kit.cloneState(state);
    standing.push({ seat, move, before });
    game.play(state, seat, move, chance(standing.length));
    following.move?.(before, seat, move, state, i);
  }
  return { state, made: lines.length };
}
