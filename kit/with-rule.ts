import type { FactTable } from './facts.ts';
import {
  newState,
  type Citation,
  type Fill,
  type Game,
  type Reader,
  type Seat,
  type State,
  type Variant,
  type View,
} from './game.ts';
import { brief, type Json, type JsonObject } from './json.ts';
import { MoveTable, type Move } from './moves.ts';
import { readOptions, type Option, type Options, type Preset } from './options.ts';
import { fault, read, reading, sentence, type Parsed } from './parsed.ts';
import type { Random } from './random.ts';
import { readGame, readObject } from './read.ts';
import { keepVariants } from './variants.ts';

/** What a variant with a rule on top knows beyond the game's own. */
export interface RuleVariant {
  /** Of the game below, with its own options, cells and moves. */
  readonly below: Variant;
  /** Where in a state the cells of the rule begin. */
  readonly ownCell: number;
  /** The number of the rule's first move; below it are the game's. */
  readonly ownMove: Move;
}

type Ruled<X extends Variant> = X & RuleVariant;

/**
 * A rule on top of a game. What it does not answer itself, the game answers. Its states are states of the game with a
 * few cells more, so the game's own functions take them as they are, and nothing in the game asks whether there is a rule.
 */
export interface Rule<X extends Variant = Variant> {
  /** Of the game that comes out. */
  readonly name: string;
  /** Raised with every change in the meaning of a move, here or in the game below. */
  readonly version: number;
  readonly options?: readonly Option[];
  /** Left out: those of the game. */
  readonly presets?: readonly Preset[];
  readonly clauses: readonly string[];
  readonly told?: FactTable;
  readonly refused?: FactTable;
  /** Moves of its own as they are written, in their order. */
  readonly moves?: readonly string[];
  /** What it keeps in cells of its own, by the names that views and positions have for it. All of it is open to everybody. */
  readonly keeps?: readonly string[];

  deal?(state: State<Ruled<X>>, random: Random): void;
  play?(state: State<Ruled<X>>, seat: Seat, move: Move, random: Random): void;
  legal?(state: State<Ruled<X>>, seat: Seat, into: Int32Array): number;
  waitingFor?(state: State<Ruled<X>>): Seat;
  reactors?(state: State<Ruled<X>>): number;
  refuse?(state: State<Ruled<X>>, seat: Seat, move: Move): Citation | null;
  tell?(
    before: State<Ruled<X>>,
    seat: Seat,
    move: Move,
    after: State<Ruled<X>>,
    reader: Reader,
  ): Citation[];
  /** Whether what a position says of the rule can be: a fault names what can not. */
  check?(state: State<Ruled<X>>): void;
}

