import {
  FastRandom,
  legalTexts,
  mustParse,
  type Citation,
  type JsonObject,
  type Random,
} from '@tischlein/kit';
import { mow } from './index.ts';
import type { MowState } from './layout.ts';

/** A table set up from a short position, for tests that read like the rules. */
export class Table {
  readonly state: MowState;
  #random: Random;

  constructor(position: JsonObject, random: Random = new FastRandom('mow test')) {
    this.state = mustParse(mow.parsePosition({ game: 'mow', ...position }));
    this.#random = random;
  }

  /** Plays "0:add 7"; a refused move fails the test. */
  play(...moves: readonly string[]): this {
    for (const entry of moves) {
      const refusal = this.refusal(entry);
      if (refusal) throw new Error(`${entry} is refused by ${refusal.clause}`);
      const [seat, move] = this.#read(entry);
      mow.play(this.state, seat, move, this.#random);
    }
    return this;
  }

  refusal(entry: string): Citation | null {
    return mow.refuse(this.state, ...this.#read(entry));
  }

  /** The clause that refuses a move. */
  clause(entry: string): string | undefined {
    return this.refusal(entry)?.clause;
  }

  legal(seat: number): string[] {
    return legalTexts(mow, this.state, seat);
  }

  hand(seat: number): unknown {
    return (this.get('hands') as unknown[])[seat];
  }

  get(field: string): unknown {
    return mow.position(this.state)[field];
  }

  #read(entry: string): [seat: number, move: number] {
    const [seat, text] = entry.split(':') as [string, string];
    const move = this.state.variant.moves.find(text);
    if (move === undefined) throw new Error(`${entry} is no move`);
    return [Number(seat), move];
  }
}
