import { parseMessage, valueName, type Piece } from '@tischlein/rules/message';

/** What a file of words holds: messages, in groups and rows as deep as one likes. */
export type Texts = string | readonly Texts[] | Group;
export type Group = { readonly [key: string]: Texts };

/** Hungarian articles and endings: a prefix of a value's name is a function of `@tischlein/rules/hungarian`. */
const ENDINGS: { readonly [prefix: string]: string } = {
  az_: 'az',
  es_: 'numbered',
  nak_: 'dative',
  t_: 'accusative',
};
const CAPITAL = `const capital = (value: string | number): string =>
  String(value).charAt(0).toUpperCase() + String(value).slice(1);`;

/**
 * One language's messages as a module of plain strings and small functions, so that no page carries an engine for
 * messages. A message with one value becomes a function of it, one with several takes them by name. `model` is the
 * English file, which says what values there are. `numbers` is no message: it spells the numbers of `{spelled_count}`.
 */
export function compile(texts: Group, model: Group, language: string, locale: string): string {
  const module = new Module(locale);
  const isModel = language === 'en';
  const { numbers = [], ...said } = texts;
  const body = module.value(said, model, isModel);
  const endings = Object.values(ENDINGS).filter((name) => module.uses.has(name));
  return [
    '// Made from the JSON file beside it: change that one.',
    ...(endings.length > 0
      ? [`import { ${endings.join(', ')} } from '@tischlein/rules/hungarian';`]
      : []),
    ...(isModel ? [] : [`import type { words as english } from './en.ts';`]),
    ...(module.uses.has('capital') ? [CAPITAL] : []),
    ...(module.uses.has('numbers')
      ? [`const numbers: readonly string[] = ${JSON.stringify(numbers)};`]
      : []),
    ...(module.uses.has('plural')
      ? [`const plural = new Intl.PluralRules(${JSON.stringify(locale)});`]
      : []),
    `export const words${isModel ? '' : ': typeof english'} = ${body};`,
    '',
  ].join('\n');
}

class Module {
  readonly uses = new Set<string>();
  readonly #oneIsOne: boolean;

  constructor(locale: string) {
    const rules = new Intl.PluralRules(locale);
    this.#oneIsOne = Array.from(
      { length: 300 },
      (_, n) => rules.select(n) === (n === 1 ? 'one' : 'other'),
    ).every(Boolean);
  }

  value(texts: Texts, model: Texts, isModel: boolean): string {
    if (typeof texts === 'string') return this.#message(texts, String(model), isModel);
    const below = model as Group;
    const parts = Object.entries(texts).map(([key, text]) => {
      const said = this.value(text, below[key] ?? text, isModel);
      return Array.isArray(texts) ? said : `${JSON.stringify(key)}: ${said}`;
    });
    const [open, close] = Array.isArray(texts) ? '[]' : '{}';
    return `${open}\n${parts.join(',\n')},\n${close}`;
  }

  #message(message: string, model: string, isModel: boolean): string {
    const names = valuesOf(parseMessage(model));
    const pieces = parseMessage(message);
    const said = this.#said(pieces);
    if (names.size === 0) return said;
    const used = new Set(valuesOf(pieces).keys());
    const type = (isNumber: boolean): string => (isNumber ? 'number' : 'string | number');
    if (names.size === 1) {
      const [[name, isNumber]] = names as unknown as [[string, boolean]];
      if (isModel) return `(${name}: ${type(isNumber)}): string => ${said}`;
      return `(${used.has(name) ? name : ''}) => ${said}`;
    }
    const taken = `{ ${[...names.keys()].filter((name) => used.has(name)).join(', ')} }`;
    if (!isModel) return `(${taken}) => ${said}`;
    const types = [...names].map(([name, isNumber]) => `readonly ${name}: ${type(isNumber)}`);
    return `(${taken}: { ${types.join('; ')} }): string => ${said}`;
  }

  /** An expression that gives the text. */
  #said(pieces: readonly Piece[]): string {
    if (pieces.every((piece) => piece.kind === 'text'))
      return JSON.stringify(pieces.map(({ text }) => text).join(''));
    const [only] = pieces;
    if (pieces.length === 1 && (only!.kind === 'select' || only!.kind === 'plural'))
      return this.#chosen(only!);
    return `\`${pieces.map((piece) => this.#inTemplate(piece)).join('')}\``;
  }

  #inTemplate(piece: Piece): string {
    if (piece.kind === 'text') return piece.text.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`);
    if (piece.kind === 'value') return `\${${this.#filled(piece.name)}}`;
    if (piece.kind === 'count') return `\${${piece.name}}`;
    return `\${${this.#chosen(piece)}}`;
  }

  #filled(name: string): string {
    const bare = valueName(name);
    const prefix = name.slice(0, name.length - bare.length);
    if (prefix === '') return name;
    const ending = ENDINGS[prefix];
    if (ending !== undefined) return `${this.#use(ending)}(${bare})`;
    if (prefix === 'capital_') return `${this.#use('capital')}(${bare})`;
    const spelled = `(${this.#use('numbers')}[${bare}] ?? ${bare})`;
    return prefix === 'Spelled_' ? `${this.#use('capital')}${spelled}` : spelled;
  }

  #chosen(piece: Extract<Piece, { readonly cases: object }>): string {
    const { name, kind, cases } = piece;
    const others = Object.entries(cases).filter(([key]) => key !== 'other');
    const isCase = (key: string): string => {
      if (kind === 'select') return `${name} === ${JSON.stringify(key)}`;
      if (key.startsWith('=')) return `${name} === ${key.slice(1)}`;
      if (this.#oneIsOne) return `${name} === 1`;
      return `${this.#use('plural')}.select(${name}) === ${JSON.stringify(key)}`;
    };
    const tests = others.map(([key, said]) => `${isCase(key)} ? ${this.#said(said)} : `);
    return `(${tests.join('')}${this.#said(cases['other']!)})`;
  }

  #use(name: string): string {
    this.uses.add(name);
    return name;
  }
}

/** The values a message asks for, in order, and whether each must be a number. */
export function valuesOf(pieces: readonly Piece[]): Map<string, boolean> {
  const found = new Map<string, boolean>();
  const look = (piece: Piece): void => {
    if (piece.kind === 'text') return;
    const name = valueName(piece.name);
    const isNumber =
      piece.kind === 'plural' || piece.kind === 'count' || /^[sS]pelled_/.test(piece.name);
    found.set(name, isNumber || found.get(name) === true);
    if ('cases' in piece) Object.values(piece.cases).flat().forEach(look);
  };
  pieces.forEach(look);
  return found;
}
