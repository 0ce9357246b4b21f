import * as kit from './game.ts';
import { canonical, type Json, type JsonObject } from './json.ts';
import { fault, read, reading, type Parsed } from './parsed.ts';
import { readList, readObject } from './read.ts';
import { setUp, type Chosen } from './setup.ts';
import { aSeat, orNull, recordOf, type InsideOf, type OutsideOf, type Shape } from './shapes.ts';

/**
 * A field of a game's state, declared once: its type, its place in views and positions, its reader, its schema and its
 * numbers for learners follow from it. Nobody sees a field but those it names.
 */
export interface Field<S extends kit.State, I, J, V> {
  readonly seen: V;
  shape(variant: S['variant']): Shape<I, J>;
  /** With nothing hidden. */
  get(state: S): I;
  /** Left out where it follows from other fields, or the game's reader of positions sets it with them. */
  set?(state: S, value: I): void;
  /** A position may say parts of it, so what was said is not held against what it became. */
  readonly partly?: true;
  /** Where a position leaves it out: nothing is set if this is left out, too. */
  readonly absent?: I;
}

/** Everybody sees it as it is. `everybody` says what it is, to those who learn from rows of numbers. */
export interface Everybody {
  readonly everybody: string;
}

/** What readers see of a hidden field, each under a name of its own. */
export interface Sights<S extends kit.State> {
  readonly [name: string]: Sight<S, unknown, unknown>;
}

export interface Sight<S extends kit.State, I, J> {
  readonly about: string;
  shape(variant: S['variant']): Shape<I, J>;
  see(state: S, reader: kit.Reader): I;
}

interface Fields<S extends kit.State> {
  readonly [name: string]: Field<S, unknown, unknown, Everybody | Sights<S>>;
}

type ShapeIn<T> = T extends { shape(variant: never): infer P } ? P : never;
type SeenOf<K, F> = F extends { seen: Everybody }
  ? { readonly [N in K & string]: OutsideOf<ShapeIn<F>> }
  : F extends { seen: infer V }
    ? { readonly [N in keyof V]: OutsideOf<ShapeIn<V[N]>> }
    : never;
type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (
  all: infer T,
) => void
  ? T
  : never;
type Flat<T> = { readonly [K in keyof T]: T[K] };

/** What a reader sees of a table of fields. */
export type Seen<F> = Flat<Intersection<{ [K in keyof F]: SeenOf<K, F[K]> }[keyof F]>>;

/** A position of these fields, with nothing hidden. */
export type PositionOf<F> = { readonly [K in keyof F]: OutsideOf<ShapeIn<F[K]>> };

/** What was read of a position, by field; undefined where it says nothing. */
export type Given<F> = { readonly [K in keyof F]: InsideOf<ShapeIn<F[K]>> | undefined };

/** Helpers that know the game's state, so that the compiler infers the rest. */
export const fieldsOf = <S extends kit.State>() => ({
  field: <I, J, V extends Everybody | Sights<S>>(field: Field<S, I, J, V>) => field,
  /** One cell of the state. */
  cell: <J, V extends Everybody | Sights<S>>(
    at: number,
    field: Omit<Field<S, number, J, V>, 'get' | 'set'>,
  ): Field<S, number, J, V> => ({
    ...field,
    get: ({ cells }) => cells[at]!,
    set: ({ cells }, value) => void (cells[at] = value),
  }),
  sight: <I, J>(
    about: string,
    shape: (variant: S['variant']) => Shape<I, J>,
    see: (state: S, reader: kit.Reader) => I,
  ): Sight<S, I, J> => ({ about, shape, see }),
});

const isOpen = (seen: object): seen is Everybody => 'everybody' in seen;

/** Each field of a view, in order. */
function sightsOf<S extends kit.State>(fields: Fields<S>): [string, Sight<S, unknown, unknown>][] {
  return Object.entries(fields).flatMap(([name, { seen, shape, get }]) =>
    isOpen(seen)
      ? [[name, { about: seen.everybody, shape, see: get }] as const]
      : Object.entries(seen),
  ) as [string, Sight<S, unknown, unknown>][];
}

export function viewer<S extends kit.State, F extends Fields<S>>(
  game: string,
  fields: F,
): (state: S, reader: kit.Reader) => kit.View & Seen<F> {
  const sights = sightsOf(fields as Fields<S>);
  const shapesFor = perVariant((variant: S['variant']) =>
    sights.map(([, { shape }]) => shape(variant)),
  );
  // A copy of an object that has all its names costs far less than one that grows by them.
  const names = ['options', 'seats', 'seat', ...sights.map(([name]) => name)];
  const empty = { game, ...Object.fromEntries(names.map((name) => [name, null])) };
  return (state, reader) => {
    const shapes = shapesFor(state.variant);
    const view: { [name: string]: unknown } = { ...empty };
    view['options'] = state.variant.options;
    view['seats'] = state.variant.seats;
    view['seat'] = seatOf(reader);
    for (let i = 0; i < sights.length; i++) {
      const [name, sight] = sights[i]!;
      view[name] = shapes[i]!.json(sight.see(state, reader));
    }
    return view as unknown as kit.View & Seen<F>;
  };
}

