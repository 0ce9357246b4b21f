import { parseArgs } from 'node:util';
import { manifests } from '@tischlein/manifests';
import { bots, games } from '@tischlein/manifests/all';
import * as kit from '@tischlein/kit';
import { type Language, LANGUAGES } from '@tischlein/rules';
import { Failure, failUsage } from './failure.ts';
import { textOf } from './files.ts';
import { languageOf } from './language.ts';
import { closest } from './text.ts';

type Typed = string | boolean | readonly string[] | undefined;

/** A flag, declared once: how it is typed, a word about it, and how what is typed is read. */
interface Flag<T> {
  /** What stands behind it, like `N`; in brackets: it may be left out; null: nothing. */
  readonly value: string | null;
  readonly what: string;
  readonly multiple?: true;
  read(typed: Typed, name: string): T;
}

type Flags = { readonly [name: string]: Flag<unknown> };
export type Values<F extends Flags> = {
  readonly [K in keyof F]: F[K] extends Flag<infer T> ? T : never;
};

const flag = <T>(value: Flag<T>['value'], what: string, read: Flag<T>['read']): Flag<T> => ({
  value,
  what,
  read,
});

/** A whole number; `usual` where nothing is typed. */
export const whole = <U extends number | undefined>(
  what: string,
  usual: U,
  { value = 'N', ...bounds }: Bounds & { readonly value?: string } = {},
): Flag<number | U> => ({
  value,
  what: usual === undefined ? what : `${what} (${usual})`,
  read: (typed, name) =>
    typed === undefined ? usual : wholeOf(typed as string, `--${name}`, bounds),
});

interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

export function wholeOf(text: string, name: string, { least = 0, most }: Bounds): number {
  const range = most === undefined ? '' : ` from ${least} to ${most}`;
  if (!/^-?\d{1,9}$/.test(text) || (most !== undefined && Number(text) > most))
    failUsage(`${name}: expected a whole number${range}, got ${JSON.stringify(text)}`);
  if (Number(text) < least) failUsage(`${name}: expected ${least} or more, got ${text}`);
  return Number(text);
}

export const text = (value: string, what: string): Flag<string | undefined> =>
  flag(value, what, (typed) => typed as string | undefined);

export const textOr = (value: string, what: string, usual: string): Flag<string> =>
  flag(value, `${what} (${usual})`, (typed) => (typed as string | undefined) ?? usual);

export const texts = (value: string, what: string): Flag<readonly string[]> => ({
  ...flag(value, what, (typed) => (typed as readonly string[] | undefined) ?? []),
  multiple: true,
});

export const yes = (what: string): Flag<boolean> => flag(null, what, (typed) => typed === true);

export const lang: Flag<Language> = {
  value: 'NAME',
  what: `${LANGUAGES.join(', ')} (left out: the terminal's own)`,
  read: (typed) => languageOf(typed as string | undefined),
};

/** The flags that choose a variant, shared by every command that deals. */
export const variantFlags = {
  seats: whole('how many play (4, or as many as can)', undefined, { least: 1 }),
  option: texts(
    'key=value',
    "one of the game's options (tischlein options GAME); may stand several times; key=@FILE is the value in a file",
  ),
  preset: text('NAME', 'a named mix of options, before --option'),
};

interface Declared<F extends Flags> {
  /** One line for the list of commands. */
  readonly summary: string;
  /** What comes before the flags: as many words at most, or any number where one ends in `…`. */
  readonly words?: string;
  readonly about: string;
  readonly flags: F;
  /** How it takes a game: as the flag `--game NAME`, as its first word, or from what it reads. It may come from outside. */
  readonly takes?: 'flag' | 'word' | 'inside';
  /** Answers the exit status where it is not 0. */
  run(values: Values<F>, words: readonly string[], args: readonly string[]): Promise<number | void>;
}

/** What follows from the one table of a command's flags. */
export interface Command {
  readonly summary: string;
  /** What comes after `tischlein NAME`, and every flag with a word about it. */
  readonly usage: string;
  /** As they are typed. */
  readonly flags: readonly string[];
  run(args: readonly string[]): Promise<number>;
}

const GAME_FILE: Flag<unknown> = {
  value: 'FILE',
  what: 'a game from outside: a module that exports one (docs/outside.md)',
  read: () => undefined,
};

export function commandOf<F extends Flags>(declared: Declared<F>): Command {
  const { summary, takes, words = '', about, flags, run } = declared;
  const shown = [
    ...Object.entries(flags),
    ...(takes === undefined ? [] : [['game', GAME_FILE] as const]),
  ];
  const lines = shown.map(([name, { value, what }]) => {
    const flag = `--${name}${value === null ? '' : ` ${value}`}`;
    return `  ${flag.padEnd(22)} ${what}`;
  });
  return {
    summary,
    usage: `${words}${lines.length === 0 ? '' : ' [--flag …]'}\n\n${about}\n\n${lines.join('\n')}`,
    flags: shown.map(([name]) => `--${name}`),
    async run(typed) {
      const args = takes === undefined ? typed : await withOutsideGames(takes, typed);
      const { values, positionals } = parsed(args, flags);
      const most = words.includes('…') ? Infinity : words.split(' ').filter(Boolean).length;
      if (positionals.length > most)
        failUsage(`${JSON.stringify(positionals[most])} is one word too many; see --help`);
      const read = Object.entries(flags).map(([name, flag]) => [
        name,
        flag.read(values[name], name),
      ]);
      return (await run(Object.fromEntries(read) as Values<F>, positionals, args)) ?? 0;
    },
  };
}

