/** What every parser answers: a value, or one sentence that says what is wrong and where. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | Unread;

export interface Unread {
  readonly ok: false;
  readonly error: string;
  /** The same for those who say it in another language; positions and decks, written by hand, have only the sentence. */
  readonly why?: Why;
}

/** What is wrong with a record, by code. `rules/records.*.json` says each of them. */
export type WhyCode =
  | 'text'
  | 'flag'
  | 'whole'
  | 'oneOf'
  | 'list'
  | 'object'
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
  | 'positionSeats'
  | 'positionOptions'
  | 'nothingBack'
  | 'noMove'
  | 'noSeat'
  | 'refused';

export interface Why {
  readonly code: WhyCode;
  readonly values: { readonly [name: string]: string | number };
  readonly at: Path;
}

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
  error: string,
  code?: WhyCode,
  values: Why['values'] = {},
  at: Path = '',
): Unread {
  const place = pathText(at);
  return {
    ok: false,
    error: place === '' ? error : `${place}: ${error}`,
    ...(code && { why: { code, values, at } }),
  };
}

/** Thrown by the readers of `read.ts` only, and caught by `reading` only. */
class Fault extends Error {
  readonly unread: Unread;
  constructor(unread: Unread) {
    super(unread.error);
    this.unread = unread;
  }
}

/** With a code where people may read it in their own language. */
export function fault(path: Path, message: string, code?: WhyCode, values?: Why['values']): never {
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