const seatOf = (reader: kit.Reader): kit.Seat | null => (reader === kit.WATCHER ? null : reader);

export function positionWriter<S extends kit.State>(
  game: string,
  fields: Fields<S>,
): (state: S) => JsonObject {
  return (state) => {
    const { options } = state.variant;
    const position: { [name: string]: Json } = { game, options };
    for (const [name, { shape, get }] of Object.entries(fields))
      position[name] = shape(state.variant).json(get(state)) as Json;
    return position;
  };
}

/**
 * Any JSON in, a state in order out, or what is wrong and where. Where seats are chosen, a position has a hand for each.
 * `check` looks at what no field can see alone, as far as the engine needs it; and what was said must read back.
 */
export const positionReader =
  <X extends kit.Variant, F extends Fields<kit.State<X>>>(
    game: Chosen<X>,
    fields: F,
    check: (state: kit.State<X>, given: Given<F>) => void,
  ): ((json: Json) => Parsed<kit.State<X>>) =>
  (json) =>
    reading(() => {
      const position = readObject(json, 'position', ['game', 'options', ...Object.keys(fields)]);
      if (position['game'] !== game.name) fault('game', `expected "${game.name}"`);
      const { min, max } = game.seats;
      const seats = min === max ? min : readList(position['hands'], 'hands').length;
      const state = kit.newState(read(setUp(game, position['options'] ?? {}, seats)));
      const given: { [name: string]: unknown } = {};
      for (const [name, field] of Object.entries(fields as Fields<kit.State<X>>)) {
        const said = position[name];
        const value =
          said === undefined ? field.absent : field.shape(state.variant).read(said, name);
        given[name] = value;
        if (value !== undefined) field.set?.(state, value);
      }
      check(state, given as Given<F>);
      for (const [name, { shape, get, partly }] of Object.entries(fields as Fields<kit.State<X>>)) {
        if (position[name] === undefined || partly) continue;
        const { json } = shape(state.variant);
        const [said, is] = [given[name], get(state)].map((value) => canonical(json(value) as Json));
        if (said !== is) fault(name, `by the rest of the position it is ${is}, not ${said}`);
      }
      return state;
    });

/** A part of a row of numbers, by the name of the view's field. */
interface Column {
  readonly name: string;
  readonly about: string;
  readonly at: number;
  readonly size: number;
}

/** A view as a row of numbers of a fixed size, for learners, and its JSON schema, for other languages. */
export interface Encoding {
  readonly size: number;
  readonly schema: JsonObject;
  readonly fields: readonly Column[];
  /** What the reader sees. The cells were 0 before. */
  write(state: kit.State, reader: kit.Reader, into: Int16Array, at: number): void;
}

export const encoder = <S extends kit.State>(
  fields: Fields<S>,
): ((variant: kit.Variant) => Encoding) =>
  perVariant((variant: S['variant']) => {
    const seat: Sight<S, kit.Seat | null, unknown> = {
      about: 'the reader; 0 and 0 for a watcher',
      shape: ({ seats }) => orNull(aSeat(seats)),
      see: (_, reader) => seatOf(reader),
    };
    const sights = [['seat', seat as Sight<S, unknown, unknown>] as const, ...sightsOf(fields)];
    const shapes = sights.map(([, { shape }]) => shape(variant));
    let size = 0;
    const columns = sights.map(([name, { about }], i) => {
      const column: Column = { name, about, at: size, size: shapes[i]!.size };
      size += column.size;
      return column;
    });
    const whole = recordOf(Object.fromEntries(sights.map(([name], i) => [name, shapes[i]!])));
    const { properties, required } = whole.schema as { properties: JsonObject; required: string[] };
    return {
      size,
      schema: {
        ...whole.schema,
        properties: { ...COMMON, ...properties },
        required: [...Object.keys(COMMON), ...required],
      },
      fields: columns,
      write(state, reader, into, at) {
        for (let i = 0; i < sights.length; i++)
          shapes[i]!.write(sights[i]![1].see(state as S, reader), into, at + columns[i]!.at);
      },
    };
  });

const COMMON = {
  game: { type: 'string' },
  options: { type: 'object' },
  seats: { type: 'integer' },
};

/** Made once for each variant. */
function perVariant<X extends object, T>(make: (variant: X) => T): (variant: X) => T {
  const made = new WeakMap<X, T>();
  return (variant) => {
    const known = made.get(variant);
    if (known !== undefined) return known;
    const fresh = make(variant);
    made.set(variant, fresh);
    return fresh;
  };
}
