import {
  brief,
  fault,
  readObject,
  readText,
  readWhole,
  sentence,
  type Json,
  type JsonObject,
  type Seat,
} from '@tischlein/kit';
import { kindOf, type Kind } from './cards.ts';

export function readKind(json: Json | undefined, path: string): Kind {
  const code = readText(json, path);
  return kindOf(code) ?? fault(path, sentence`there is no card ${brief(code)}`);
}

export const readSeat = (json: Json | undefined, path: string, seats: number): Seat =>
  readWhole(json, path, 0, seats - 1);

/** An object with these keys; null where it is null or left out. */
export const readOptional = (
  json: Json | undefined,
  path: string,
  keys: readonly string[],
): JsonObject | null => (json === undefined || json === null ? null : readObject(json, path, keys));
