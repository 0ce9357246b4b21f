import type { Seat, State } from './game.ts';
import type { JsonObject } from './json.ts';

/**
 * What a value looks like, as data: a JSON schema and a row of numbers follow from it. Views have one, so that
 * programs in other languages know what to expect and learners get arrays of a fixed size.
 */
export interface Encoding<T> {
  /** How many numbers it takes. */
  readonly size: number;
  readonly schema: JsonObject;
  /** Writes the value's numbers; the cells were 0 before. */
  write(value: T, into: Int16Array, at: number): void;
}

/** A part of a row of numbers, by the name of the view's field. */
export interface Field {
  readonly name: string;
  readonly about: string;
  readonly at: number;
  readonly size: number;
}

export interface ViewEncoding<T> extends Encoding<T> {
  readonly fields: readonly Field[];
  /** The same numbers straight from a state, where a game has a faster way than through the view. */
  see?(state: State, seat: Seat, into: Int16Array, at: number): void;
}

const MOST = 2 ** 15 - 1;

/** Beyond 32,767 it stays there. */
export const aNumber: Encoding<number> = {
  size: 1,
  schema: { type: 'integer' },
  write: (value, into, at) => void (into[at] = value > MOST ? MOST : value),
};

export const aFlag: Encoding<boolean> = {
  size: 1,
  schema: { type: 'boolean' },
  write: (value, into, at) => void (into[at] = value ? 1 : 0),
};

/** The same in every view of a variant, or told by other fields: no number. */
export const fixed = (schema: JsonObject = {}): Encoding<unknown> => ({
  size: 0,
  schema,
  write: () => {},
});

/** One of a list, by its place there. */
export function oneOf<T extends string | null>(values: readonly T[]): Encoding<T> {
  const placeOf = placesOf(values);
  return {
    size: 1,
    schema: { enum: [...values] },
    write: (value, into, at) => void (into[at] = placeOf(value)),
  };
}

const LETTERS = 128;

/**
 * The place of a text in a list. Learners ask some fifty times a step, and for short codes their first two letters find it
 * four times as fast as a map does.
 */
function placesOf<T extends string | null>(values: readonly T[]): (value: T) => number {
  const at = (text: string): number =>
    text.charCodeAt(0) * LETTERS + (text.length > 1 ? text.charCodeAt(1) : 0);
  const texts = values.filter((value) => value !== null);
  const isShort =
    texts.length === values.length && texts.every((text) => /^[\x21-\x7e]{1,2}$/.test(text));
  if (!isShort) {
    const places = new Map(values.map((value, place) => [value, place]));
    return (value) => places.get(value)!;
  }
  const table = new Int16Array(LETTERS * LETTERS);
  texts.forEach((text, place) => (table[at(text)] = place));
  return (value) => table[at(value!)]!;
}

/** How many there are of each. */
export function bagOf<T extends string>(values: readonly T[]): Encoding<readonly T[]> {
  const placeOf = placesOf(values);
  return {
    size: values.length,
    schema: { type: 'array', items: { enum: [...values] } },
    write(list, into, at) {
      for (let i = 0; i < list.length; i++) into[at + placeOf(list[i]!)]! += 1;
    },
  };
}

/** 0 and nothing, or 1 and the value. */
export const orNull = <T>(encoding: Encoding<T>): Encoding<T | null> => ({
  size: 1 + encoding.size,
  schema: { anyOf: [{ type: 'null' }, encoding.schema] },
  write(value, into, at) {
    if (value === null) return;
    into[at] = 1;
    encoding.write(value, into, at + 1);
  },
});

/** How many there are, then each in its order, with room for `most`. */
export const listUpTo = <T>(most: number, encoding: Encoding<T>): Encoding<readonly T[]> => ({
  size: 1 + most * encoding.size,
  schema: { type: 'array', items: encoding.schema, maxItems: most },
  write(list, into, at) {
    into[at] = list.length;
    for (let i = 0; i < list.length; i++)
      encoding.write(list[i]!, into, at + 1 + i * encoding.size);
  },
});

