import type { Append } from './store.ts';

export type Appended = 'stored' | 'taken';

interface Waiting {
  readonly append: Append;
  readonly resolve: (outcome: Appended) => void;
  readonly reject: (error: Error) => void;
}

/** What arrives while a commit is under way goes into the next one together: one wait for the disk serves many. */
export class GroupCommit {
  readonly #commit: (appends: readonly Append[]) => Promise<readonly Appended[]>;
  readonly #most: number;
  #waiting: Waiting[] = [];
  #committing = false;

  constructor(commit: (appends: readonly Append[]) => Promise<readonly Appended[]>, most: number) {
    this.#commit = commit;
    this.#most = most;
  }

  append(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      if (!this.#committing) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#committing = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#most);
      try {
        const outcomes = await this.#commit(batch.map(({ append }) => append));
        batch.forEach(({ resolve }, i) => resolve(outcomes[i]!));
      } catch (error) {
        for (const { reject } of batch) reject(error as Error);
      }
    }
    this.#committing = false;
  }
}
