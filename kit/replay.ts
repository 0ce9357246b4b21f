import { fairChance } from './fair.ts';
import type { Game, State, Variant, View } from './game.ts';
import { canonical } from './json.ts';
import { readOptions } from './options.ts';
import { fault, read, reading, wrong, type Parsed } from './parsed.ts';
import { replayFrom, type Following, type Replayed } from './lines.ts';
import type { GameRecord } from './record.ts';
import { dealt, setUp, unknownRules } from './setup.ts';

/** The state a record starts from. */
export const parseStart = <V extends View, X extends Variant>(
  game: Game<V, X>,
  record: GameRecord,
): Parsed<State<X>> =>
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

function dealtFrom<V extends View, X extends Variant>(
  game: Game<V, X>,
  { options, seats, seed }: GameRecord,
): Parsed<State<X>> {
  const variant = setUp(game, options, seats.length);
  return variant.ok ? { ok: true, value: dealt(game, variant.value, fairChance(seed)) } : variant;
}

function fromPosition<V extends View, X extends Variant>(
  game: Game<V, X>,
  { position }: GameRecord,
): Parsed<State<X>> {
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
export function replay<V extends View, X extends Variant>(
  game: Game<V, X>,
  record: GameRecord,
  following: Following<X> = {},
): Parsed<Replayed<X>> {
  const start = parseStart(game, record);
  if (!start.ok) return start;
  const lines = { start: start.value, chance: fairChance(record.seed), lines: record.moves };
  return { ok: true, value: replayFrom(game, lines, following) };
}
