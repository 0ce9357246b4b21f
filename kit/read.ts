import { brief, isObject, type Json, type JsonObject } from './json.ts';
import { fault, wrong, type Parsed, type Path } from './parsed.ts';

const found = (json: Json | undefined): { readonly found: string } => ({
  found: json === undefined ? '–' : brief(json),
});

/**
 * Readers for JSON that came from outside. Each takes the value and its path; what does not fit is a fault that
 * names both. They are used inside `reading(() => …)`.
 */
export function readText(json: Json | undefined, path: Path): string {
  if (typeof json !== 'string')
    fault(path, `expected a text, got ${brief(json)}`, 'text', found(json));
  return json;
}

/** Of what people bring along. Visible from end to end, so that no two names look alike and none like one of ours. */
export const NAME =
  /^(?!\s)[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]{1,40}(?<!\s)$/u;
const NAME_WANTED = '1 to 40 characters are wanted, none invisible and no blank at either end';

export function readName(json: Json | undefined, path: Path): string {
  const name = readText(json, path);
  return NAME.test(name) ? name : fault(path, NAME_WANTED, 'name');
}

export function readFlag(json: Json | undefined, path: Path): boolean {
  if (typeof json !== 'boolean')
    fault(path, `expected true or false, got ${brief(json)}`, 'flag', found(json));
  return json;
}

/** What may stand there, in words. */
export const wholeNumber = (min: number, max: number): string =>
  min === max ? String(min) : `a whole number from ${min} to ${max}`;

export function readWhole(json: Json | undefined, path: Path, min: number, max: number): number {
  if (typeof json !== 'number' || !Number.isInteger(json) || json < min || json > max)
    fault(path, `expected ${wholeNumber(min, max)}, got ${brief(json)}`, 'whole', {
      min,
      max,
      ...found(json),
    });
  return json;
}

export function readOneOf<T extends string>(
  json: Json | undefined,
  path: Path,
  choices: readonly T[],
): T {
  const chosen = choices.find((choice) => choice === json);
  if (chosen === undefined)
    fault(path, `expected one of ${choices.join(', ')}, got ${brief(json)}`, 'oneOf', {
      choices: choices.join(', '),
      ...found(json),
    });
  return chosen;
}

export function readList(json: Json | undefined, path: Path): readonly Json[] {
  if (!Array.isArray(json)) fault(path, `expected a list, got ${brief(json)}`, 'list', found(json));
  return json as readonly Json[];
}

/** An object with no keys but these. */
export function readObject(
  json: Json | undefined,
  path: Path,
  keys: readonly string[] | 'any',
): JsonObject {
  if (!isObject(json)) fault(path, `expected an object, got ${brief(json)}`, 'object', found(json));
  if (keys !== 'any')
    for (const key of Object.keys(json))
      if (!keys.includes(key))
        fault(path, `there is no field ${brief(key)}; the fields are ${keys.join(', ')}`, 'field', {
          found: brief(key),
          fields: keys.join(', '),
        });
  return json;
}

/** Deeper than any value of ours, and far from what a recursive walk can bear. */
const MAX_NESTED = 100;

/** Letter by letter: a pattern would run out of room in a very long text. */
function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (letter === '"') inString = !inString;
    else if (inString) i += letter === '\\' ? 1 : 0;
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (depth > MAX_NESTED) return true;
  }
  return false;
}

export function parseJson(text: string, path: Path = ''): Parsed<Json> {
  if (isNestedTooDeep(text))
    return wrong(
      `this is nested more than ${MAX_NESTED} levels deep`,
      'nested',
      { most: MAX_NESTED },
      path,
    );
  try {
    return { ok: true, value: JSON.parse(text) as Json };
  } catch (error) {
    return wrong(`this is not JSON: ${(error as Error).message}`, 'json', {}, path);
  }
}
