import type { PersonId } from './who.ts';
import type { TableCommand } from './handle.ts';

const MINUTE = 60_000;

/** What a command counts that changed the table. Some can be granted only once in a deal; coming and going has no end. */
const WEIGHT: { readonly [T in TableCommand['type']]?: number } = {
  move: 0,
  start: 0,
  contribute: 0,
  pledge: 0,
  sit: 5,
  ask: 5,
  stand: 5,
  back: 5,
  standIn: 5,
};

const weightOf = ({ type }: TableCommand): number => WEIGHT[type] ?? 1;

/** How much each person changed the table in this minute: nobody alone fills a journal. */
export class Changes {
  #counts: Map<PersonId, number> | null = null;
  #since = 0;

  allow(person: PersonId, command: TableCommand, most: number, now: number): boolean {
    if (Math.abs(now - this.#since) > MINUTE) {
      this.#counts = null;
      this.#since = now;
    }
    const weight = weightOf(command);
    return weight === 0 || (this.#counts?.get(person) ?? 0) + weight <= most;
  }

  count(person: PersonId, command: TableCommand): void {
    const weight = weightOf(command);
    if (weight === 0) return;
    this.#counts ??= new Map();
    this.#counts.set(person, (this.#counts.get(person) ?? 0) + weight);
  }
}
