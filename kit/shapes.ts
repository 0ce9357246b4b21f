import { brief, type Json, type JsonObject } from './json.ts';
import { listOf } from './list.ts';
import { fault } from './parsed.ts';
import { readFlag, readList, readObject, readOneOf, readWhole } from './read.ts';

/**
 * What values of one kind look like. Inside (I) they are the whole numbers of a state's cells and lists of them, outside
 * (J) they are JSON. A reader, a JSON schema and a row of numbers for learners follow from it.
 */
export interface Shape<I, J> {
  readonly schema: JsonObject;
  /** How many numbers it takes in a row for learners. */
  readonly size: number;
  json(value: I): J;
  read(json: Json | undefined, path: string): I;
  /** The cells were 0 before. */
  write(value: I, into: Int16Array, at: number): void;
}

const MAX_NUMBER = 2 ** 15 - 1;

/** In a row for learners it stays at 32,767 beyond that. */
export const whole = (min: number, max: number): Shape<number, number> => ({
  schema: { type: 'integer' },
  size: 1,
  json: (value) => value,
  read: (json, path) => readWhole(json, path, min, max),
  write: (value, into, at) => void (into[at] = value > MAX_NUMBER ? MAX_NUMBER : value),
});

export const aSeat = (seats: number): Shape<number, number> => whole(0, seats - 1);

/** A seat or nobody: inside the seat + 1, or 0. */
export const aSeatOrNull = (seats: number): Shape<number, number | null> => {
  const outside = orNull(aSeat(seats));
  const seatIn = (cell: number): number | null => (cell === 0 ? null : cell - 1);
  return {
    ...outside,
    json: seatIn,
    read: (json, path) => (outside.read(json, path) ?? -1) + 1,
    write: (cell, into, at) => outside.write(seatIn(cell), into, at),
  };
};

export const aFlag: Shape<number, boolean> = {
  schema: { type: 'boolean' },
  size: 1,
  json: (value) => value === 1,
  read: (json, path) => (readFlag(json, path) ? 1 : 0),
  write: (value, into, at) => void (into[at] = value),
};

/** What it is where an object leaves it out. */
export const otherwise = <I, J>(shape: Shape<I, J>, value: I): Shape<I, J> => ({
  ...shape,
  read: (json, path) => (json === undefined ? value : shape.read(json, path)),
});

/** One of a list: inside its place there. Where the list is too long to be said, `noun` says what is in it. */
export function oneOf<const T extends string | null>(
  values: readonly T[],
  noun?: string,
): Shape<number, T> {
  const places = new Map<Json | undefined, number>(values.map((value, place) => [value, place]));
  return {
    schema: { enum: [...values] },
    size: 1,
    json: (value) => values[value]!,
    read: (json, path) =>
      places.get(json) ??
      (noun === undefined
        ? values.indexOf(readOneOf(json, path, values as readonly (T & string)[]))
        : fault(path, `there is no ${noun} ${brief(json)}`)),
    write: (value, into, at) => void (into[at] = value),
  };
}

/** Some of a list in any order: inside their places there, in a row for learners how many there are of each. */
export function bagOf<const T extends string>(
  values: readonly T[],
  noun?: string,
): Shape<readonly number[], readonly T[]> {
  const one = oneOf(values, noun);
  return {
    schema: { type: 'array', items: one.schema },
    size: values.length,
    json: (list) => listOf(list.length, (i) => values[list[i]!]!),
    read: (json, path) =>
      readList(json, path)
        .map((each, i) => one.read(each, `${path}[${i}]`))
        .sort((a, b) => a - b),
    write(list, into, at) {
      for (let i = 0; i < list.length; i++) into[at + list[i]!]! += 1;
    },
  };
}

/** In a row for learners 0 and nothing, or 1 and the value. */
export const orNull = <I, J>(shape: Shape<I, J>): Shape<I | null, J | null> => ({
  schema: { anyOf: [{ type: 'null' }, shape.schema] },
  size: 1 + shape.size,
  json: (value) => (value === null ? null : shape.json(value)),
  read: (json, path) => (json === null || json === undefined ? null : shape.read(json, path)),
  write(value, into, at) {
    if (value === null) return;
    into[at] = 1;
    shape.write(value, into, at + 1);
  },
});

/** In a row for learners how many there are, then each in its order, with room for `max`. */
export const listUpTo = <I, J>(max: number, shape: Shape<I, J>) => listOfShape(shape, 0, max);

