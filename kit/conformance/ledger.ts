import * as kit from '../game.ts';
import type { Move } from '../moves.ts';
import { broken } from './testing.ts';

/**
 * What a reader can count, by name: cards in a hand, totals, who is waited for. A name that was never written counts
 * 0; what nobody was told of is open, and then anything may be seen there.
 */
export class Ledger {
  readonly #counts = new Map<string, number>();
  readonly #faults: string[] = [];

  set(name: string, count: number): void {
    this.#counts.set(name, count);
  }

  get(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  add(name: string, count: number): void {
    this.set(name, this.get(name) + count);
  }

  /** A told fact says what this is by now. */
  claim(name: string, count: number): void {
    const known = this.get(name);
    if (!Number.isNaN(known) && known !== count)
      this.#faults.push(`${name} is told to be ${count}, not ${known}`);
    this.set(name, count);
  }

  /** Everything that begins so may have become anything, also what is not written yet. */
  open(...beginnings: readonly string[]): void {
    for (const beginning of beginnings) {
      for (const name of this.#counts.keys())
        if (name.startsWith(beginning)) this.set(name, Number.NaN);
      this.#opened.push(beginning);
    }
  }
  readonly #opened: string[] = [];

  /** Everything that begins so counts 0 now. */
  clear(beginning: string): void {
    for (const name of this.#counts.keys()) if (name.startsWith(beginning)) this.set(name, 0);
  }

  sum(beginning: string): number {
    let sum = 0;
    for (const [name, count] of this.#counts) if (name.startsWith(beginning)) sum += count;
    return sum;
  }

  /** Where what was told and what is seen do not agree. */
  faults(seen: Ledger): string[] {
    const names = new Set([...this.#counts.keys(), ...seen.#counts.keys()]);
    const differing = [...names].filter((name) => {
      const told = this.#counts.get(name);
      if (told === undefined && this.#opened.some((start) => name.startsWith(start))) return false;
      return !Number.isNaN(told) && (told ?? 0) !== seen.get(name);
    });
    return [
      ...this.#faults,
      ...differing.map(
        (name) => `${name} was told to be ${this.get(name)} and is ${seen.get(name)}`,
      ),
    ];
  }
}

/** How a game's telling is held against its views, written from the clauses. */
export interface Accounts {
  /** What a view shows. */
  ledgerOf(view: kit.View): Ledger;
  /** What the fact says has changed for this reader. */
  enter(ledger: Ledger, fact: kit.Citation, reader: kit.Reader): void;
}

/** For every reader, what is told of a move accounts for all that changes in the view, no more and no less. */
export function checkAccounts(
  game: kit.Game,
  { ledgerOf, enter }: Accounts,
  before: kit.State,
  { seat, move }: { readonly seat: kit.Seat; readonly move: Move },
  after: kit.State,
): void {
  const readers = [
    ...Array.from({ length: before.variant.seats }, (_, i) => i),
    kit.WATCHER,
  ] as const;
  for (const reader of readers) {
    const ledger = ledgerOf(game.view(before, reader));
    const told = game.tell(before, seat, move, after, reader);
    for (const fact of told) enter(ledger, fact, reader);
    const faults = ledger.faults(ledgerOf(game.view(after, reader)));
    if (faults.length > 0)
      broken(
        game,
        before,
        `"${before.variant.moves.text(move)}" by seat ${seat} does not add up for reader ${reader}: ${faults.join('; ')}\ntold ${JSON.stringify(told)}\nafterwards ${JSON.stringify(game.view(after, reader))}`,
      );
  }
}
