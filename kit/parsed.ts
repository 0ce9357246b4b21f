/** What every parser answers: a value, or one sentence that says what is wrong and where. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | Unread;

export interface Unread {
  readonly ok: false;
  readonly error: string;
  /** The same for those who say it in another language. A game made elsewhere may have only the sentence. */
  readonly why?: Why;
}

/** What is wrong with JSON, a record or its deal, by code. `rules/records.*.json` says each of them. */
export type WhyCode =
  | 'text'
  | 'flag'
  | 'whole'
  | 'oneOf'
  | 'list'
  | 'object'
  | 'name'
  | 'field'
  | 'json'
  | 'nested'
  | 'cut'
  | 'begins'
  | 'afterEnd'
  | 'afterMove'
  | 'twice'
  | 'move'
  | 'takenBack'
  | 'missing'
  | 'game'
  | 'seed'
  | 'formatOne'
  | 'fromPosition'
  | 'noGame'
  | 'otherGame'
  | 'rules'
  | 'seats'
  | 'position'
  | 'catalogue'
  | 'positionSeats'
  | 'positionOptions'
  | 'nothingBack'
  | 'noMove'
  | 'noSeat'
  | 'refused';

type Values = { readonly [name: string]: string | number };

/** By code, or by the form of a game's sentence (`rules/positions.*.json`). */
export type Why = { readonly values: Values; readonly at: Path } & (
  { readonly code: WhyCode; readonly because?: readonly Why[] } | { readonly form: string }
);

/** `{a} has {b} cards`: the form of a sentence is what it is known by in other languages. */
export interface Sentence {
  readonly form: string;
  readonly values: Values;
}

const nameOf = (index: number): string => 'abcdef'[index]!;

/** A template for what is wrong with a position or a deck: the values stay apart from the words. */
export const sentence = (
  words: TemplateStringsArray,
  ...values: readonly (string | number | null | undefined)[]
): Sentence => ({
  form: words.reduce((form, part, i) => `${form}{${nameOf(i - 1)}}${part}`),
  values: Object.fromEntries(values.map((value, i) => [nameOf(i), value ?? ''])),
});

const inEnglish = ({ form, values }: Sentence): string =>
  form.replace(/\{([a-f])\}/g, (_, name: string) => String(values[name]));

/** Fields by name, a line of a record and the seat it speaks of, or one of its moves. Counted from 1, seats from 0. */
export type Path =
  | string
  | { readonly line: number; readonly seat?: number }
  | { readonly move: number; readonly text: string };

function pathText(path: Path): string {
  if (typeof path === 'string') return path;
  if ('move' in path) return `move ${path.move}, "${path.text}"`;
  return path.seat === undefined ? `line ${path.line}` : `line ${path.line}, seat ${path.seat}`;
}

export const ok = <T>(value: T): Parsed<T> => ({ ok: true, value });

export function wrong(
  error: string | Sentence,
  code?: WhyCode,
  values: Values = {},
  at: Path = '',
): Unread {
  const place = pathText(at);
  const text = typeof error === 'string' ? error : inEnglish(error);
  const why: Why | undefined =
    typeof error === 'object' ? { ...error, at } : code && { code, values, at };
  return {
    ok: false,
    error: place === '' ? text : `${place}: ${text}`,
    ...(why && { why }),
  };
}

/** That a whole can not be read because of what is wrong within it. */
export const because = (error: string, code: WhyCode, faults: readonly Unread[]): Unread => {
  const whys = faults.flatMap(({ why }) => why ?? []);
  return {
    ok: false,
    error,
    ...(whys.length === faults.length && { why: { code, values: {}, at: '', because: whys } }),
  };
};

/** Thrown by the readers of `read.ts` only, and caught by `reading` only. */
class Fault extends Error {
  readonly unread: Unread;
  constructor(unread: Unread) {
    super(unread.error);
    this.unread = unread;
  }
}

/** As a sentence or with a code where people may read it in their own language. */
export function fault(
  path: Path,
  message: string | Sentence,
  code?: WhyCode,
  values?: Values,
): never {
  throw new Fault(wrong(message, code, values, path));
}

/** What another parser made, inside `reading`. */
export function read<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  throw new Fault(parsed);
}

/** The door of a parser: what its readers fault becomes a sentence, nothing else is swallowed. */
export function reading<T>(read: () => T): Parsed<T> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof Fault) return error.unread;
    throw error;
  }
}

/** For values we made ourselves, where an error is a bug. */
export function mustParse<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  throw new Error(parsed.error);
}
