import { games } from '@tischlein/manifests/all';
import { type Language, LANGUAGES } from '@tischlein/rules';
import { IntlMessageFormat } from 'intl-messageformat';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceOf } from './source.ts';

/** One thing has one name: `term`, in whole phrases never one of `not`, except within one of `fine`. */
interface Entry {
  readonly term: string;
  readonly not?: readonly string[];
  readonly fine?: readonly string[];
}
interface Text {
  readonly place: string;
  readonly text: string;
}

const jsonIn = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** What a message says, without the names of its values and branches. */
function saidBy(message: string): string {
  const said: string[] = [];
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(walk);
    const { type, value, options = {} } = part as { type: number; value: string; options?: object };
    said.push(type === 0 ? value : '…');
    for (const option of Object.values(options)) walk((option as { value: unknown }).value);
  };
  walk(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());
  return said.join('');
}

const textsOf = (place: string, words: unknown): Text[] =>
  typeof words === 'string'
    ? [{ place, text: words }]
    : Object.entries(words as object).flatMap(([key, value]) => textsOf(`${place} ${key}`, value));

/** Names of rules and clauses are no texts. */
const inBook = (path: string): Text[] =>
  textsOf(path, jsonIn(path)).filter(({ place }) => !/ (rules|clauses) \d+$/.test(place));
const inMessages = (path: string, isMeant: (key: string) => boolean = () => true): Text[] =>
  textsOf(path, jsonIn(path))
    .filter(({ place }) => isMeant(place.slice(path.length + 1)))
    .map(({ place, text }) => ({ place, text: saidBy(text) }));

/** Every text between quotes in a file of words. */
function inModule(path: string): Text[] {
  const texts: Text[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) texts.push({ place: path, text: node.text });
    else if (ts.isTemplateExpression(node))
      texts.push({
        place: path,
        text: [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'),
      });
    ts.forEachChild(node, look);
  };
  look(sourceOf({ path, text: readFileSync(path, 'utf8') }));
  return texts;
}

const pagesIn = (folder: string, language: Language): Text[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(`/${language}.json`))
    .flatMap((path) => inMessages(`${folder}/${path}`));

const ofGame = (game: string, language: Language): Text[] => [
  ...inBook(`rules/${game}/book.${language}.json`),
  ...inMessages(`rules/${game}/words.${language}.json`),
  ...inMessages(`cli/words/${language}.json`, (key) => key.startsWith(`${game}.`)),
  ...pagesIn(`web/src/games/${game}`, language),
];
const ofAll = (language: Language): Text[] => [
  ...Object.keys(games).flatMap((game) => ofGame(game, language)),
  ...Object.keys(games).flatMap((game) => inMessages(`rules/${game}/reasons.${language}.json`)),
  ...inMessages(`rules/records.${language}.json`),
  ...inMessages(`cli/words/${language}.json`),
  ...inMessages(`server/push/words/${language}.json`),
  ...pagesIn('web/src', language),
  ...(language === 'en' ? inModule('table/sentences.ts') : []),
];

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Whole words only: letters of any language may not touch it. */
const holds = (text: string, phrase: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}’])${literally(phrase)}(?![\\p{L}\\p{N}])`, 'u').test(text);

function twinsIn(texts: readonly Text[], glossary: readonly Entry[]): string[] {
  return texts.flatMap(({ place, text }) =>
    glossary.flatMap(({ term, not = [], fine = [] }) => {
      const rest = fine.reduce((left, phrase) => left.replaceAll(phrase, '…'), text);
      return not
        .filter((twin) => holds(rest, twin))
        .map((twin) => `${place}: “${twin}” is called “${term}” here: ${text}`);
    }),
  );
}

function check(glossary: readonly Entry[], texts: readonly Text[]): void {
  const terms = glossary.map(({ term }) => term);
  expect(new Set(terms).size).toBe(terms.length);
  const said = texts.map(({ text }) => text.toLowerCase()).join('\n');
  expect(terms.filter((term) => !said.includes(term.toLowerCase()))).toEqual([]);
  expect(twinsIn(texts, glossary)).toEqual([]);
}

describe.each(LANGUAGES)('the glossaries in %s', (language) => {
  it('hold for every text', () => {
    check(jsonIn(`rules/glossary.${language}.json`) as Entry[], ofAll(language));
  });
  it.each(Object.keys(games))('hold for the texts of %s', (game) => {
    const path = `rules/${game}/glossary.${language}.json`;
    expect(existsSync(path), `${path} is missing`).toBe(true);
    check(jsonIn(path) as Entry[], ofGame(game, language));
  });
});

it('a twin is found as a whole phrase, in its case, and not within what is fine', () => {
  const glossary = [{ term: 'play', not: ['lay', 'laid'], fine: ['laid out'] }];
  const found = (text: string) => twinsIn([{ place: 'here', text }], glossary).length;
  expect(
    ['You lay a card.', 'It is laid out.', 'It is laid.', 'Play it.', 'LAY'].map(found),
  ).toEqual([1, 0, 1, 0, 0]);
});
