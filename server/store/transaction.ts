type Value = string | number | null;

/** A part of a statement that is no value. */
class Raw {
  constructor(readonly sql: string) {}
}
export const raw = (sql: string): Raw => new Raw(sql);

export type Hole = Value | Raw;

/** One open transaction of either database: tx.run`DELETE FROM people WHERE id = ${id}`. Both read every statement. */
export interface Transaction {
  all<T>(texts: TemplateStringsArray, ...holes: readonly Hole[]): Promise<T[]>;
  /** Answers how many rows it changed. */
  run(texts: TemplateStringsArray, ...holes: readonly Hole[]): Promise<number>;
  /** The clock that all nodes of this store share. */
  now(): Promise<number>;
  /** The function that makes rows of a list of texts as JSON; their column is `value`. */
  readonly each: Raw;
  /** Rows that somebody is writing to are not waited for: they are busy anyway. */
  readonly skipLocked: Raw;
}

/** The statement with a question mark for each value, and the values. */
export function statementOf(
  texts: TemplateStringsArray,
  holes: readonly Hole[],
): { readonly sql: string; readonly values: readonly Value[] } {
  const marks = holes.map((hole) => (hole instanceof Raw ? hole.sql : '?'));
  return {
    sql: String.raw({ raw: texts }, ...marks),
    values: holes.filter((hole) => !(hole instanceof Raw)) as Value[],
  };
}

type Method<A extends readonly unknown[], R> = (tx: Transaction, ...args: A) => Promise<R>;

/** A method that may change something. */
export const writes = <A extends readonly unknown[], R>(run: Method<A, R>): Method<A, R> => run;

/** A method that changes nothing: it need not wait for writers, nor for the disk. */
export const reads = <A extends readonly unknown[], R>(run: Method<A, R>) =>
  Object.assign(run, { reads: true } as const);

export const firstOf = async <T>(rows: Promise<T[]>): Promise<T | null> => (await rows)[0] ?? null;

export const isAny = async (rows: Promise<unknown[]>): Promise<boolean> => (await rows).length > 0;
