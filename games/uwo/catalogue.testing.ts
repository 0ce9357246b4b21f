import type { Json } from '@tischlein/kit';
import { readFileSync } from 'node:fs';
import { catalogueOf } from './catalogue.ts';

/** A file of this folder. */
export const readFile = (file: string): Json =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

export const ZNORF = catalogueOf('znorf-1');
/** The shipped catalogue under another name, with something changed: a path and its new value. */
export function changed(path: string, value: Json | undefined): Json {
  const copy = JSON.parse(JSON.stringify({ ...ZNORF, name: 'mine' }));
  const keys = path.split('.');
  const last = keys.pop()!;
  const place = keys.reduce((at, key) => at[key], copy);
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy;
}
