import {
  heirOf,
  isBetween,
  isScreen,
  seatedWho,
  seatOf,
  waitingFor,
  type Happening,
  type Presence,
  type TablePage,
} from '@tischlein/table';
import type { LiveTable } from './live.ts';

type People = Presence['people'];
/** Who looks at the table through another node, and when that node said so. */
type There = { readonly people: People; readonly at: number };
type Elsewhere = ReadonlyMap<string, There>;

/** One for all: most nodes are alone, and tables are many. */
const NOWHERE_ELSE: Elsewhere = new Map();

const textOf = (people: People): string =>
  people
    .map(({ id, name }) => `${id} ${name}`)
    .sort()
    .join('\n');

export const LOOK_EVERY = 10_000;
const SOON = 200;
const MAX_PEOPLE = 40;

/** Who is at the table, through this node or another. It is no part of the game and not in the journal. */
export class PresenceTracker {
  readonly #live: LiveTable;
  /** The last sign of each person, from this node or another. */
  #seen: Map<string, number> | null = null;
  /** Signs are gathered since the table was loaded here. */
  readonly #since: number;
  #elsewhere: Elsewhere = NOWHERE_ELSE;
  #callOff: (() => void) | null = null;
  /** Who was there when it was last announced. */
  #announced = '';

  constructor(live: LiveTable) {
    this.#live = live;
    this.#since = live.services.now();
  }

  came({ who }: TablePage): void {
    this.here(who.id);
    // Where they come from a node that is gone, that node's word is old; one that still shows them says so again.
    for (const [node, { people, at }] of this.#elsewhere)
      this.#note(node, { people: people.filter(({ id }) => id !== who.id), at });
    this.#announce();
  }

  went(): void {
    this.#announce();
  }

  here(person: string): void {
    this.#seen ??= new Map();
    this.#seen.set(person, this.#live.services.now());
  }

  /** Who looks at the table through another node. */
  elsewhere(node: string, people: People): void {
    const at = this.#live.services.now();
    const before = this.#elsewhere.get(node)?.people.length ?? 0;
    this.#note(node, { people, at });
    for (const { id } of people) this.here(id);
    if (before !== people.length) this.#announce();
  }

  #note(node: string, there: There): void {
    this.#elsewhere = new Map(this.#elsewhere).set(node, there);
  }

  /** Looks at the table now, through this node or another. */
  isHere(person: string): boolean {
    return this.#everybody().some(({ id }) => id === person);
  }

  close(): void {
    this.#callOff?.();
  }

  /** Many may come at once: they are announced together. */
  #announce(): void {
    this.#callOff ??= this.#live.services.later(SOON, () => {
      this.#callOff = null;
      const { host, table } = this.#live;
      const people = this.#everybody();
      this.#announced = textOf(people);
      host.audience.broadcast({ t: 'presence', table: table.id, people: people });
      this.#tellNodes();
    });
  }

  /** Other nodes forget what they do not hear again. */
  #tellNodes(): void {
    const { table, services } = this.#live;
    services.bus.publish({ table: table.id, node: services.node, people: this.#peopleHere() });
  }

  /** Each once, those with a chair first, and no more than a notice holds. */
  #peopleHere(): People {
    const { readers, table } = this.#live;
    const all = new Map([...readers].map(({ who }) => [who.id, seatedWho(table, who.id) ?? who]));
    const seated = (person: string): number => (seatOf(table, person) === null ? 1 : 0);
    return [...all.values()].sort((a, b) => seated(a.id) - seated(b.id)).slice(0, MAX_PEOPLE);
  }

  #everybody(): People {
    const since = this.#live.services.now() - 3 * LOOK_EVERY;
    const others = [...this.#elsewhere.values()].filter(({ at }) => at > since);
    const all = [this.#peopleHere(), ...others.map(({ people }) => people)].flat();
    return [...new Map(all.map((each) => [each.id, each])).values()];
  }

  /** Who has given no sign for too long, as far as this node can know. */
  #isGone(person: string, since = 0): boolean {
    const { services } = this.#live;
    const seen = this.#seen?.get(person) ?? 0;
    const last = Math.max(seen, since, this.#since, services.bus.hearsSince());
    return services.now() - last >= services.awayAfter;
  }

  /** A table goes on without those who give no sign, where others are there to go on. */
  lookForTheGone(): void {
    const { readers, host } = this.#live;
    for (const { who } of readers) this.here(who.id);
    this.#tellNodes();
    // Some go without a word: with their node, or because the table was closed to them.
    if (textOf(this.#everybody()) !== this.#announced) this.#announce();
    const absent = (): Happening[] =>
      isBetween(this.#live.table) ? this.#goneFromRoom() : this.#goneFromGame();
    const isThere = ({ who }: TablePage): boolean =>
      !isScreen(this.#live.table, who.id) && !this.#isGone(who.id);
    if (absent().length > 0 && [...readers].some(isThere)) void host.happen(absent);
  }

  /** A bot keeps the chair of the person who is waited for. */
  #goneFromGame(): Happening[] {
    const { table, readers } = this.#live;
    const seat = waitingFor(table);
    const chair = seat === null ? undefined : table.chairs[seat];
    if (seat === null || chair?.kind !== 'person' || chair.away !== null) return [];
    // Where a clock is set, it says how long somebody may stay away.
    if (table.settings.clock.kind !== 'none') return [];
    const others = [...readers].some(
      ({ who }) => who.id !== chair.who.id && !isScreen(table, who.id),
    );
    return others && this.#isGone(chair.who.id, table.turnAt)
      ? [{ e: 'away', seat, why: 'gone' }]
      : [];
  }

  /** After a game who went home holds nobody up; and the host's rights pass on, also before the first one. */
  #goneFromRoom(): Happening[] {
    const { table } = this.#live;
    const gone = table.chairs.flatMap((chair, seat): Happening[] =>
      table.phase === 'over' &&
      chair.kind === 'person' &&
      chair.away === null &&
      this.#isGone(chair.who.id)
        ? [{ e: 'away', seat, why: 'gone' }]
        : [],
    );
    if (table.host === null || !this.#isGone(table.host)) return gone;
    const heir = heirOf(table, (person) => !this.#isGone(person));
    return heir === null ? gone : [...gone, { e: 'hosted', person: heir }];
  }
}
