import { existsSync, readFileSync } from 'node:fs';
import type { JsonObject } from '@tischlein/kit';

/** A position with its exact solution. */
export interface Solved {
  readonly position: JsonObject;
  /** Every move that keeps what exact play gets; at least one legal move does not. */
  readonly best: readonly string[];
}

/** From the source as from what is built. */
const FOLDER = new URL('../../lab/puzzles/solved/', import.meta.url);

/** Those that are kept of a game, made by `npm run lab -- puzzles GAME --solved --seed solved-1 --count 320`; null where nobody keeps any. */
export function solvedOf(game: string): Solved[] | null {
  const file = new URL(`${game}.jsonl`, FOLDER);
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Solved);
}
