import { canonical, type Json } from '@tischlein/kit';
import type { Answer, Entry, Snapshot } from '@tischlein/table';
import { expect } from 'vitest';
import { Sitter } from './play.testing.ts';

/** What people were told, to be held against the journal afterwards. */
export class Witness {
  readonly acknowledged = new Map<string, { table: string; person: string }>();
  moves = 0;

  /**
   * Plays on until told to stop, noting each acknowledged move by what it was and when it was seen. A pause before each
   * move keeps a game from being over too soon.
   */
  async plays(sitter: Sitter, stop: () => boolean, pause = 0): Promise<void> {
    let count = 0;
    while (!stop()) {
      const told = await sitter.until(
        'a move',
        (now) => now.legal.length > 0 || now.phase === 'over' || stop(),
        60_000,
      );
      if (stop() || told.phase === 'over') return;
      await new Promise((resolve) => setTimeout(resolve, pause));
      const move = told.legal[count++ % told.legal.length]!;
      const answer: Answer = await sitter.command({ type: 'move', ply: told.ply, move });
      if (answer.outcome === 'ok') {
        this.moves += 1;
        this.acknowledged.set(`${sitter.guest.id} ${answer.id}`, {
          table: sitter.table,
          person: sitter.guest.id,
        });
      }
      await sitter.until(
        'news',
        (now) => now.ply !== told.ply || answer.outcome === 'error',
        60_000,
      );
    }
  }

  /** Every acknowledged move is in the journal, once. */
  check(journals: ReadonlyMap<string, readonly Entry[]>): void {
    const counts = new Map<string, number>();
    for (const entries of journals.values()) {
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
      for (const { by, id, type } of entries)
        if (type === 'moved') counts.set(`${by} ${id}`, (counts.get(`${by} ${id}`) ?? 0) + 1);
    }
    for (const key of this.acknowledged.keys()) expect([key, counts.get(key)]).toEqual([key, 1]);
  }
}

/** Whoever is told the same number twice is told the same; numbers never fall. */
export function checkTold(sitter: Sitter): void {
  const seen = new Map<number, string>();
  let last = 0;
  for (const message of sitter.heard) {
    if (message.type !== 'snapshot') continue;
    expect(message.seq).toBeGreaterThanOrEqual(last);
    last = message.seq;
    const text = shown(message);
    expect(seen.get(message.seq) ?? text).toBe(text);
    seen.set(message.seq, text);
  }
}

const shown = ({ view, legal, chairs, ply }: Snapshot): string =>
  canonical({ view, legal, chairs, ply } as unknown as Json);
