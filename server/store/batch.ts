import { StoreUnavailable } from './store.ts';

interface Waiting<In, Out> {
  readonly item: In;
  readonly resolve: (outcome: Out) => void;
  readonly reject: (error: Error) => void;
}

/** Result of one item of a batch. */
export type Outcome<Out> = { readonly value: Out } | { readonly error: string };

/** What arrives while a commit is under way goes into the next one together: one wait for the disk serves many. */
export class BatchCommit<In, Out> {
  readonly #commit: (all: readonly In[]) => Promise<readonly Outcome<Out>[]>;
  readonly #most: number;
  #waiting: Waiting<In, Out>[] = [];
  #running: Promise<void> | null = null;

  constructor(commit: (all: readonly In[]) => Promise<readonly Outcome<Out>[]>, most: number) {
    this.#commit = commit;
    this.#most = most;
  }

  add(item: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Answers when nothing is under way. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#most);
      try {
        const outcomes = await this.#commit(batch.map(({ item }) => item));
        batch.forEach(({ resolve, reject }, i) => {
          const outcome = outcomes[i]!;
          if ('error' in outcome) reject(new StoreUnavailable(outcome.error));
          else resolve(outcome.value);
        });
      } catch (error) {
        for (const { reject } of batch) reject(error as Error);
      }
    }
    this.#running = null;
  }
}
