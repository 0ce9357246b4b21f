import type { Seat } from './game.ts';
import type { Json } from './json.ts';
import { wordsOf, type Words } from './list.ts';

/**
 * Facts declared once, as data: what a clause tells has a TypeScript type, a check at run time, and a way to be said.
 * A table goes from clause to shape; several shapes of one clause are told apart by a word (`what`, `why`).
 */
export interface Kind<T extends Json = Json> {
  /** How it is said: seats by their names, cards by theirs, numbers and texts as they are. */
  readonly said: 'seat' | 'card' | 'number' | 'text';
  /** The words it may be, where it is one of few. */
  readonly words?: readonly string[];
  is(fact: unknown): fact is T;
}

/** A kind of fact that may be missing. */
export interface Maybe<T extends Json = Json> extends Kind<T> {
  readonly missing: true;
}

const isNumber = (fact: unknown): fact is number => Number.isInteger(fact);
const isText = (fact: unknown): fact is string => typeof fact === 'string';

const many = <T extends Json>({ said, is }: Kind<T>): Kind<readonly T[]> => ({
  said,
  is: (fact): fact is readonly T[] => Array.isArray(fact) && fact.every((each) => is(each)),
});

export const NUMBER: Kind<number> = { said: 'number', is: isNumber };
/** Said as it stands, in every language: a square, a place. */
export const TEXT: Kind<string> = { said: 'text', is: isText };
export const TEXTS = many(TEXT);
export const SEAT: Kind<Seat> = {
  said: 'seat',
  is: (fact): fact is Seat => isNumber(fact) && fact >= 0,
};
export const SEATS = many(SEAT);
/** A card's code. */
export const CARD: Kind<string> = { said: 'card', is: isText };
export const CARDS = many(CARD);

/** One of these words, for messages to select by. */
export const word = <const W extends string>(...words: readonly W[]): Kind<W> => ({
  said: 'text',
  words,
  is: (fact): fact is W => words.some((each) => each === fact),
});
export const YES_NO = word('yes', 'no');

export const maybe = <T extends Json>(kind: Kind<T>): Maybe<T> => ({ ...kind, missing: true });

export const CHOSEN: unique symbol = Symbol('chosen');

/** The facts of one citation, by name. */
export interface FactShape {
  readonly [fact: string]: Kind;
  readonly [CHOSEN]?: true;
}

/** What its `seat` chose along with the move: a colour, a call, the arrow. Hints say it too. */
export const chosen = <const S extends FactShape>(shape: S): S => ({ ...shape, [CHOSEN]: true });

/** The ids of a rule book's clauses in its order, from what stands behind the game's name. */
export const clauseIds = <G extends string, T extends string>(game: G, numbers: T) =>
  wordsOf(numbers).map((number) => `${game}-${number}`) as readonly `${G}-${Words<T>}`[];

export type FactTable<C extends string = string> = {
  readonly [clause in C]?: FactShape | readonly FactShape[];
};

type ValueOf<K> = K extends Kind<infer T> ? T : never;
type MissingIn<S> = { [N in keyof S]: S[N] extends Maybe ? N : never }[keyof S];
type FactsOf<S> = S extends readonly FactShape[]
  ? FactsOf<S[number]>
  : Plain<
      { readonly [N in Exclude<keyof S, MissingIn<S> | typeof CHOSEN>]: ValueOf<S[N]> } & {
        readonly [N in MissingIn<S> & string]?: ValueOf<S[N]>;
      }
    >;
type Plain<T> = { [N in keyof T]: T[N] };

/** Every citation a table allows: `{ clause: 'MOW-12', facts: { seat: Seat, … } } | …` */
export type FactOf<T extends FactTable> = {
  [C in keyof T & string]: { readonly clause: C; readonly facts: FactsOf<T[C]> };
}[keyof T & string];

/** Makes citations of a table: a clause or a fact that is not declared does not compile. */
export type Citer<T extends FactTable> = <const C extends keyof T & string>(
  clause: C,
  facts: FactsOf<T[C]>,
) => { readonly clause: C; readonly facts: FactsOf<T[C]> };

/** Its type is named where it is called: written out in a declaration it is so long that checking it takes minutes. */
export const citer =
  <T extends FactTable>(_table: T): Citer<T> =>
  (clause, facts) => ({ clause, facts });

/** A citation that may come from outside, as over the wire. */
export interface Cited {
  readonly clause: string;
  readonly facts: { readonly [name: string]: unknown };
}

/** The declared shape a citation has, or undefined where the table knows none like it. */
export function shapeOf(table: FactTable, { clause, facts }: Cited): FactShape | undefined {
  return shapesIn(table, clause).find((shape) => fits(shape, facts));
}

/** How a fact is said: as the citation's shape has it, else as any shape of the clause has it under this name. */
export function saidAs(table: FactTable, cited: Cited, name: string): Kind['said'] {
  const shapes = [shapeOf(table, cited) ?? {}, ...shapesIn(table, cited.clause)];
  return shapes.find((shape) => Object.hasOwn(shape, name))?.[name]?.said ?? 'text';
}

function shapesIn(table: FactTable, clause: string): readonly FactShape[] {
  const declared = Object.hasOwn(table, clause) ? table[clause] : undefined;
  if (declared === undefined) return [];
  return isList(declared) ? declared : [declared];
}

const isList = (declared: FactShape | readonly FactShape[]): declared is readonly FactShape[] =>
  Array.isArray(declared);

function fits(shape: FactShape, facts: Cited['facts']): boolean {
  for (const name in facts) if (!Object.hasOwn(shape, name)) return false;
  for (const name in shape) {
    const kind = shape[name]!;
    if (facts[name] === undefined ? !('missing' in kind) : !kind.is(facts[name])) return false;
  }
  return true;
}

export const isFactOf = <T extends FactTable>(table: T, cited: Cited): cited is FactOf<T> =>
  shapeOf(table, cited) !== undefined;

/** Whether the seat chose this along with its move. */
export const isChosenBy = (table: FactTable, cited: Cited, seat: Seat): boolean =>
  cited.facts['seat'] === seat && shapeOf(table, cited)?.[CHOSEN] === true;
