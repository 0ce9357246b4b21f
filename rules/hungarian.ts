import { bareName, type Values } from './message.ts';

/**
 * What Hungarian hangs on words that are only known when a sentence is said: the article, and endings whose vowel
 * follows the word. A message asks for them by a prefix of the value's name: `{az_round} {round}. forduló`.
 */
const LONG: { readonly [end: string]: string } = { a: 'á', e: 'é', o: 'ó', ö: 'ő' };
const VOWELS = 'aáeéiíoóöőuúüű';
/** After these, and a vowel before them, the -t of the accusative needs no vowel of its own. */
const SMOOTH = /[aáeéiíoóöőuúüű](l|ly|n|ny|r|s|sz|z|zs|j)$/;

/** How a number's last spoken word ends: `adjective` as in 7-es, and whether its vowels are deep. */
function spoken(number: string): { readonly adjective: string; readonly deep: boolean } {
  if (number === '0' || number.endsWith('000000')) return { adjective: 's', deep: true };
  if (number.endsWith('000')) return { adjective: 'es', deep: false };
  if (number.endsWith('00')) return { adjective: 'as', deep: true };
  if (number.endsWith('0')) return TENS[number.at(-2)!]!;
  return ONES[number.at(-1)!]!;
}
const [es, as, os, ös] = (['es', 'as', 'os', 'ös'] as const).map((adjective) => ({
  adjective,
  deep: adjective === 'as' || adjective === 'os',
})) as [Ending, Ending, Ending, Ending];
type Ending = ReturnType<typeof spoken>;
const ONES: Record<string, Ending> = {
  1: es,
  2: es,
  3: as,
  4: es,
  5: ös,
  6: os,
  7: es,
  8: as,
  9: es,
};
const TENS: Record<string, Ending> = {
  1: es,
  2: as,
  3: as,
  4: es,
  5: es,
  6: as,
  7: es,
  8: as,
  9: es,
};

/** The digits a text ends with, as in "Anna 2". */
const numberAt = (text: string): string | null => /\d+$/.exec(text)?.[0] ?? null;

/** Deep if the last vowel that says so is: e, é, i and í go with both kinds. */
function isDeep(word: string): boolean {
  const telling = [...word.toLowerCase()].filter((letter) => 'aáoóuúöőüű'.includes(letter));
  return 'aáoóuú'.includes(telling.at(-1) ?? '-');
}

/** "a" or "az": before a vowel as it is spoken, also of a number (egy, öt, ötven, ezer). */
export function az(value: string | number): string {
  const text = String(value).replace(/^[„"«]+/, '');
  const digits = /^\d+/.exec(text)?.[0];
  if (digits === undefined) return VOWELS.includes(text[0]?.toLowerCase() ?? '-') ? 'az' : 'a';
  const isOne = digits[0] === '1' && digits.length % 3 === 1;
  return digits[0] === '5' || isOne ? 'az' : 'a';
}

/** 7-es, 5-ös, 6-os, 3-as. */
export const numbered = (value: string | number): string =>
  `${value}-${spoken(String(value)).adjective}`;

/** To whom: Annának, Beninek, "Anna 2"-nek. */
export function dative(value: string | number): string {
  const text = String(value);
  const number = numberAt(text);
  if (number !== null) return `${text}-${spoken(number).deep ? 'nak' : 'nek'}`;
  if (!/\p{Script=Latin}$/u.test(text)) return `${text}-nak`;
  return lengthened(text) + (isDeep(text) ? 'nak' : 'nek');
}

/** Whom: Annát, Benit, Pétert, Hansot. */
export function accusative(value: string | number): string {
  const name = String(value);
  const number = numberAt(name);
  if (number !== null) return `${name}-${spoken(number).adjective}t`;
  const last = name.at(-1)!.toLowerCase();
  if (VOWELS.includes(last)) return `${lengthened(name)}t`;
  if (!/\p{Script=Latin}$/u.test(name)) return `${name}-t`;
  return SMOOTH.test(name.toLowerCase()) ? `${name}t` : `${name}${isDeep(name) ? 'ot' : 'et'}`;
}

const lengthened = (name: string): string =>
  name.slice(0, -1) + (LONG[name.at(-1)!] ?? name.at(-1)!);

const PREFIXES = { az_: az, es_: numbered, nak_: dative, t_: accusative } as const;

/** The same values; those a message asks for by a prefix are made when they are wanted. */
export const withEndings = (values: Values): Values =>
  new Proxy(values, {
    get: (target, name: string) => {
      const bare = bareName(name);
      const value = target[bare];
      if (bare === name || value === undefined) return target[name];
      return PREFIXES[name.slice(0, -bare.length) as keyof typeof PREFIXES](value);
    },
  });
