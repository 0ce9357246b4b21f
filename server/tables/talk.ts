import { nameAt, seatOf, waitingFor, type Presence, type Reader } from '@tischlein/table';
import type { LiveTable } from './live.ts';

type People = Presence['people'];

export const LOOK_EVERY = 10_000;
const SOON = 200;
const MOST_PEOPLE = 40;

/** Who is at the table, through this node or another. It is no part of the game and not in the journal. */
export class Talk {
  readonly #live: LiveTable;
  /** The last sign of each person, from this node or another. */
  readonly #seen = new Map<string, number>();
  /** Signs are gathered since the table was laid here. */
  readonly #since: number;
  readonly #elsewhere = new Map<string, { readonly people: People; readonly at: number }>();
  #telling: NodeJS.Timeout | undefined;

  constructor(live: LiveTable) {
    this.#live = live;
    this.#since = live.house.now();
  }

  came(reader: Reader): void {
    this.here(reader.person);
    this.#announce();
  }

  went(): void {
    this.#announce();
  }

  here(person: string): void {
    this.#seen.set(person, this.#live.house.now());
  }

  /** Who looks at the table through another node. */
  elsewhere(node: string, people: People): void {
    const at = this.#live.house.now();
    const before = this.#elsewhere.get(node)?.people.length ?? 0;
    this.#elsewhere.set(node, { people, at });
    for (const { person } of people) this.here(person);
    if (before !== people.length) this.#announce();
  }

  close(): void {
    clearTimeout(this.#telling);
  }

  /** Many may come at once: they are announced together. */
  #announce(): void {
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined;
      const { host, table } = this.#live;
      host.broadcast({ t: 'presence', table: table.id, people: this.#everybody() });
      this.#tellNodes();
    }, SOON).unref();
  }

  /** Other nodes forget what they do not hear again. */
  #tellNodes(): void {
    const { table, house } = this.#live;
    house.bus.publish({ table: table.id, node: house.node, people: this.#peopleHere() });
  }

  /** Each once, those with a chair first, and no more than a notice holds. */
  #peopleHere(): People {
    const { readers, table } = this.#live;
    const all = new Map(
      [...readers].map(({ person, name }) => [
        person,
        { person, name: nameAt(table, person) ?? name },
      ]),
    );
    const seated = (person: string): number => (seatOf(table, person) === null ? 1 : 0);
    return [...all.values()]
      .sort((a, b) => seated(a.person) - seated(b.person))
      .slice(0, MOST_PEOPLE);
  }

  #everybody(): People {
    const since = this.#live.house.now() - 3 * LOOK_EVERY;
    const others = [...this.#elsewhere.values()].filter(({ at }) => at > since);
    const all = [this.#peopleHere(), ...others.map(({ people }) => people)].flat();
    return [...new Map(all.map((each) => [each.person, each])).values()];
  }

  /** A table that waits for somebody without a sign goes on with a bot, where others are there to play on. */
  lookForTheGone(): void {
    const { table, house, readers } = this.#live;
    for (const { person } of readers) this.here(person);
    this.#tellNodes();
    const seat = waitingFor(table);
    const chair = seat === null ? undefined : table.chairs[seat];
    if (seat === null || chair?.kind !== 'person' || chair.away !== null) return;
    const others = [...readers].some(({ person }) => person !== chair.person);
    const seen = this.#seen.get(chair.person) ?? 0;
    const last = Math.max(seen, table.turnAt, this.#since, house.bus.hearsSince());
    if (!others || house.now() - last < house.awayAfter) return;
    void this.#live.host.happen(() =>
      waitingFor(this.#live.table) === seat ? [{ e: 'away', seat, why: 'gone' }] : [],
    );
  }
}
