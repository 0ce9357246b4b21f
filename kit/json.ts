export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type JsonObject = { readonly [key: string]: Json };

export const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** One spelling for one value: keys sorted, no white space. Keys of caches and of hashes. */
export function canonical(json: Json): string {
  if (Array.isArray(json)) return `[${json.map(canonical).join(',')}]`;
  if (!isObject(json)) return JSON.stringify(json);
  const keys = Object.keys(json).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(json[key]!)}`).join(',')}}`;
}

/** A value as it may stand in an error message: short, on one line. */
export function brief(json: Json | undefined): string {
  if (json === undefined) return 'nothing';
  // A number too large for JSON is read as Infinity, which JSON would write as null.
  const text = typeof json === 'number' ? String(json) : JSON.stringify(json);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
