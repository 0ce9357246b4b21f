import * as core from '@tischlein/table';
import type { LiveTable } from './live.ts';

type People = core.Presence['people'];
/** Who looks at the table through another node, and when that node said so. */
type There = { readonly people: People; readonly at: number };

export const LOOK_EVERY_MS = 5000;
/** A node that was not heard for so long shows the table to nobody. */
const NODE_SILENT_MS = 12_000;
const ANNOUNCED_AFTER_MS = 200;
/** Loading a page anew is not going away. */
const ABSENT_AFTER_MS = 5000;
/** After so long without the host somebody else is host between games. */
const HOST_ABSENT_MS = 30_000;
const MAX_PEOPLE = 40;

/** Who is at the table, through this node or another. It is no part of the game and not in the journal. */
export class PresenceTracker {
  /** When a page of each person was last known to follow the table, through this node or another. */
  readonly #seen = new Map<string, number>();
  /** Signs are gathered since the table was loaded here. */
  readonly #since: number;
  /** By node. */
  readonly #elsewhere = new Map<string, There>();
  #callOff: (() => void) | null = null;
  /** Until somebody who went counts as not here. */
  #callOffAbsent = (): void => {};
  /** Who was there and who was missed when it was last announced. */
  #announced = '';

  constructor(private readonly live: LiveTable) {
    this.#since = live.services.now();
  }

  came({ who }: core.TablePage): void {
    this.here(who.id);
    // Where they come from a node that is gone, that node's word is old; one that still shows them says so again.
    for (const [node, { people, at }] of this.#elsewhere)
      this.#elsewhere.set(node, { people: people.filter(({ id }) => id !== who.id), at });
    this.#announce();
  }

  went({ who }: core.TablePage): void {
    this.here(who.id);
    this.#announce();
  }

  here(person: string): void {
    this.#seen.set(person, this.live.services.now());
  }

  /** Who looks at the table through another node. */
  elsewhere(node: string, people: People): void {
    const at = this.live.services.now();
    const before = this.#elsewhere.get(node)?.people ?? [];
    const isNew = people.length > 0 && !this.shownBy().nodes.includes(node);
    this.#elsewhere.set(node, { people, at });
    // What this node wrote before it knew of them they have not heard.
    const { id: table, seq } = this.live.table;
    if (isNew) this.live.services.bus.publish({ table, seq }, [node]);
    const idsOf = (some: People): string => some.map(({ id }) => id).join();
    for (const { id } of [...before, ...people]) this.here(id);
    if (idsOf(before) !== idsOf(people)) this.#announce();
  }

  /** The other nodes that show the table, and whether all had the time to say so. */
  shownBy(): { readonly nodes: readonly string[]; readonly areKnown: boolean } {
    const { now, bus } = this.live.services;
    const nodes = [...this.#there()].flatMap(([node, { people }]) =>
      people.length > 0 ? [node] : [],
    );
    const listensFor = now() - Math.max(this.#since, bus.hearsSince());
    return { nodes, areKnown: listensFor > LOOK_EVERY_MS + ANNOUNCED_AFTER_MS };
  }

  /** Looks at the table now, through this node or another. */
  isHere(person: string): boolean {
    return this.#everybody().some(({ id }) => id === person);
  }

  /** For how many milliseconds no page of this person has followed the table, as far as this node can know. */
  absentFor(person: string): number {
    if (this.isHere(person)) return 0;
    const { services } = this.live;
    const last = this.#seen.get(person) ?? 0;
    return Math.max(0, services.now() - Math.max(last, this.#since, services.bus.hearsSince()));
  }

  /** Somebody who sits at it looks at it through this node. */
  get isAwake(): boolean {
    const { readers, table } = this.live;
    return [...readers].some(({ who }) => core.seatOf(table, who.id) !== null);
  }

  close(): void {
    this.#callOff?.();
    this.#callOffAbsent();
  }

  /** Many may come at once: they are announced together. */
  #announce(): void {
    this.#callOff ??= this.live.services.later(ANNOUNCED_AFTER_MS, () => {
      this.#callOff = null;
      this.#tell();
      this.#tellNodes();
    });
  }

  #tell(): void {
    const { host, table, services } = this.live;
    const message = this.#presence();
    this.#announced = textOf(message);
    host.audience.broadcast({ type: 'presence', table: table.id, ...message });
    const missed = this.#missed(table).filter((person) => this.absentFor(person) < ABSENT_AFTER_MS);
    const wait = ABSENT_AFTER_MS - Math.max(...missed.map((person) => this.absentFor(person)));
    this.#callOffAbsent();
    if (missed.length > 0) this.#callOffAbsent = services.later(wait, () => this.#tell());
  }

