/** Stands for a value in a statement. */
export const V = Symbol('value');

/** What the two databases write differently. */
export interface Dialect {
  /** Stands for the nth value, counted from 1. */
  readonly mark: (nth: number) => string;
  /** Whether a text is in a list, which is given as JSON in the nth value. */
  readonly among: (text: string, nth: number) => string;
  /** Rows that somebody is writing to are not waited for: they are busy anyway. */
  readonly skipLocked: string;
}

export type Sql = (texts: TemplateStringsArray, ...holes: readonly (typeof V | string)[]) => string;

/** Writes a statement in the way of one database. */
export const sqlOf =
  ({ mark }: Dialect): Sql =>
  (texts, ...holes) => {
    let values = 0;
    const filled = holes.map((hole) => (hole === V ? mark((values += 1)) : hole));
    return texts.map((text, i) => text + (filled[i] ?? '')).join('');
  };
