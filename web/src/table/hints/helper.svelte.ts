import type { Advice, Hint } from '@tischlein/coach';
import type { Snapshot } from '@tischlein/table';
import { think } from './messages.ts';

/** What the strong bot would do with what this reader sees; good for one ply. */
export class Helper {
  advice = $state.raw<(Hint & { readonly ply: number }) | null>(null);
  #worker: Worker | null = null;

  ask({ view, legal, ply, waitingFor, you }: Snapshot): void {
    this.close();
    if (view === null) return;
    const asked = { type: 'hint', view, legal, mayWait: waitingFor !== you } as const;
    this.#worker = think(asked, (answer) => {
      if (answer.type === 'hint') this.advice = { ...answer.hint, ply };
      this.close();
    });
  }

  /** From the server's bot, for a game the page does not have. */
  async hear(thought: Promise<Advice>, ply: number): Promise<void> {
    this.close();
    this.advice = { ...(await thought), why: null, ply };
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