/** The command line as flags and the words between them; what it does not know is wrong usage. */
function parsed(args: readonly string[], flags: Flags) {
  const optional = Object.keys(flags).filter((name) => flags[name]!.value?.startsWith('['));
  const filled = args.map((arg, i) => {
    const alone = args[i + 1] === undefined || args[i + 1]!.startsWith('--');
    return alone && optional.includes(arg.slice(2)) ? `${arg}=` : arg;
  });
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value, multiple }]) => [
      name,
      value === null
        ? { type: 'boolean' as const }
        : { type: 'string' as const, ...(multiple && { multiple }) },
    ]),
  );
  try {
    return parseArgs({ args: filled, options, allowPositionals: true, strict: true });
  } catch (error) {
    const [said = ''] = (error as Error).message.split(/\. |\n/);
    const unknown = /^Unknown option '--([^']*)'/.exec(said)?.[1];
    const [, flag] = /^Option '(--[\w-]+).*' argument is ambiguous/.exec(said) ?? [];
    if (flag !== undefined)
      failUsage(`${flag}: a value that begins with - is written ${flag}=VALUE`);
    if (unknown === undefined) failUsage(said);
    return failUsage(`there is no flag --${unknown}${meant(unknown, Object.keys(flags), '--')}`);
  }
}

/** `; did you mean …?`, or all there are. */
export function meant(typed: string, known: readonly string[], before = ''): string {
  const near = closest(typed, known);
  if (near !== undefined) return `; did you mean ${before}${near}?`;
  return known.length === 0 ? '' : `; there are ${known.map((one) => before + one).join(', ')}`;
}

const isFile = (named: string): boolean => /[/\\]|\.m?js$/.test(named);

/**
 * Takes in the games that `--game FILE` names and hands the rest of the command line on, with the game's name where
 * the command wants one.
 */
async function withOutsideGames(
  takes: 'flag' | 'word' | 'inside',
  args: readonly string[],
): Promise<readonly string[]> {
  const rest: string[] = [];
  let named: string | undefined;
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    const file = arg === '--game' ? args[i + 1] : /^--game=(.*)$/s.exec(arg)?.[1];
    if (file === undefined || !isFile(file)) {
      rest.push(arg);
      continue;
    }
    if (arg === '--game') i += 1;
    const { takeInGame } = await import('@tischlein/server/outside');
    named = await takeInGame(file).catch((error: Error) => {
      throw new Failure(error.message);
    });
    if (takes === 'flag') rest.push('--game', named);
  }
  const says = rest[0] !== undefined && Object.hasOwn(games, rest[0]);
  return takes === 'word' && named !== undefined && !says ? [named, ...rest] : rest;
}

/** What could be read; else the input is refused. */
export function want<T>(from: kit.Parsed<T>): T {
  if (from.ok) return from.value;
  throw new Failure(from.error, from);
}

/** The same of what was typed. */
export function wantTyped<T>(from: kit.Parsed<T>): T {
  if (from.ok) return from.value;
  throw new Failure(from.error, from, 2);
}

export function gameOf(name: string | undefined): kit.Game {
  const names = Object.keys(games);
  if (name === undefined) failUsage(`which game? One of ${names.join(', ')}`);
  const game = Object.hasOwn(games, name) ? games[name] : undefined;
  return game ?? failUsage(`there is no game ${JSON.stringify(name)}${meant(name, names)}`);
}

export function botOf(game: kit.Game, level: string) {
  const { levels } = bots[game.name]!;
  return Object.hasOwn(levels, level)
    ? levels[level]!
    : failUsage(
        `there is no bot ${JSON.stringify(level)} for ${game.name}${meant(level, Object.keys(levels))}`,
      );
}

interface VariantValues {
  readonly seats?: number | undefined;
  readonly option?: readonly string[];
  readonly preset?: string | undefined;
}

/** How the views of such a game are numbers, and their schema. */
export async function encodingOf(game: kit.Game, variant: kit.Variant): Promise<kit.Encoding> {
  const encode = await manifests[game.name]?.encoding?.();
  return (
    encode?.(variant) ??
    failUsage(
      `${game.name} has no encoding of its views; a module brings one as export const encoding (docs/outside.md)`,
    )
  );
}

const USUAL_SEATS = 4;
/** Where none is named. */
export const USUAL_GAME = Object.keys(games)[0]!;

export function variantOf(game: kit.Game, values: VariantValues): kit.Variant {
  const { seats = Math.min(USUAL_SEATS, game.seats.max) } = values;
  return wantTyped(kit.setUp(game, optionsOf(game, values), seats));
}

/** A value of the command line; `@FILE` is what stands in the file. */
export const valueOf = (typed: string): string =>
  typed.startsWith('@') ? textOf(typed.slice(1)).trim() : typed;

export function optionsOf(game: kit.Game, { option = [], preset }: VariantValues): kit.Options {
  const assigned = option.map((typed) => {
    const [, key, value] = /^([^=]*)=(@.*)$/s.exec(typed) ?? [];
    return wantTyped(
      kit.parseAssignment(game.options, value === undefined ? typed : `${key}=${valueOf(value)}`),
    );
  });
  const chosen = game.presets.find(({ name }) => name === preset);
  if (preset !== undefined && chosen === undefined)
    failUsage(
      `${game.name} has no preset ${JSON.stringify(preset)}${meant(
        preset,
        game.presets.map(({ name }) => name),
      )}`,
    );
  return wantTyped(
    kit.parseOptions(game.options, {
      ...chosen?.options,
      ...Object.fromEntries(assigned.map(({ key, value }) => [key, value])),
    }),
  );
}
