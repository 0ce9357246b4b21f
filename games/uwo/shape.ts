import {
  brief,
  fault,
  isObject,
  reading,
  readList,
  readObject,
  readOneOf,
  readText,
  readWhole,
  type Json,
  type JsonObject,
} from '@tischlein/kit';

/** A shape of JSON declared once: it names every fault of a value, and says itself as JSON Schema. */
export interface Shape {
  faults(json: Json | undefined, path: string): string[];
  readonly schema: JsonObject;
  readonly optional?: true;
}

type Read = (json: Json | undefined, path: string) => void;

/** A value with at most one fault. */
const leaf = (schema: JsonObject, read: Read): Shape => ({
  schema,
  faults(json, path) {
    const parsed = reading(() => read(json, path));
    return parsed.ok ? [] : [parsed.error];
  },
});

export const whole = (min: number, max: number): Shape =>
  leaf({ type: 'integer', minimum: min, maximum: max }, (json, path) =>
    readWhole(json, path, min, max),
  );

export const oneOf = (words: readonly string[]): Shape =>
  leaf({ enum: words }, (json, path) => readOneOf(json, path, words));

export const text = (pattern?: RegExp, wanted?: string): Shape =>
  leaf({ type: 'string', ...(pattern && { pattern: pattern.source }) }, (json, path) => {
    const given = readText(json, path);
    if (pattern && !pattern.test(given)) fault(path, `${wanted}, not ${brief(json)}`);
  });

/** Each of the words at most once. */
export const someOf = (words: readonly string[]): Shape =>
  leaf({ type: 'array', uniqueItems: true, items: { enum: words } }, (json, path) => {
    const list = readList(json, path);
    list.forEach((word, i) => {
      readOneOf(word, `${path}[${i}]`, words);
      if (list.indexOf(word) < i) fault(`${path}[${i}]`, `${brief(word)} stands twice`);
    });
  });

/** Nothing but null, and why. */
export const never = (why: string): Shape =>
  leaf({ type: 'null' }, (json, path) => {
    if (json !== null) fault(path, `${why}: null is wanted, not ${brief(json)}`);
  });

export const orNull = (shape: Shape): Shape => ({
  schema: { anyOf: [{ type: 'null' }, shape.schema] },
  faults: (json, path) => (json === null ? [] : shape.faults(json, path)),
});

/** An object where there is one, else the word. */
export const wordOr = (word: Shape, object: Shape): Shape => ({
  schema: { anyOf: [word.schema, object.schema] },
  faults: (json, path) => (isObject(json) ? object : word).faults(json, path),
});

export const optional = (shape: Shape): Shape => ({ ...shape, optional: true });

/** An object with these fields and no other; `name` is what its own faults call it at the top. */
export function object(fields: Readonly<Record<string, Shape>>, name = ''): Shape {
  const keys = Object.keys(fields);
  const required = keys.filter((key) => !fields[key]!.optional);
  return {
    schema: {
      type: 'object',
      ...(required.length > 0 && { required }),
      additionalProperties: false,
      properties: Object.fromEntries(keys.map((key) => [key, fields[key]!.schema])),
    },
    faults(json, path) {
      const parsed = reading(() => readObject(json, path || name, keys));
      if (!parsed.ok) return [parsed.error];
      return keys.flatMap((key) => {
        const given = parsed.value[key];
        if (given === undefined && fields[key]!.optional) return [];
        return fields[key]!.faults(given, path ? `${path}.${key}` : key);
      });
    },
  };
}
