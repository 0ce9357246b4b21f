import { notFor } from './answers.ts';
import type { PersonId } from './who.ts';
import { FactsCache } from './facts.ts';
import type { Played } from './history.ts';
import { outgoing, type Outgoing } from './outgoing.ts';
import type { TablePage } from './ports.ts';
import type { Table } from './table.ts';
import { isKnown, mayRead, tellChange, tellMissed, tellWhole, type Known } from './telling.ts';
import type { FromTable } from './wire.ts';

const NOBODY: readonly TablePage[] = [];

/** Those who follow a table: each is told what they may know of it. */
export class Audience {
  readonly readers = new Set<TablePage>();
  readonly #facts = new FactsCache();

  broadcast(message: FromTable): void {
    const all = outgoing(message);
    for (const reader of this.readers) reader.hear(all);
  }

  /** What has changed; readers who may not read the table any more are told so, and go. Answers who went. */
  tell(before: Table, table: Table, now: number, played: Played | null): readonly TablePage[] {
    let went = NOBODY;
    const messageTo = tellChange(before, table, now, played);
    for (const reader of this.readers) {
      if (mayRead(table, reader.who.id)) reader.hear(messageTo(reader.who.id));
      else {
        this.readers.delete(reader);
        reader.hear(notFor(table, reader.who.id));
        went = [...went, reader];
      }
    }
    return went;
  }

  /** What somebody who comes back has missed, or the whole where that can not be said. */
  missing(table: Table, now: number, known: Known, person: PersonId): Outgoing {
    return isKnown(table, person, known)
      ? tellMissed(table, now, person, known)
      : tellWhole(table, now, this.#facts)(person);
  }
}
