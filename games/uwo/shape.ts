import {
  brief,
  fault,
  isObject,
  reading,
  NAME,
  readList,
  readName,
  readObject,
  readOneOf,
  readText,
  readWhole,
  sentence,
  type Json,
  type JsonObject,
  type Sentence,
  type Unread,
} from '@tischlein/kit';

/** A shape of JSON declared once: it names every fault of a value, and says itself as JSON Schema. */
export interface Shape {
  faults(json: Json | undefined, path: string): Unread[];
  readonly schema: JsonObject;
  readonly optional?: true;
}

type Read = (json: Json | undefined, path: string) => void;

/** A value with at most one fault. */
const leaf = (schema: JsonObject, read: Read): Shape => ({
  schema,
  faults(json, path) {
    const parsed = reading(() => read(json, path));
    return parsed.ok ? [] : [parsed];
  },
});

export const whole = (min: number, max: number): Shape =>
  leaf({ type: 'integer', minimum: min, maximum: max }, (json, path) =>
    readWhole(json, path, min, max),
  );

export const oneOf = (words: readonly string[]): Shape =>
  leaf({ enum: words }, (json, path) => readOneOf(json, path, words));

export const text: Shape = leaf({ type: 'string' }, readText);
export const name: Shape = leaf({ type: 'string', pattern: NAME.source }, readName);

/** Each of the words at most once. */
export const someOf = (words: readonly string[]): Shape =>
  leaf({ type: 'array', uniqueItems: true, items: { enum: words } }, (json, path) => {
    const list = readList(json, path);
    list.forEach((word, i) => {
      readOneOf(word, `${path}[${i}]`, words);
      if (list.indexOf(word) < i) fault(`${path}[${i}]`, sentence`${brief(word)} stands twice`);
    });
  });

/** Nothing but null, and why. */
export const never = (why: Sentence): Shape =>
  leaf({ type: 'null' }, (json, path) => {
    if (json !== null) fault(path, why);
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

/** An object with these fields and no other; `called` is what its own faults call it at the top. */
export function object(fields: Readonly<Record<string, Shape>>, called = ''): Shape {
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
      const parsed = reading(() => readObject(json, path || called, keys));
      if (!parsed.ok) return [parsed];
      return keys.flatMap((key) => {
        const given = parsed.value[key];
        if (given === undefined && fields[key]!.optional) return [];
        return fields[key]!.faults(given, path ? `${path}.${key}` : key);
      });
    },
  };
}