/** A list of fixed length. */
export const times = <T>(count: number, encoding: Encoding<T>): Encoding<readonly T[]> => ({
  size: count * encoding.size,
  schema: { type: 'array', items: encoding.schema, minItems: count, maxItems: count },
  write(list, into, at) {
    for (let i = 0; i < list.length; i++) encoding.write(list[i]!, into, at + i * encoding.size);
  },
});

/** For each key 0 and nothing, or 1 and its value. */
export function byKey<T>(
  keys: readonly string[],
  encoding: Encoding<T>,
): Encoding<Readonly<Record<string, T>>> {
  const room = 1 + encoding.size;
  const places = new Map(keys.map((key, i) => [key, i * room]));
  return {
    size: keys.length * room,
    schema: {
      type: 'object',
      properties: Object.fromEntries(keys.map((key) => [key, encoding.schema])),
      additionalProperties: false,
    },
    write(value, into, at) {
      for (const key in value) {
        const place = at + places.get(key)!;
        into[place] = 1;
        encoding.write(value[key]!, into, place + 1);
      }
    },
  };
}

type Encodings<T> = { readonly [K in keyof T]-?: Encoding<T[K]> };

/** Every property of the type, one after the other. */
export function recordOf<T>(encodings: Encodings<T>): Encoding<T> {
  const parts = partsOf<T>(encodings);
  return {
    size: parts.reduce((sum, { encoding }) => sum + encoding.size, 0),
    schema: {
      type: 'object',
      properties: Object.fromEntries(parts.map(({ key, encoding }) => [key, encoding.schema])),
      required: parts.map(({ key }) => key as string),
      additionalProperties: false,
    },
    write(value, into, at) {
      for (let i = 0; i < parts.length; i++) {
        const { key, encoding, offset } = parts[i]!;
        encoding.write(value[key], into, at + offset);
      }
    },
  };
}

function partsOf<T>(encodings: Encodings<T>) {
  let offset = 0;
  return (Object.keys(encodings) as (keyof T & string)[]).map((key) => {
    const part = { key, encoding: encodings[key] as Encoding<unknown>, offset };
    offset += part.encoding.size;
    return part;
  });
}

/** A view's fields, each with a word about it. What `View` itself holds is added: of it only the seat is a number. */
export function viewEncoding<T>(fields: {
  readonly [K in Exclude<keyof T, Common>]-?: readonly [about: string, encoding: Encoding<T[K]>];
}): ViewEncoding<T> {
  const own = Object.entries(fields) as [string, readonly [string, Encoding<never>]][];
  const seat = ['the reader; 0 and 0 for a watcher', orNull(aNumber)] as const;
  const all = Object.fromEntries(
    [['seat', seat], ...own].map(([key, [, encoding]]) => [key, encoding]),
  );
  const whole = recordOf<T>({ ...COMMON, ...all } as unknown as Encodings<T>);
  const abouts: Readonly<Record<string, string>> = Object.fromEntries(
    [['seat', seat] as const, ...own].map(([key, [about]]) => [key, about]),
  );
  return {
    ...whole,
    // Views of the newest rules do not name them.
    schema: {
      ...whole.schema,
      required: [
        ...Object.keys(COMMON).filter((key) => key !== 'rules'),
        'seat',
        ...own.map(([key]) => key),
      ],
    },
    fields: partsOf<T>({ ...COMMON, ...all } as unknown as Encodings<T>).flatMap(
      ({ key, encoding, offset }) =>
        encoding.size === 0
          ? []
          : [{ name: key, about: abouts[key]!, at: offset, size: encoding.size }],
    ),
  };
}

const COMMON = {
  game: fixed({ type: 'string' }),
  options: fixed({ type: 'object' }),
  seats: fixed({ type: 'integer' }),
  rules: fixed({ type: 'integer' }),
};
type Common = keyof typeof COMMON | 'seat';
