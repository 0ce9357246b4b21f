import { fault, brief, readObject, readText, sentence, type Json, type Seat } from '@tischlein/kit';
import { squareOf, type Square } from './field.ts';
import { SIDES } from './cards.ts';

/** A side by its name or its seat. */
export function readSide(json: Json | undefined, path: string): Seat {
  const seat = SIDES.findIndex((side, i) => json === side || json === i);
  if (seat < 0) fault(path, sentence`gnorf or pnorf is wanted, not ${brief(json)}`);
  return seat;
}

/** An object with an entry for each side; both may be left out. */
export function readBySide(
  json: Json | undefined,
  path: string,
  read: (json: Json | undefined, path: string, seat: Seat) => void,
): void {
  const given = json === undefined ? {} : readObject(json, path, SIDES);
  SIDES.forEach((side, seat) => read(given[side], `${path}.${side}`, seat));
}

export function readSquare(json: Json | undefined, path: string): Square {
  const name = readText(json, path);
  const square = squareOf(name);
  if (square < 0) fault(path, sentence`there is no square ${brief(name)}; they go from a1 to e6`);
  return square;
}

/** An object with squares as keys; it may be left out. */
export function readBySquare(
  json: Json | undefined,
  path: string,
  read: (square: Square, json: Json, path: string) => void,
): void {
  if (json === undefined) return;
  for (const [name, entry] of Object.entries(readObject(json, path, 'any')))
    read(readSquare(name, path), entry, `${path}.${name}`);
}
