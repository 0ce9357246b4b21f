import type { Warning } from '@tischlein/coach';
import type { Snapshot } from '@tischlein/table';
import { think } from '../hints/messages.ts';

/**
 * Looks along while somebody plays: weighs the moves in another thread as soon as there is a choice, and keeps a clear
 * mistake back once. A move that was not weighed yet goes as it is, so nobody ever waits for the coach.
 */
export class Along {
  /** The move that was kept back. */
  warned = $state.raw<Warning | null>(null);
  /** What is looked at: the ply, whether there was something to choose, and after how many looks. */
  looked = $state.raw({ ply: -1, asked: false, looks: 0 });
  #warnings: readonly Warning[] = [];
  #worker: Worker | null = null;

  look({ view, legal, ply, waitingFor, you }: Snapshot): void {
    this.close();
    this.warned = null;
    this.#warnings = [];
    this.looked = { ply, asked: legal.length > 0, looks: 0 };
    const mayWait = waitingFor !== you;
    if (view === null || legal.length + Number(mayWait) < 2 || legal.length === 0) return;
    const asked = { type: 'watch', view, legal, mayWait } as const;
    this.#worker = think(asked, (answer) => {
      if (answer.type !== 'warnings') return;
      this.#warnings = answer.warnings;
      this.looked = { ...this.looked, looks: this.looked.looks + 1 };
      if (answer.last) this.close();
    });
  }

  /** Whether to hold a move back. The same move a second time is let through: the player means it. */
  keepsBack(move: string): boolean {
    const known =
      this.warned?.move === move ? undefined : this.#warnings.find((one) => one.move === move);
    this.warned = known ?? null;
    return known !== undefined;
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
