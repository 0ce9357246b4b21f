import { readdirSync, readFileSync } from 'node:fs';
import { formatter, LANGUAGES, type Language } from '@tischlein/rules';
import { parseMessage } from '@tischlein/rules/message';
import { describe, expect, it } from 'vitest';
import { compile, valuesOf, type Group, type Texts } from './compile.ts';
import { modulesOf } from './make.ts';

type Said = string | ((values: unknown) => string) | { readonly [key: string]: Said };

const FOLDERS = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/en.json'))
  .map((path) => `web/src/${path.replace('/en.json', '')}`);
const readTexts = (folder: string, language: string): Group =>
  JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')) as Group;
/** What a message may be given: as many different things as one value. */
const VALUES = [0, 1, 2, 5, 21, 'Anna'] as const;

/** Every message with what was made of it. */
function pairs(texts: Texts, said: Said, path = ''): [path: string, message: string, said: Said][] {
  if (typeof texts === 'string') return [[path, texts, said]];
  return Object.entries(texts).flatMap(([key, below]) =>
    key === 'numbers'
      ? []
      : pairs(below, (said as { [key: string]: Said })[key]!, `${path}/${key}`),
  );
}
const namesIn = (message: string): string[] => [...valuesOf(parseMessage(message)).keys()];

describe.each(FOLDERS)('%s', (folder) => {
  it('has the modules its files make: npm run words', () => {
    const modules = modulesOf((language) => readTexts(folder, language));
    for (const [file, text] of Object.entries(modules))
      expect(readFileSync(`${folder}/${file}`, 'utf8'), file).toBe(text);
  });

  it.each(LANGUAGES)('says in %s what an engine for messages says', async (language: Language) => {
    const module = new URL(`../../${folder}/${language}.ts`, import.meta.url).href;
    const { words } = (await import(module)) as { words: Said };
    const english = new Map(
      pairs(readTexts(folder, 'en'), words).map(([path, message]) => [path, namesIn(message)]),
    );
    const format = formatter(language);
    for (const [path, message, said] of pairs(readTexts(folder, language), words)) {
      if (/\{(spelled|Spelled|capital)_/.test(message)) continue;
      if (typeof said === 'string') {
        expect(said, path).toBe(format(message));
        continue;
      }
      const isCount = /, plural,|\{es_/.test(message);
      for (const value of VALUES.filter((value) => !isCount || typeof value === 'number')) {
        const names = english.get(path)!;
        const values = Object.fromEntries(names.map((name) => [name, value]));
        const made = (said as (values: unknown) => string)(names.length > 1 ? values : value);
        expect(made, `${path}: ${message}`).toBe(format(message, values));
      }
    }
  });
});

const made = (texts: Texts, locale = 'en'): string =>
  compile(texts as never, texts as never, locale === 'en' ? 'en' : 'xx', locale);

it('makes a string of a text, a function of a value, and takes several by name', () => {
  expect(
    made({ a: 'It’s {not} {two, plural, one {# fly} other {# flies}}', b: 'x`${y}' }),
  ).toContain(
    '"a": ({ not, two }: { readonly not: string | number; readonly two: number }): string => `It’s ${not} ${(two === 1 ? `${two} fly` : `${two} flies`)}`',
  );
  expect(made({ b: 'a ` and \\ and $' })).toContain('"b": "a ` and \\\\ and $"');
});

it('asks the browser for plurals that are more than one and many', () => {
  const polish = made({ cards: '{n, plural, one {# karta} few {# karty} other {# kart}}' }, 'pl');
  expect(polish).toContain('const plural = new Intl.PluralRules("pl");');
  expect(polish).toContain('plural.select(n) === "few" ? `${n} karty`');
});

it('spells numbers with the words of the file', () => {
  const english = made({
    numbers: ['no', 'one', 'two'],
    in: '{Spelled_n} in',
    of: 'of {spelled_n}',
  });
  expect(english).toContain('`${capital(numbers[n] ?? n)} in`');
  expect(english).toContain('`of ${(numbers[n] ?? n)}`');
});
