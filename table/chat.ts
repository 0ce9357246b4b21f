import type { PersonId } from './who.ts';
import type { Problem } from './sentences.ts';
import { isScreen, seatOf, type Table } from './table.ts';
import type { Said } from './wire.ts';

const KEPT = 50;
const BURST = 5;
const WINDOW = 10_000;
/** Milliseconds between two reactions of one person. */
const BETWEEN = 3000;
const NOTHING_SAID: readonly Said[] = [];

/** The talk at a table. It is no part of the game: it is forgotten, and never makes a move stale. */
export class Chat {
  said: readonly Said[] = NOTHING_SAID;
  /** Null while nobody has spoken: at most tables nobody ever does. */
  #times: Map<PersonId, number[]> | null = null;
  #reacted: Map<PersonId, number> | null = null;

  /** Why this person may not speak or react at this table now. */
  refuse(
    table: Table,
    { who: { id: person }, sign, at }: Pick<Said, 'who' | 'sign' | 'at'>,
  ): Problem | null {
    if (isScreen(table, person)) return 'noHello';
    if (sign !== undefined && seatOf(table, person) === null) return 'notSeated';
    if (table.muted.includes(person)) return 'muted';
    return this.#isOften(person, sign, at) ? 'chatOften' : null;
  }

  #isOften(person: PersonId, sign: Said['sign'], now: number): boolean {
    if (sign !== undefined) return now - (this.#reacted?.get(person) ?? -BETWEEN) < BETWEEN;
    const recent = (this.#times?.get(person) ?? []).filter((at) => at > now - WINDOW);
    return recent.length >= BURST;
  }

  /** Reactions are not kept: people who come later have missed them. */
  add(said: Said): void {
    const {
      who: { id: person },
      at,
      sign,
    } = said;
    if (sign !== undefined) return void (this.#reacted ??= new Map()).set(person, at);
    this.#times ??= new Map();
    const recent = (this.#times.get(person) ?? []).filter((time) => time > at - WINDOW);
    this.#times.set(person, [...recent, at]);
    this.said = [...this.said, said].slice(-KEPT);
  }

  /** This person has deleted themselves: what they said goes with them. */
  forget(person: PersonId): void {
    this.#times?.delete(person);
    this.#reacted?.delete(person);
    this.said = this.said.filter((said) => said.who.id !== person);
  }
}
