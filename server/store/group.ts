import { written, type Append, type Written } from './store.ts';

export type Appended = 'stored' | 'taken';

interface Waiting {
  readonly written: Written;
  readonly resolve: (outcome: Appended) => void;
  readonly reject: (error: Error) => void;
}

/** What arrives while a commit is under way goes into the next one together: one wait for the disk serves many. */
export class GroupCommit {
  readonly #commit: (all: readonly Written[]) => Promise<readonly Appended[]>;
  readonly #most: number;
  #waiting: Waiting[] = [];
  #committing = false;

  constructor(commit: (all: readonly Written[]) => Promise<readonly Appended[]>, most: number) {
    this.#commit = commit;
    this.#most = most;
  }

  append(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ written: written(append), resolve, reject });
      if (!this.#committing) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#committing = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#most);
      try {
        const outcomes = await this.#commit(batch.map((each) => each.written));
        batch.forEach(({ resolve }, i) => resolve(outcomes[i]!));
      } catch (error) {
        for (const { reject } of batch) reject(error as Error);
      }
    }
    this.#committing = false;
  }
}
