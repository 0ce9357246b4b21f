import { parseArgs, type ParseArgsConfig } from 'node:util';
import { games } from '@tischlein/games';
import { bots } from '@tischlein/bots';
import {
  parseAssignment,
  parseOptions,
  setUp,
  type Game,
  type Options,
  type Parsed,
  type Variant,
} from '@tischlein/kit';
import { fail, failUsage, Failure } from './failure.ts';
import { textOf } from './files.ts';

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** What comes after `tischlein NAME`, and every flag with a word about it. */
  readonly usage: string;
  /** How it takes a game: as the flag `--game NAME`, as its first word, or from what it reads. It may come from outside. */
  readonly takes?: 'flag' | 'word' | 'inside';
  /** Answers the exit status. */
  run(args: readonly string[]): Promise<number>;
}

type Flags = NonNullable<ParseArgsConfig['options']>;

/** The command line as flags and the words between them; what it does not know is a failure. */
export function flagsOf<T extends Flags>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    return failUsage((error as Error).message.split(/\. |\n/)[0]!);
  }
}

/** The one word a command takes besides its flags. */
export function onlyWord([word, extra]: readonly string[]): string | undefined {
  if (extra !== undefined)
    failUsage(
      `${JSON.stringify(extra)} is one word too many; ${JSON.stringify(word)} came before it`,
    );
  return word;
}

export function want<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  throw new Failure(parsed.error, parsed);
}

export function gameOf(name: string | undefined): Game {
  const names = Object.keys(games).join(', ');
  if (name === undefined) fail(`which game? One of ${names}`);
  const game = Object.hasOwn(games, name) ? games[name] : undefined;
  return game ?? fail(`there is no game ${JSON.stringify(name)}; the games are ${names}`);
}

export function wholeOf(
  text: string | undefined,
  name: string,
  otherwise: number,
  least = 0,
): number {
  if (text === undefined) return otherwise;
  if (!/^-?\d{1,9}$/.test(text))
    fail(`--${name}: a whole number is wanted, not ${JSON.stringify(text)}`);
  if (Number(text) < least) fail(`--${name}: ${least} or more is wanted, not ${text}`);
  return Number(text);
}

/** The flags that choose a variant, shared by every command that deals. */
export const VARIANT_FLAGS = {
  seats: { type: 'string' },
  option: { type: 'string', multiple: true },
  preset: { type: 'string' },
} as const satisfies Flags;

export const VARIANT_USAGE = `  --seats N              how many play (4, or as many as can)
  --option key=value     one of the game's options (tischlein options GAME); may stand several times; key=@FILE is the value in a file
  --preset NAME          a named mix of options, before --option`;

interface VariantFlags {
  readonly seats?: string | undefined;
  readonly option?: readonly string[] | undefined;
  readonly preset?: string | undefined;
}

const USUAL_SEATS = 4;
/** Where none is named. */
export const USUAL_GAME = Object.keys(games)[0]!;

export function variantOf(game: Game, flags: VariantFlags): Variant {
  const seats = wholeOf(flags.seats, 'seats', Math.min(USUAL_SEATS, game.seats.max));
  return want(setUp(game, optionsOf(game, flags), seats));
}

/** A value of the command line; `@FILE` is what stands in the file. */
export const valueOf = (text: string): string =>
  text.startsWith('@') ? textOf(text.slice(1)).trim() : text;

export function optionsOf(game: Game, { option = [], preset }: VariantFlags): Options {
  const assigned = option.map((text) => {
    const [, key, value] = /^([^=]*)=(@.*)$/s.exec(text) ?? [];
    const written = value === undefined ? text : `${key}=${valueOf(value)}`;
    return want(parseAssignment(game.options, written));
  });
  const chosen =
    preset === undefined ? undefined : game.presets.find(({ name }) => name === preset);
  if (preset !== undefined && chosen === undefined)
    fail(
      `${game.name} has no preset ${JSON.stringify(preset)}; there are ${game.presets.map((p) => p.name).join(', ')}`,
    );
  const given = {
    ...chosen?.options,
    ...Object.fromEntries(assigned.map((a) => [a.key, a.value])),
  };
  return want(parseOptions(game.options, given));
}

export function botOf(game: Game, level: string) {
  const levels = bots[game.name]!;
  return Object.hasOwn(levels, level)
    ? levels[level]!
    : fail(
        `there is no bot ${JSON.stringify(level)} for ${game.name}; there are ${Object.keys(levels).join(', ')}`,
      );
}
