import { forgettingMethods } from './forgetting.ts';
import { groupMethods } from './groups.ts';
import { operatorMethods } from './operator.ts';
import { peopleMethods } from './people.ts';
import { resultMethods } from './results.ts';
import { tableMethods } from './tables.ts';
import type { Transaction } from './transaction.ts';

/** What a store does; each runs in one transaction. */
export const storeMethods = {
  ...tableMethods,
  ...peopleMethods,
  ...resultMethods,
  ...groupMethods,
  ...forgettingMethods,
  ...operatorMethods,
};

type Method = keyof typeof storeMethods;
type AskedFor<M> = M extends (transaction: Transaction, ...args: infer A) => infer R
  ? (...args: A) => R
  : never;
type Methods = { [M in Method]: AskedFor<(typeof storeMethods)[M]> };

/** Where everything is kept. The journal is the truth: what `append` has answered is safe on the disk. */
export interface Store extends Methods {
  /** Answers when the store can be reached and written to. */
  check(): Promise<void>;
  /** Bytes that are in use: what was swept is free for what comes. */
  size(): Promise<number>;
  close(): Promise<void>;
}

/** The store can not be reached or written to now; the message says why. */
export class StoreUnavailable extends Error {}

/** A call of a method by its name. */
export interface Call {
  readonly method: Method;
  readonly args: readonly unknown[];
}

export const readsOnly = ({ method }: Call): boolean => 'reads' in storeMethods[method];

export const runCall = ({ method, args }: Call, transaction: Transaction): Promise<unknown> =>
  (storeMethods[method] as (...all: readonly unknown[]) => Promise<unknown>)(transaction, ...args);

/** A store whose methods all go through `call`; how one reaches its database is up to each. */
// Every method is put onto the prototype below.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export interface NamedStore extends Store {}
export abstract class NamedStore {
  protected abstract call(call: Call): Promise<unknown>;
}
for (const method of Object.keys(storeMethods) as Method[])
  Object.defineProperty(NamedStore.prototype, method, {
    value(this: NamedStore, ...args: readonly unknown[]) {
      return this['call']({ method, args });
    },
    writable: true,
    configurable: true,
  });

interface Waiting<In, Out> {
  readonly item: In;
  readonly resolve: (outcome: Out) => void;
  readonly reject: (error: Error) => void;
}

/** Result of one item of a batch. */
export type Outcome<Out> = { readonly value: Out } | { readonly error: string };

/** What arrives while a commit is under way goes into the next one together: one wait for the disk serves many. */
export class BatchCommit<In, Out> {
  #waiting: Waiting<In, Out>[] = [];
  #isRunning = false;

  constructor(
    private readonly commit: (all: readonly In[]) => Promise<readonly Outcome<Out>[]>,
    private readonly most: number,
  ) {}

  add(item: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (!this.#isRunning) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.most);
      try {
        const outcomes = await this.commit(batch.map(({ item }) => item));
        batch.forEach(({ resolve, reject }, i) => {
          const outcome = outcomes[i]!;
          if ('error' in outcome) reject(new StoreUnavailable(outcome.error));
          else resolve(outcome.value);
        });
      } catch (error) {
        for (const { reject } of batch) reject(error as Error);
      }
    }
    this.#isRunning = false;
  }
}
