import { existsSync, renameSync } from 'node:fs';
import { fail } from '../failure.ts';
import { textOf, writeText } from '../files.ts';
import type { Played } from './fixture.ts';
import { sumOf, tallyOf, type Tally } from './tally.ts';

interface Kept {
  /** All that the games depend on but their number. */
  readonly asked: object;
  /** By mix, of the first games of the seed. */
  readonly tallies: { readonly [mix: string]: Tally };
}

/** A small file from which a long simulation goes on where it was stopped. */
export class KeptTallies {
  readonly #file: string;
  readonly #verbs: readonly string[];
  #kept: Kept;

  constructor(file: string, asked: object, verbs: readonly string[]) {
    this.#file = file;
    this.#verbs = verbs;
    this.#kept = existsSync(file) ? readKept(file) : { asked, tallies: {} };
    if (JSON.stringify(this.#kept.asked) !== JSON.stringify(asked))
      fail(`${file} was begun with other flags; they are in it under "asked"`);
  }

  of(mix: string): Tally {
    return this.#kept.tallies[mix] ?? sumOf([]);
  }

  /**
   * Takes batches of a mix as they come. Only games without a gap before them are kept, so that their number
   * says which one is played next.
   */
  taker(mix: string): (batch: number, played: readonly Played[]) => void {
    const waiting = new Map<number, readonly Played[]>();
    let next = 0;
    return (batch, played) => {
      waiting.set(batch, played);
      for (let games = waiting.get(next); games !== undefined; games = waiting.get(next)) {
        waiting.delete(next++);
        this.#add(mix, games);
      }
    };
  }

  #add(mix: string, played: readonly Played[]): void {
    const tally = sumOf([this.of(mix), tallyOf(played, this.#verbs)]);
    this.#kept = { ...this.#kept, tallies: { ...this.#kept.tallies, [mix]: tally } };
    // Whoever ends the program while it writes finds the old file whole.
    const fresh = `${this.#file}.new`;
    writeText(fresh, `${textOfKept(this.#kept)}\n`);
    renameSync(fresh, this.#file);
  }
}

function readKept(file: string): Kept {
  try {
    return JSON.parse(textOf(file)) as Kept;
  } catch {
    return fail(`${file} holds no tallies of a simulation`);
  }
}

/** A line for each field of a tally. */
const textOfKept = ({ asked, tallies }: Kept): string => {
  const mixes = Object.entries(tallies).map(([mix, tally]) => {
    const fields = Object.entries(tally).map(
      ([field, value]) => `  ${JSON.stringify(field)}: ${JSON.stringify(value)}`,
    );
    return `${JSON.stringify(mix)}: {\n${fields.join(',\n')}\n}`;
  });
  return `{"asked": ${JSON.stringify(asked)},\n"tallies": {${mixes.join(',\n')}}}`;
};
