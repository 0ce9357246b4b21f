import { flagsOf, wholeOf, type Command } from './command.ts';

type Typed = string | boolean | readonly string[] | undefined;

/** A flag, declared once: how it is typed, a word about it, and how what is typed is read. */
interface Flag<T> {
  /** What stands behind it, like `N`; null: nothing. */
  readonly value: string | null;
  readonly what: string;
  readonly multiple?: true;
  read(typed: Typed, name: string): T;
}

type Flags = { readonly [name: string]: Flag<unknown> };
export type Values<F extends Flags> = {
  readonly [K in keyof F]: F[K] extends Flag<infer T> ? T : never;
};

/** A whole number; `usual` where nothing is typed. */
export const whole = (
  what: string,
  usual: number,
  { least = 0, value = 'N' }: { readonly least?: number; readonly value?: string } = {},
): Flag<number> => ({
  value,
  what: `${what} (${usual})`,
  read: (typed, name) => wholeOf(typed as string | undefined, name, usual, least),
});

export const text = (value: string, what: string): Flag<string | undefined> => ({
  value,
  what,
  read: (typed) => typed as string | undefined,
});

export const textOr = (value: string, what: string, usual: string): Flag<string> => ({
  value,
  what: `${what} (${usual})`,
  read: (typed) => (typed as string | undefined) ?? usual,
});

export const texts = (value: string, what: string): Flag<readonly string[]> => ({
  value,
  what,
  multiple: true,
  read: (typed) => (typed as readonly string[] | undefined) ?? [],
});

export const yes = (what: string): Flag<boolean> => ({
  value: null,
  what,
  read: (typed) => typed === true,
});

/** The flags that choose a variant, shared by every command that deals. */
export const variantFlags = {
  seats: text('N', 'how many play (4, or as many as can)'),
  option: texts(
    'key=value',
    "one of the game's options (tischlein options GAME); may stand several times; key=@FILE is the value in a file",
  ),
  preset: text('NAME', 'a named mix of options, before --option'),
};

interface Declared<F extends Flags> extends Pick<Command, 'summary' | 'takes'> {
  /** What comes before the flags. */
  readonly words: string;
  readonly about: string;
  readonly flags: F;
  run(values: Values<F>, words: readonly string[], args: readonly string[]): Promise<number>;
}

/** A command whose usage and reading follow from its flags. */
export function commandOf<F extends Flags>(declared: Declared<F>): Command {
  const { summary, takes, words, about, flags, run } = declared;
  const each = Object.entries(flags);
  const lines = each.map(([name, { value, what }]) => {
    const flag = `--${name}${value === null ? '' : ` ${value}`}`;
    return `  ${flag.padEnd(22)} ${what}`;
  });
  const options = Object.fromEntries(
    each.map(([name, { value, multiple }]) => [
      name,
      value === null
        ? { type: 'boolean' as const }
        : { type: 'string' as const, ...(multiple && { multiple }) },
    ]),
  );
  return {
    summary,
    ...(takes && { takes }),
    usage: `${words} [--flag …]\n\n${about}\n\n${lines.join('\n')}`,
    async run(args) {
      const { values, positionals } = flagsOf(args, options);
      const read = each.map(([name, flag]) => [name, flag.read(values[name], name)]);
      return run(Object.fromEntries(read) as Values<F>, positionals, args);
    },
  };
}