/** A game with one rule more: a game like any other, and a rule can be put on top of it in turn. */
export function withRule<V extends View, X extends Variant>(
  game: Game<V, X>,
  rule: Rule<X>,
): Game<V, Ruled<X>> {
  const { name, version, presets = game.presets, moves = [], keeps = [] } = rule;
  const options = [...game.options, ...(rule.options ?? [])];
  const isBelow = new Set(game.options.map(({ key }) => key));
  const belowOptions = (all: Options): Options =>
    Object.fromEntries(Object.entries(all).filter(([key]) => isBelow.has(key)));
  const tableOf = keepTables(moves);

  const variant = keepVariants(version, (chosen, seats, rules): Ruled<X> => {
    const below = game.variant(belowOptions(chosen), seats);
    return {
      ...below,
      options: chosen,
      size: below.size + keeps.length,
      moves: tableOf(below.moves),
      rules,
      below,
      ownCell: below.size,
      ownMove: below.moves.size,
    };
  });

  /** The same moment as the game below knows it. */
  const belowOf = ({ variant: { below }, cells }: State<Ruled<X>>): State<X> => ({
    variant: below as X,
    cells,
  });
  const keptIn = ({ variant: { ownCell }, cells }: State<Ruled<X>>): JsonObject =>
    Object.fromEntries(keeps.map((key, i) => [key, cells[ownCell + i]!]));
  const named = (all: Options): JsonObject => ({ game: name, options: all as JsonObject });
  /** Views and positions without what the rule adds. */
  const without = (seen: JsonObject): JsonObject => {
    const rest = Object.entries(seen).filter(([key]) => !keeps.includes(key));
    return { ...Object.fromEntries(rest), game: game.name };
  };

  function imagine(view: V): Fill<Ruled<X>> {
    const seen = view as unknown as JsonObject;
    const fill = game.imagine({
      ...without(seen),
      options: belowOptions(view.options),
    } as unknown as V);
    return (into, random) => {
      fill(into, random);
      keeps.forEach((key, i) => (into.cells[into.variant.ownCell + i] = seen[key] as number));
    };
  }

  const parsePosition = (json: Json): Parsed<State<Ruled<X>>> =>
    reading(() => {
      const given = readObject(json, 'position', 'any');
      readGame(given, name);
      const chosen = readOptions(options, given['options'], 'options');
      const below = read(
        game.parsePosition({
          ...without(given),
          options: belowOptions(chosen) as JsonObject,
        }),
      );
      const state = newState(variant(chosen, below.variant.seats));
      state.cells.set(below.cells);
      keeps.forEach((key, i) => {
        const kept = given[key] ?? 0;
        if (!Number.isInteger(kept))
          fault(key, sentence`a whole number is wanted, not ${brief(kept)}`);
        state.cells[state.variant.ownCell + i] = kept as number;
      });
      rule.check?.(state);
      return state;
    });

  return {
    ...game,
    deal: (state, random) => {
      state.cells.fill(0, state.variant.ownCell);
      game.deal(state, random);
    },
    refuse: (state, seat, move) => game.refuse(belowOf(state), seat, move),
    tell: (before, seat, move, after, reader) =>
      game.tell(belowOf(before), seat, move, belowOf(after), reader),
    ...answersOf(rule),
    name,
    version,
    oldest: version,
    options,
    presets,
    clauses: [...game.clauses, ...rule.clauses],
    told: { ...game.told, ...rule.told },
    refused: { ...game.refused, ...rule.refused },
    variant,
    view: (state, reader) =>
      ({
        ...game.view(belowOf(state), reader),
        ...named(state.variant.options),
        ...keptIn(state),
      }) as unknown as V,
    imagine,
    position: (state) => ({
      ...game.position(belowOf(state)),
      ...named(state.variant.options),
      ...keptIn(state),
    }),
    parsePosition,
  };
}

const ANSWERS = ['deal', 'play', 'legal', 'waitingFor', 'reactors', 'refuse', 'tell'] as const;

/** What the rule answers itself; what it leaves out is not there, so that the game's own answer stays. */
const answersOf = <X extends Variant>(rule: Rule<X>): object =>
  Object.fromEntries(
    ANSWERS.filter((answer) => rule[answer] !== undefined).map((answer) => [answer, rule[answer]]),
  );

/** One table of moves for each of the game's own. */
function keepTables(moves: readonly string[]): (below: MoveTable) => MoveTable {
  const kept = new WeakMap<MoveTable, MoveTable>();
  return (below) => {
    const known = kept.get(below);
    if (known !== undefined) return known;
    const { parse, format } = below.notation;
    const own = new Map(moves.map((text) => [text, { own: text }]));
    const objects = [
      ...Array.from({ length: below.size }, (_, move) => below.object(move)),
      ...own.values(),
    ];
    const table = new MoveTable<unknown>(objects, {
      parse: (text) => own.get(text) ?? parse(text),
      format: (move) => (isOwn(move) ? move.own : format(move)),
      said: (move) => !isOwn(move) && (below.notation.said?.(move) ?? false),
    });
    kept.set(below, table);
    return table;
  };
}

const isOwn = (move: unknown): move is { readonly own: string } =>
  typeof move === 'object' && move !== null && 'own' in move;