/** A list of fixed length. */
export const times = <I, J>(count: number, shape: Shape<I, J>) => listOfShape(shape, count, count);

function listOfShape<I, J>(
  shape: Shape<I, J>,
  min: number,
  max: number,
): Shape<readonly I[], readonly J[]> {
  const isFixed = min === max;
  const from = isFixed ? 0 : 1;
  return {
    schema: {
      type: 'array',
      items: shape.schema,
      ...(isFixed && { minItems: min }),
      maxItems: max,
    },
    size: from + max * shape.size,
    json: (list) => listOf(list.length, (i) => shape.json(list[i]!)),
    read(json, path) {
      const list = readList(json, path);
      if (list.length < min || list.length > max)
        fault(path, `expected ${isFixed ? '' : 'at most '}${max} entries, got ${list.length}`);
      return list.map((each, i) => shape.read(each, `${path}[${i}]`));
    },
    write(list, into, at) {
      if (!isFixed) into[at] = list.length;
      for (let i = 0; i < list.length; i++) shape.write(list[i]!, into, at + from + i * shape.size);
    },
  };
}

/** Who has won, and how everybody did; null while it goes on. */
export const aResult = (seats: number, score: Shape<number, number>) =>
  orNull(
    recordOf({
      winners: listUpTo(seats, aSeat(seats)),
      scores: times(seats, score),
      places: times(seats, whole(1, seats)),
    }),
  );

export type InsideOf<S> = S extends { read(...args: never[]): infer I } ? I : never;
export type OutsideOf<S> = S extends { json(value: never): infer J } ? J : never;
type Shapes = { readonly [name: string]: Shape<unknown, unknown> };
type Insides<S> = { readonly [K in keyof S]: InsideOf<S[K]> };
type Outsides<S> = { readonly [K in keyof S]: OutsideOf<S[K]> };

/** An object with all of these. */
export function recordOf<S extends Shapes>(shapes: S): Shape<Insides<S>, Outsides<S>> {
  const parts = partsOf(shapes);
  // A copy of an object that has all its names costs far less than one that grows by them.
  const empty = mapped(parts, () => null);
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(parts.map(({ name, shape }) => [name, shape.schema])),
      required: parts.map(({ name }) => name),
      additionalProperties: false,
    },
    size: parts.reduce((sum, { shape }) => sum + shape.size, 0),
    json(value) {
      const json: { [name: string]: unknown } = { ...empty };
      for (let i = 0; i < parts.length; i++) {
        const { name, shape } = parts[i]!;
        json[name] = shape.json(value[name]);
      }
      return json as Outsides<S>;
    },
    read(json, path) {
      const given = readObject(json, path, Object.keys(shapes));
      return mapped(parts, ({ name, shape }) =>
        shape.read(given[name], `${path}.${name}`),
      ) as Insides<S>;
    },
    write(value, into, at) {
      for (let i = 0; i < parts.length; i++) {
        const { name, shape, offset } = parts[i]!;
        shape.write(value[name], into, at + offset);
      }
    },
  };
}

interface Part {
  readonly name: string;
  readonly shape: Shape<unknown, unknown>;
  readonly offset: number;
}

/** Shapes one behind the other in a row. */
function partsOf(shapes: Shapes): Part[] {
  let offset = 0;
  return Object.entries(shapes).map(([name, shape]) => {
    const part = { name, shape, offset };
    offset += shape.size;
    return part;
  });
}

const mapped = (parts: readonly Part[], of: (part: Part) => unknown): object =>
  Object.fromEntries(parts.map((part) => [part.name, of(part)]));

/** An object with some of these keys. In a row for learners, for each key 0 and nothing, or 1 and its value. */
export function byKey<I, J>(
  keys: readonly string[],
  shape: Shape<I, J>,
): Shape<ReadonlyMap<number, I>, { readonly [key: string]: J }> {
  const room = 1 + shape.size;
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(keys.map((key) => [key, shape.schema])),
      additionalProperties: false,
    },
    size: keys.length * room,
    json(values) {
      const json: { [key: string]: J } = {};
      for (const [key, value] of values) json[keys[key]!] = shape.json(value);
      return json;
    },
    read(json, path) {
      const given = Object.entries(readObject(json, path, keys));
      return new Map(
        given.map(([key, value]) => [keys.indexOf(key), shape.read(value, `${path}.${key}`)]),
      );
    },
    write(values, into, at) {
      values.forEach((value, key) => {
        into[at + key * room] = 1;
        shape.write(value, into, at + key * room + 1);
      });
    },
  };
}
