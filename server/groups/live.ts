import { memberOf, type FromGroup, type GroupSaid, type GroupSnapshot } from '@tischlein/api/group';
import { Outgoing, partOf } from '@tischlein/table';
import type { GroupSight } from '../store/groups.ts';

/** A page that shows a group. */
export interface GroupReader {
  readonly person: string;
  hear(message: Outgoing): void;
}

/** How many of the last messages are kept while somebody is there. */
const MAX_SAID = 50;

const send = (reader: GroupReader, message: FromGroup): void =>
  reader.hear(new Outgoing(partOf(message)));

/** A group that pages of this node show. Who is there on other nodes stands in the store. */
export class LiveGroup {
  readonly readers = new Set<GroupReader>();
  #said: readonly GroupSaid[] = [];
  #told = '';
  /** As it was last read. */
  sight: GroupSight | null = null;

  constructor(readonly id: string) {}

  get people(): string[] {
    return [...new Set([...this.readers].map(({ person }) => person))];
  }

  isHere(person: string): boolean {
    return [...this.readers].some((reader) => reader.person === person);
  }

  /** Tells everybody, if there is something new. */
  tell(sight: GroupSight | null, now: number): void {
    this.sight = sight;
    if (sight === null) {
      for (const reader of this.readers) send(reader, { t: 'groupLost', group: this.id });
      return this.readers.clear();
    }
    const told = JSON.stringify([shownOf(sight, this), sight.key]);
    for (const reader of this.readers)
      if (memberOf(sight.group, reader.person) === null) this.tellOne(sight, reader, now);
    if (told === this.#told) return;
    this.#told = told;
    // What somebody said goes when they do.
    this.#said = this.#said.filter(({ member }) =>
      sight.group.members.some(({ id }) => id === member),
    );
    for (const reader of this.readers) this.tellOne(sight, reader, now);
  }

  tellOne(sight: GroupSight | null, reader: GroupReader, now: number): void {
    const you = sight && memberOf(sight.group, reader.person);
    if (sight === null || you === null) {
      this.readers.delete(reader);
      return send(reader, { t: 'groupLost', group: this.id });
    }
    send(reader, { ...shownOf(sight, this), key: sight.key, you: you.id, now });
  }

  /** Proves the line alive without a look into the store; false where nothing is known yet. */
  tellAgain(reader: GroupReader, now: number): boolean {
    if (this.sight !== null) this.tellOne(this.sight, reader, now);
    return this.sight !== null;
  }

  tellSaid(reader: GroupReader): void {
    for (const said of this.#said) send(reader, said);
  }

  hearSaid(said: GroupSaid): void {
    this.#said = [...this.#said, said].slice(-MAX_SAID);
    for (const reader of this.readers) send(reader, said);
  }
}

type Here = Pick<LiveGroup, 'isHere'>;

export const isHereIn =
  ({ seen }: Pick<GroupSight, 'seen'>, live: Here | undefined) =>
  (person: string): boolean =>
    live?.isHere(person) === true || seen.some((one) => one.isHere && one.person === person);

/** What all members are told alike. */
function shownOf(
  { id, rev, group, seen, running, games }: GroupSight,
  live: Here,
): Omit<GroupSnapshot, 'you' | 'now' | 'key'> {
  const isHere = isHereIn({ seen }, live);
  const seenAt = new Map(seen.map(({ person, at }) => [person, at]));
  return {
    t: 'group',
    group: id,
    rev,
    name: group.name,
    crest: group.crest,
    members: group.members.map((member) => ({
      ...member.who,
      id: member.id,
      founder: group.founders.includes(member.who.id),
      here: isHere(member.who.id),
      in: member.in,
      seenAt: seenAt.get(member.who.id) ?? member.joinedAt,
    })),
    claims: group.claims.map(({ person, member }) => ({ person, member })),
    seed: group.seed,
    game: group.game,
    tables: group.tables,
    ...(group.rules?.[group.game] && { rules: group.rules[group.game]! }),
    deal: group.deal && {
      ...group.deal,
      out: [...group.deal.out],
      tables: group.deal.tables.map(({ table, members }) => ({ table, members: [...members] })),
    },
    running: running.map(({ table, game, phase, names, about: { avatars } }) => ({
      table,
      game,
      phase,
      names: [...names],
      ...(avatars && { avatars: [...avatars] }),
    })),
    games,
  };
}
