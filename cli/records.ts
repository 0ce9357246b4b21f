import { games } from '@tischlein/manifests/all';
import * as kit from '@tischlein/kit';
import type { Language } from '@tischlein/rules';
import { recordSpeaker } from '@tischlein/rules/records';
import { meant } from './command.ts';
import { fail, Failure } from './failure.ts';
import { textOf } from './files.ts';

/** The game that a record names. */
export const gameIn = ({ game }: kit.GameRecord): kit.Game =>
  (Object.hasOwn(games, game) ? games[game] : undefined) ??
  fail(`there is no game ${JSON.stringify(game)}${meant(game, Object.keys(games))}`);

/** The record in a file and its game; else the terminal says in its own language what is wrong with it. */
export async function recordIn(
  file: string,
  language: Language,
): Promise<{ readonly record: kit.GameRecord; readonly game: kit.Game }> {
  const record = await wantOf(file, kit.parseRecord(textOf(file)), language);
  return { record, game: gameIn(record) };
}

/** What was made of a file's record. */
export async function wantOf<T>(
  file: string,
  parsed: kit.Parsed<T>,
  language: Language,
): Promise<T> {
  if (parsed.ok) return parsed.value;
  return fail(`${file}: ${(await recordSpeaker(language)).unread(parsed)}`);
}

/** Ends with why a record could not be played to its end. */
export async function wantWhole(
  file: string,
  played: kit.Replayed,
  language: Language,
): Promise<void> {
  const { error, why } = played;
  if (error === undefined) return;
  fail(`${file}: ${(await recordSpeaker(language)).why({ error, ...(why && { why }) })}`);
}

/** What is made of the command line; else why its options can not be read, in the reader's language. */
export async function optionsSaid<T>(language: Language, make: () => T): Promise<T> {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Failure) || !error.unread) throw error;
    throw new Failure((await recordSpeaker(language)).why(error.unread), undefined, error.status);
  }
}
