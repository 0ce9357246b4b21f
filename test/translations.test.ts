import { LANGUAGES, localeOf, type Language } from '@tischlein/rules';
import { parseMessage, valueName, type Piece } from '@tischlein/rules/message';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Texts = { readonly [key: string]: unknown };

/** Where there is an English file of texts: its path, with `*` where the language stands. */
const FILES = ['rules', 'cli', 'server', 'web/src'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}/${path}`)
    .filter((path) => /[./]en\.json$/.test(path) && !/glossary|node_modules/.test(path))
    .map((path) => path.replace(/en\.json$/, '*.json')),
);
const textsIn = (file: string, language: Language): [key: string, text: string][] =>
  flat(JSON.parse(readFileSync(file.replace('*', language), 'utf8')) as Texts);

/** `numbers` spells out numbers for the messages beside it; clauses and rules a text names are no texts. */
const isMessage = (key: string): boolean => !/^numbers\/|\/(clauses|rules)\/\d+$/.test(key);
const flat = (texts: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value as Texts, `${path}${key}/`),
  );

/** The values a message asks for, and the plurals in it. */
function askedIn(message: string): { values: Set<string>; plurals: string[][] } {
  const values = new Set<string>();
  const plurals: string[][] = [];
  const look = (piece: Piece): void => {
    if (piece.kind === 'text') return;
    values.add(valueName(piece.name));
    if (!('cases' in piece)) return;
    if (piece.kind === 'plural') plurals.push(Object.keys(piece.cases));
    Object.values(piece.cases).flat().forEach(look);
  };
  parseMessage(message).forEach(look);
  return { values, plurals };
}

it('finds the files of every room', () => {
  for (const room of ['rules/uno/words', 'cli/words', 'server/push', 'web/src/i18n/words/*'])
    expect(FILES.filter((file) => file.startsWith(room)).length, room).toBeGreaterThan(0);
  expect(FILES.length).toBeGreaterThan(30);
});

describe.each(FILES)('%s', (file) => {
  const english = new Map(textsIn(file, 'en'));

  it.each(LANGUAGES)(
    'has the keys of the English one in %s, and asks for no other value',
    (language) => {
      const texts = textsIn(file, language);
      expect(texts.map(([key]) => key)).toEqual([...english.keys()]);
      for (const [key, text] of texts.filter(([key]) => isMessage(key))) {
        expect(text.trim(), key).not.toBe('');
        // A language may do without a value (a gender, a plural), but is given no other than English.
        const { values } = askedIn(english.get(key)!);
        for (const value of askedIn(text).values)
          expect([...values], `${key}: ${text}`).toContain(value);
      }
    },
  );

  it.each(LANGUAGES)('has the plural branches %s has, and no other', (language) => {
    const { pluralCategories } = new Intl.PluralRules(localeOf(language)).resolvedOptions();
    for (const [key, text] of textsIn(file, language).filter(([key]) => isMessage(key)))
      for (const branches of askedIn(text).plurals) {
        const named = branches.filter((branch) => !branch.startsWith('='));
        for (const branch of named) expect(pluralCategories, `${key}: ${text}`).toContain(branch);
        // Where no branch differs, there is nothing to choose.
        expect(branches.length, `${key}: ${text}`).toBeGreaterThan(1);
      }
  });
});

it.each(LANGUAGES.filter((language) => language !== 'en'))(
  'hardly a text of the page is left in English: %s',
  (language) => {
    for (const file of FILES) {
      const english = new Map(textsIn(file, 'en'));
      const texts = textsIn(file, language).filter(
        ([key, text]) => isMessage(key) && text.length > 3,
      );
      const same = texts.filter(
        ([key, text]) =>
          english.get(key) === text && /\p{L}{4}/u.test(text.replaceAll(/\{\w+\}/g, '')),
      );
      // Some words are the same: Tempo, Bravo, Morf.
      expect(same.length, `${file}: ${same.join('; ')}`).toBeLessThan(2 + texts.length / 10);
    }
  },
);

it('the page and what installs it describe themselves as the words do', () => {
  const said = (language: Language) =>
    new Map(textsIn('web/src/i18n/words/*.json', language)).get('description')!;
  const manifest = JSON.parse(readFileSync('web/public/app.webmanifest', 'utf8')) as Texts;
  const others = LANGUAGES.filter((language) => language !== 'en');
  expect(manifest['description']).toBe(said('en'));
  expect(manifest['description_localized']).toEqual(
    Object.fromEntries(others.map((language) => [language, said(language)])),
  );
  expect(readFileSync('web/index.html', 'utf8')).toContain(`content="${said('en')}"`);
});
