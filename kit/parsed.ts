import type { Words } from './list.ts';

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
  | Words<'text flag whole oneOf list object name field json nested'>
  | Words<'cut begins format afterEnd afterMove twice move missing game seed'>
  | Words<'fromPosition noGame otherGame rules seats position catalogue positionSeats'>
  | Words<'positionOptions nothingBack noMove noSeat refused'>
  | OptionCode;

/** What is wrong with options, decks and catalogues of one's own. */
export type OptionCode =
  | Words<'deckNamed deckNumbers deckTarget riderAttack cardSum fistCount unhittable'>
  | Words<'catalogueNamed wordTwice assignment noOption'>;

export type Values = { readonly [name: string]: string | number };

export interface Why {
  readonly code: WhyCode;
  readonly values: Values;
  readonly at: Path;
  readonly because?: readonly Why[];
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

export function wrong(error: string, code?: WhyCode, values: Values = {}, at: Path = ''): Unread {
  const place = pathText(at);
  return {
    ok: false,
    error: place === '' ? error : `${place}: ${error}`,
    ...(code && { why: { code, values, at } }),
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

/** With a code where people may read it in their own language. */
export function fault(path: Path, message: string, code?: WhyCode, values?: Values): never {
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
