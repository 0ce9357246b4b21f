import type { PersonId } from './who.ts';
import type { Problem } from './sentences.ts';
import { mayCheer } from './settings.ts';
import { isScreen, seatOf, type Table } from './table.ts';
import type { Said } from './wire.ts';

const KEPT = 50;
const BURST = 5;
const WINDOW = 10_000;
/** Milliseconds between two reactions of one person, and of all who only look on. */
const BETWEEN = 3000;
const WATCHERS = '';
const NOTHING_SAID: readonly Said[] = [];

/** The talk at a table. It is no part of the game: it is forgotten, and never makes a move stale. */
export class Chat {
  said: readonly Said[] = NOTHING_SAID;
  /** Null while nobody has spoken: at most tables nobody ever does. */
  #times: Map<PersonId, number[]> | null = null;
  #reacted: Map<PersonId, number> | null = null;

  /** Why this person may not speak or react at this table now. */
  refuse(table: Table, said: Pick<Said, 'who' | 'sign' | 'to' | 'at'>): Problem | null {
    const { sign, to, at } = said;
    const person = said.who.id;
    if (isScreen(table, person)) return 'noHello';
    if (sign !== undefined && seatOf(table, person) === null && !mayCheer(table.room.settings))
      return 'notSeated';
    if (to !== undefined && seatOf(table, to) === null) return 'noChair';
    if (table.room.muted.includes(person)) return 'muted';
    const isOften =
      sign === undefined
        ? this.#recent(person, at).length >= BURST
        : at - (this.#reacted?.get(sourceOf(table, person)) ?? -BETWEEN) < BETWEEN;
    return isOften ? 'chatOften' : null;
  }

  #recent(person: PersonId, now: number): number[] {
    return (this.#times?.get(person) ?? []).filter((at) => at > now - WINDOW);
  }

  /** Reactions are not kept: people who come later have missed them. */
  add(table: Table, said: Said): void {
    const { at, sign } = said;
    const person = said.who.id;
    if (sign !== undefined)
      return void (this.#reacted ??= new Map()).set(sourceOf(table, person), at);
    this.#times ??= new Map();
    this.#times.set(person, [...this.#recent(person, at), at]);
    this.said = [...this.said, said].slice(-KEPT);
  }

  /** This person has deleted themselves: what they said goes with them. */
  forget(person: PersonId): void {
    this.#times?.delete(person);
    this.#reacted?.delete(person);
    this.said = this.said.filter((said) => said.who.id !== person);
  }
}

/** Whose reactions are counted together: each seat's, and all of those who look on. */
const sourceOf = (table: Table, person: PersonId): PersonId =>
  seatOf(table, person) === null ? WATCHERS : person;
