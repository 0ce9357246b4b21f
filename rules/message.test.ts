import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatterIn } from './message.ts';

const LOCALES = { en: 'en', de: 'de', gsw: 'de-CH', hu: 'hu' } as const;

const textsOf = (json: unknown): string[] =>
  typeof json === 'string' ? [json] : Object.values(json as object).flatMap(textsOf);
const messagesIn = (file: string): string[] =>
  textsOf(JSON.parse(readFileSync(file, 'utf8')) as unknown);

/** Every file of sentences in a language: those of the games and the terminal's. */
const filesIn = (language: string): string[] => [
  ...readdirSync('rules', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => `rules/${name}/words.${language}.json`),
  `cli/words/${language}.json`,
];

/** The same value under every name: what a message says with it, or that it can not be said. */
function saying(format: (values: Record<string, string | number>) => unknown, value: unknown) {
  try {
    return String(format(new Proxy({}, { get: () => value, has: () => true })));
  } catch {
    return null;
  }
}

/** All words a message chooses by, and numbers on both sides of every plural. */
const choicesIn = (message: string): (string | number)[] => [
  ...[...message.matchAll(/([\w-]+) *\{/g)].map(([, word]) => word!),
  'Anna',
  0,
  1,
  2,
  1234,
];

describe.each(Object.entries(LOCALES))('messages in %s', (language, locale) => {
  const format = formatterIn(locale);

  it('are filled as the ICU library fills them', () => {
    let compared = 0;
    for (const message of filesIn(language).flatMap(messagesIn)) {
      const library = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
      for (const value of choicesIn(message)) {
        const ours = saying((values) => format(message, values), value);
        expect(ours, message).toBe(saying((values) => library.format(values), value));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });
});

it('any nesting is filled as the ICU library fills it', () => {
  const { message } = fc.letrec<{ message: string; piece: string }>((tie) => ({
    message: fc.array(tie('piece'), { maxLength: 4 }).map((pieces) => pieces.join('')),
    piece: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom('a', 'ö ', "''", "'{x}'", "it's", '{x}', '{ x }', '#', ' '),
      fc
        .tuple(tie('message'), tie('message'))
        .map(([a, b]) => `{x, select, yes {${a}} other{${b}}}`),
      fc
        .tuple(tie('message'), tie('message'), tie('message'))
        .map(([a, b, c]) => `{x, plural, =0 {${a}} one {${b}} other {${c}}}`),
    ),
  }));
  const format = formatterIn('en');
  fc.assert(
    fc.property(message, fc.constantFrom(0, 1, 2, 1234), (text, x) => {
      const library = new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true });
      expect(format(text, { x })).toBe(String(library.format({ x })));
    }),
  );
});

it('says where a message can not be read, and which value is missing', () => {
  const format = formatterIn('en');
  expect(() => format('{x')).toThrow('Message "{x", letter 3: "," expected.');
  expect(() => format('a}')).toThrow('a "}" too many');
  expect(() => format('{x, date}')).toThrow('"select" or "plural" expected');
  expect(() => format('{x, select, yes {a}}')).toThrow('no "other" for "x"');
  expect(() => format('{x}')).toThrow('A message needs the value "x".');
});
