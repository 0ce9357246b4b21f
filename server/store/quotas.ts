import type { Transaction } from './transaction.ts';
import { V, type Sql } from './sql.ts';

/** Something of which one person may use only a limited amount in a span of time. */
export interface Spending {
  readonly person: string;
  readonly what: 'entries' | 'tables';
  readonly count: number;
  readonly most: number;
  readonly at: number;
  /** Milliseconds after which it is counted anew. */
  readonly span: number;
}

export interface QuotaStore {
  /** Counts this many more for all nodes, unless that is too many. */
  spend(spending: Spending): Promise<boolean>;
}

export const quotaStatements = (sql: Sql) =>
  ({
    spend: sql`INSERT INTO spent (person, what, since, used) VALUES (${V}, ${V}, ${V}, ${V})
      ON CONFLICT (person, what) DO UPDATE SET
      used = CASE WHEN spent.since <= ${V} THEN excluded.used ELSE spent.used + excluded.used END,
      since = CASE WHEN spent.since <= ${V} THEN excluded.since ELSE spent.since END
      WHERE spent.since <= ${V} OR spent.used + excluded.used <= ${V}`,
    forgetSpent: sql`DELETE FROM spent WHERE person = ${V}`,
    sweepSpent: sql`DELETE FROM spent WHERE since < ${V}`,
  }) as const;

export const quotaMethods = {
  async spend(transaction, { person, what, count, most, at, span }) {
    if (count > most) return false;
    const old = at - span;
    return (await transaction.run('spend', person, what, at, count, old, old, old, most)) > 0;
  },
} satisfies {
  readonly [M in keyof QuotaStore]: (
    transaction: Transaction,
    ...args: Parameters<QuotaStore[M]>
  ) => ReturnType<QuotaStore[M]>;
};
