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
  const values: Value[] = [];
  let sql = texts[0]!;
  for (const [i, hole] of holes.entries()) {
    if (!(hole instanceof Raw)) values.push(hole);
    sql += (hole instanceof Raw ? hole.sql : '?') + texts[i + 1]!;
  }
  return { sql, values };
}

type Run = (tx: Transaction, ...args: never[]) => Promise<unknown>;

/** A method that changes nothing: it need not wait for writers, nor for the disk. */
export const reads = <R extends Run>(run: R): R & { readonly reads: true } =>
  Object.assign(run, { reads: true } as const);
