import { Chat, SENTENCES, waitingFor, type Said, type WishOf } from '@tischlein/table';
import type { LiveTable, Reader } from './live.ts';

export const LOOK_EVERY = 10_000;
const SOON = 200;

/** What is no part of the game: who is here, and what they say. Nothing of it is kept in the journal. */
export class Talk {
  readonly #live: LiveTable;
  readonly #chat = new Chat();
  /** The last sign of each person, from this node or another. */
  readonly #seen = new Map<string, number>();
  #telling: NodeJS.Timeout | undefined;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  came(reader: Reader): void {
    for (const said of this.#chat.said) reader.hear(said);
    this.here(reader.person);
    this.#tellWhoIsHere();
  }

  went(): void {
    this.#tellWhoIsHere();
  }

  here(person: string): void {
    const { table, house } = this.#live;
    const now = house.now();
    if (now - (this.#seen.get(person) ?? 0) > LOOK_EVERY)
      house.bus.publish({ table: table.id, seen: person });
    this.#seen.set(person, now);
  }

  /** A sign from another node. */
  seen(person: string): void {
    this.#seen.set(person, this.#live.house.now());
  }

  say({ id, text }: WishOf<'chat'>, reader: Reader): void {
    const { table, house } = this.#live;
    const at = house.now();
    const letter = { t: 'answer', table: table.id, id } as const;
    const code = this.#chat.refuse(reader.person, table.muted, at);
    if (code) return reader.hear({ ...letter, outcome: 'error', code, error: SENTENCES[code] });
    const { person, name } = reader;
    const said: Said = { t: 'said', table: table.id, person, name, text, at };
    this.hear(said);
    house.bus.publish({ table: table.id, said });
    reader.hear({ ...letter, outcome: 'ok' });
  }

  hear(said: Said): void {
    this.#chat.add(said);
    for (const reader of this.#live.readers) reader.hear(said);
  }

  close(): void {
    clearTimeout(this.#telling);
  }

  /** Many may come at once: they are announced together. */
  #tellWhoIsHere(): void {
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined;
      const { readers, table } = this.#live;
      const people = new Map([...readers].map(({ person, name }) => [person, { person, name }]));
      for (const reader of readers)
        reader.hear({ t: 'presence', table: table.id, people: [...people.values()] });
    }, SOON).unref();
  }

  /** A table that waits for somebody without a sign goes on with a bot, where others are there to play on. */
  lookForTheGone(): void {
    const { table, house, readers } = this.#live;
    for (const { person } of readers) this.here(person);
    const seat = waitingFor(table);
    const chair = seat === null ? undefined : table.chairs[seat];
    if (seat === null || chair?.kind !== 'person' || chair.away !== null) return;
    const others = [...readers].some(({ person }) => person !== chair.person);
    const last = Math.max(this.#seen.get(chair.person) ?? 0, table.turnAt);
    if (!others || house.now() - last < house.awayAfter) return;
    void this.#live.happen(() =>
      waitingFor(this.#live.table) === seat ? [{ e: 'away', seat, why: 'gone' }] : [],
    );
  }
}
