import { brief, type Json, type JsonObject } from './json.ts';
import { fault, ok, read, reading, wrong, type Parsed, type Unread } from './parsed.ts';
import { parseJson, readFlag, readObject, readOneOf, readWhole } from './read.ts';

/** What can be chosen before a game. The list drives the set-up form, the command line, the checks and the docs. */
export type Option =
  | (Named & { readonly kind: 'flag'; readonly default: boolean })
  | (Named & {
      readonly kind: 'choice';
      readonly default: string;
      readonly choices: readonly string[];
    })
  | (Named & {
      readonly kind: 'number';
      readonly default: number;
      readonly min: number;
      readonly max: number;
      /** Distance between two allowed numbers, counted from `min`; 1 where left out. */
      readonly step?: number;
    })
  | (Named & {
      /** A name from the list, or a whole value of the game's own making. */
      readonly kind: 'named';
      readonly default: string;
      readonly choices: readonly string[];
      /** The value, checked and in its one spelling; faults name the path. */
      readonly read: (json: Json, path: string) => Json;
    });

interface Named {
  readonly key: string;
  readonly clause: string;
}

/** All options of a game with a value each. */
export type Options = { readonly [key: string]: Json };

type ValueOf<O> = O extends { readonly kind: 'flag' }
  ? boolean
  : O extends { readonly kind: 'number' }
    ? number
    : O extends { readonly kind: 'choice'; readonly choices: readonly (infer C)[] }
      ? C
      : O extends { readonly kind: 'named'; readonly choices: readonly (infer C)[] }
        ? C | JsonObject
        : never;

/** The options of one game, by its list of them: what is misspelt does not compile. */
export type OptionsOf<L extends readonly Option[]> = {
  readonly [O in L[number] as O['key']]: ValueOf<O>;
};

export interface Preset {
  readonly name: string;
  readonly options: Options;
}

export function readOption(option: Option, json: Json | undefined, path: string): Json {
  if (json === undefined) return option.default;
  switch (option.kind) {
    case 'flag':
      return readFlag(json, path);
    case 'choice':
      return readOneOf(json, path, option.choices);
    case 'number':
      return readStepped(json, path, option);
    case 'named':
      return typeof json === 'string'
        ? readOneOf(json, path, option.choices)
        : option.read(json, path);
  }
}

type NumberOption = Option & { readonly kind: 'number' };

function readStepped(json: Json, path: string, option: NumberOption): number {
  const { min, max, step } = option;
  if (step === undefined) return readWhole(json, path, min, max);
  const steps = stepsOf(option, step);
  const choices = steps.join(', ');
  return (
    steps.find((number) => number === json) ??
    fault(path, `expected one of ${choices}, got ${brief(json)}`, 'oneOf', {
      choices,
      found: brief(json),
    })
  );
}

const stepsOf = ({ min, max }: NumberOption, step: number): number[] =>
  Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, i) => min + i * step);

/** Some options in, all options out. Used inside `reading`. */
export function readOptions(
  options: readonly Option[],
  json: Json | undefined,
  path: string,
): Options {
  const given =
    json === undefined
      ? {}
      : readObject(
          json,
          path,
          options.map((option) => option.key),
        );
  return Object.fromEntries(
    options.map((option) => {
      const { key } = option;
      return [key, readOption(option, given[key], path === '' ? key : `${path}.${key}`)];
    }),
  );
}

export const parseOptions = (options: readonly Option[], json: Json): Parsed<Options> =>
  reading(() => readOptions(options, json, ''));

function noOption(key: string, options: readonly Option[]): Unread {
  const known = options.map((option) => option.key).join(', ');
  return wrong(`there is no option ${brief(key)}; the options are ${known}`, 'noOption', {
    option: brief(key),
    options: known,
  });
}

/** `jumpIn=true`, `limit=50`, `catalogue={…}`: the form of the command line and of links. */
export function parseAssignment(
  options: readonly Option[],
  text: string,
): Parsed<{ readonly key: string; readonly value: Json }> {
  const [, key, value] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
  if (key === undefined || value === undefined)
    return wrong(`${brief(text)}: an option is written key=value`, 'assignment', {
      text: brief(text),
    });
  const option = options.find((candidate) => candidate.key === key);
  if (option === undefined) return noOption(key, options);
  return reading(() => {
    const plain = option.kind === 'choice' || (option.kind === 'named' && !value.startsWith('{'));
    const json = plain ? ok(value) : parseJson(value, key);
    // A word where a number or a flag is wanted is told like any other wrong value.
    const given = json.ok || option.kind === 'named' ? read(json) : value;
    return { key, value: readOption(option, given, key) };
  });
}
