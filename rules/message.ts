/**
 * The part of ICU's message format our sentences are written in: `{name}`, `{who, select, yes {…} other {…}}` and
 * `{count, plural, =0 {…} one {# fly} other {# flies}}`, nested to any depth, with ICU's apostrophes. A whole ICU
 * engine weighs ten times as much, and every table on a phone would wait for it.
 */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string }
  /** The number of the plural around it. */
  | { readonly kind: 'count'; readonly name: string }
  | {
      readonly kind: 'select' | 'plural';
      readonly name: string;
      readonly cases: { readonly [key: string]: readonly Piece[] };
    };

export type Values = { readonly [name: string]: string | number };

export type Format = (message: string, values?: Values) => string;

/**
 * Fills messages in one locale, each of which is read once. `inflect` adds forms of the values that a message may ask
 * for.
 */
export function formatterIn(
  locale: string,
  inflect: (values: Values) => Values = (values) => values,
): Format {
  const plural = new Intl.PluralRules(locale);
  const number = new Intl.NumberFormat(locale);
  const read = new Map<string, readonly Piece[]>();

  const fill = (pieces: readonly Piece[], values: Values): string =>
    pieces.map((piece) => fillOne(piece, values)).join('');
  const fillOne = (piece: Piece, values: Values): string => {
    if (piece.kind === 'text') return piece.text;
    const value = values[piece.name];
    if (value === undefined) throw new Error(`A message needs the value "${piece.name}".`);
    if (piece.kind === 'value') return String(value);
    if (piece.kind === 'count') return number.format(Number(value));
    const { cases } = piece;
    const chosen =
      piece.kind === 'select'
        ? cases[value]
        : (cases[`=${value}`] ?? cases[plural.select(Number(value))]);
    return fill(chosen ?? cases['other']!, values);
  };

  return (message, values = {}) => {
    const pieces = read.get(message) ?? parseMessage(message);
    read.set(message, pieces);
    return fill(pieces, inflect(values));
  };
}

/** A value's name without the prefix that asks for an article or an ending of Hungarian. */
export const bareName = (name: string): string => name.replace(/^(az|es|nak|t)_/, '');

/** A value's name without what asks for it in another form: `spelled_` in words, `capital_` with a capital letter. */
export const valueName = (name: string): string =>
  bareName(name.replace(/^(spelled|Spelled|capital)_/, ''));

/** A message as its pieces; says where it is wrong. */
export const parseMessage = (message: string): readonly Piece[] =>
  new MessageParser(message).whole();

class MessageParser {
  readonly #message: string;
  #at = 0;

  constructor(message: string) {
    this.#message = message;
  }

  whole(): Piece[] {
    const pieces = this.#pieces(null);
    if (this.#at < this.#message.length) throw this.#fault('a "}" too many');
    return pieces;
  }

  /** Up to the end or a closing brace; `#` stands for the value of the plural it is in. */
  #pieces(counted: string | null): Piece[] {
    const pieces: Piece[] = [];
    let text = '';
    const close = (piece?: Piece): void => {
      if (text !== '') pieces.push({ kind: 'text', text });
      if (piece !== undefined) pieces.push(piece);
      text = '';
    };
    for (let letter = this.#peek(); letter !== '' && letter !== '}'; letter = this.#peek()) {
      if (letter === '{') close(this.#argument());
      else if (letter === '#' && counted !== null) {
        this.#at += 1;
        close({ kind: 'count', name: counted });
      } else text += this.#letters(counted !== null);
    }
    close();
    return pieces;
  }

  /** One letter, or what stands between apostrophes; two of them are one. */
  #letters(inPlural: boolean): string {
    const letter = this.#message[this.#at++]!;
    const next = this.#peek();
    if (letter !== "'") return letter;
    if (next === "'") {
      this.#at += 1;
      return "'";
    }
    if (next !== '{' && next !== '}' && !(inPlural && next === '#')) return "'";
    const [quoted] = /^(?:[^']|'')*/.exec(this.#message.slice(this.#at))!;
    this.#at += quoted.length + 1;
    return quoted.replaceAll("''", "'");
  }

  #argument(): Piece {
    this.#take('{');
    const name = this.#word();
    if (this.#skip('}')) return { kind: 'value', name };
    this.#take(',');
    const kind = this.#word();
    if (kind !== 'select' && kind !== 'plural') throw this.#fault('"select" or "plural" expected');
    this.#take(',');
    const cases: Record<string, readonly Piece[]> = {};
    while (!this.#skip('}')) {
      const key = this.#word();
      this.#take('{');
      cases[key] = this.#pieces(kind === 'plural' ? name : null);
      this.#take('}');
    }
    if (!('other' in cases)) throw this.#fault(`no "other" for "${name}"`);
    return { kind, name, cases };
  }

  #word(): string {
    const [space, word] = /^\s*([\w=-]+)\s*/.exec(this.#message.slice(this.#at)) ?? [];
    if (space === undefined) throw this.#fault('a name expected');
    this.#at += space.length;
    return word!;
  }

  #peek(): string {
    return this.#message[this.#at] ?? '';
  }

  #skip(letter: string): boolean {
    while (/\s/.test(this.#peek())) this.#at += 1;
    if (this.#peek() !== letter) return false;
    this.#at += 1;
    return true;
  }

  #take(letter: string): void {
    const there = letter === '}' ? this.#peek() === letter : this.#skip(letter);
    if (!there) throw this.#fault(`"${letter}" expected`);
    if (letter === '}') this.#at += 1;
  }

  #fault(what: string): Error {
    return new Error(`Message "${this.#message}", letter ${this.#at + 1}: ${what}.`);
  }
}