  #presence(): Pick<core.Presence, 'people' | 'absent'> {
    const { table } = this.live;
    const absent = this.#missed(table)
      .map((person) => ({ person, ms: this.absentFor(person) }))
      .filter(({ ms }) => ms >= ABSENT_AFTER_MS);
    return { people: this.#everybody(), absent };
  }

  /** Who has a chair and does not look at the table. Games over days are played by people who come and go. */
  #missed(table: core.Table): readonly string[] {
    if (core.isSlow(table.room.settings.clock)) return [];
    return table.room.chairs.flatMap((chair) =>
      chair.type === 'person' && chair.away === null && !this.isHere(chair.who.id)
        ? [chair.who.id]
        : [],
    );
  }

  /** Other nodes forget what they do not hear again. */
  #tellNodes(): void {
    const { table, services } = this.live;
    services.bus.publish({ table: table.id, node: services.node, people: this.#peopleHere() });
  }

  /** Each once, those with a chair first, and no more than a notice holds. */
  #peopleHere(): People {
    const { readers, table } = this.live;
    const all = new Map(
      [...readers].map(({ who }) => [who.id, core.seatedWho(table, who.id) ?? who]),
    );
    const seated = (person: string): number => (core.seatOf(table, person) === null ? 1 : 0);
    return [...all.values()].sort((a, b) => seated(a.id) - seated(b.id)).slice(0, MAX_PEOPLE);
  }

  #everybody(): People {
    const all = [this.#peopleHere(), ...this.#there().map(([, { people }]) => people)].flat();
    return [...new Map(all.map((each) => [each.id, each])).values()];
  }

  /** Other nodes that were heard of lately. */
  #there(): readonly (readonly [string, There])[] {
    const since = this.live.services.now() - NODE_SILENT_MS;
    return [...this.#elsewhere].filter(([, { at }]) => at > since);
  }

  /** A table goes on without those who are not here, where others are there to go on. */
  look(): void {
    const { readers, host } = this.live;
    this.#tellNodes();
    // Some go without a word: with their node, or because the table was closed to them.
    if (textOf(this.#presence()) !== this.#announced) this.#announce();
    const absent = (): core.Happening[] =>
      core.isBetween(this.live.table) ? this.#goneFromRoom() : this.#goneFromGame();
    const isThere = ({ who }: core.TablePage): boolean => !core.isScreen(this.live.table, who.id);
    if (absent().length > 0 && [...readers].some(isThere)) void host.happen(absent);
  }

  #isGone(person: string): boolean {
    return this.absentFor(person) >= this.live.services.awayAfter;
  }

  /** A bot keeps the chair of the person who is waited for. */
  #goneFromGame(): core.Happening[] {
    const { table, readers, services } = this.live;
    const seat = core.waitingFor(table);
    const chair = seat === null ? undefined : table.room.chairs[seat];
    if (seat === null || chair?.type !== 'person' || chair.away !== null) return [];
    // Where a clock is set, it says how long somebody may stay away.
    if (table.room.settings.clock.type !== 'none') return [];
    const others = [...readers].some(
      ({ who }) => who.id !== chair.who.id && !core.isScreen(table, who.id),
    );
    const turn = services.now() - table.clock.turnAt;
    return others && this.#isGone(chair.who.id) && turn >= services.awayAfter
      ? [{ type: 'away', seat, why: 'gone' }]
      : [];
  }

  /** After a game who went home holds nobody up; and the host's rights pass on, also before the first one. */
  #goneFromRoom(): core.Happening[] {
    const { table, services } = this.live;
    const { phase, chairs, host, settings } = table.room;
    const gone = chairs.flatMap((chair, seat): core.Happening[] =>
      phase === 'over' &&
      chair.type === 'person' &&
      chair.away === null &&
      this.#isGone(chair.who.id)
        ? [{ type: 'away', seat, why: 'gone' }]
        : [],
    );
    const patience = Math.min(HOST_ABSENT_MS, services.awayAfter);
    if (host === null || this.absentFor(host) < patience) return gone;
    const person = core.heirOf(table, (each) => this.isHere(each));
    if (person === null) return gone;
    // At an open table nobody waits for a start that nobody calls.
    const fill = phase === 'open' && settings.listed && table.clock.fillsAt === null;
    return [...gone, { type: 'hosted', person, ...(fill && { fill: services.fillAfter }) }];
  }
}

const textOf = ({ people, absent }: Pick<core.Presence, 'people' | 'absent'>): string =>
  [
    ...people.map(({ id, name }) => `${id} ${name}`).sort(),
    ...absent.map(({ person }) => person),
  ].join('\n');
