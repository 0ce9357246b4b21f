import type { Query } from './queries.ts';
import type { Store } from './store.ts';

export type Value = string | number | null;

/** One open transaction of either database. */
export interface Transaction {
  all<T>(query: Query, ...values: Value[]): Promise<T[]>;
  /** Answers how many rows it changed. */
  run(query: Query, ...values: Value[]): Promise<number>;
  /** The clock that all nodes of this store share. */
  now(): Promise<number>;
}

/** What a store does, in the words of its statements; each runs in one transaction. */
export type Methods = {
  readonly [M in Exclude<keyof Store, 'append' | 'check' | 'size' | 'close'>]: (
    transaction: Transaction,
    ...args: Parameters<Store[M]>
  ) => ReturnType<Store[M]>;
};

export type Method = keyof Methods;

type Run = (transaction: Transaction, ...args: never[]) => Promise<unknown>;

/** A method that changes nothing: it need not wait for writers, nor for the disk. */
export const reads = <R extends Run>(run: R): R & { readonly reads: true } =>
  Object.assign(run, { reads: true } as const);
