import type { EveningScore, Group, GroupGame, MemberScore } from '@tischlein/api/group';
import type { Append, TableRow } from './store.ts';

/** A group as it is kept. */
export interface StoredGroup {
  readonly id: string;
  /** What its link holds. */
  readonly key: string;
  readonly rev: number;
  readonly usedAt: number;
  readonly group: Group;
}

/** All that a group's page shows but its results. */
export interface GroupSight extends StoredGroup {
  /** When each person was last there, and whether they are taken to be there still. */
  readonly seen: readonly {
    readonly person: string;
    readonly at: number;
    readonly isHere: boolean;
  }[];
  readonly running: readonly TableRow[];
  readonly games: number;
}

interface StoredResults {
  readonly evening: readonly MemberScore[];
  readonly ever: readonly MemberScore[];
  readonly evenings: readonly EveningScore[];
  readonly last: readonly GroupGame[];
  readonly games: number;
}

/** The person who joins a group by this, and how many groups one person may belong to. */
export interface Joining {
  readonly person: string;
  readonly most: number;
}

/** People of a group. */
export interface PeopleInGroup {
  readonly id: string;
  readonly people: readonly string[];
}

/** What a store does for groups of regulars. */
export interface GroupStore {
  /** False where the founder already belongs to as many groups as they may. */
  addGroup(group: Omit<StoredGroup, 'rev'>, joining: Joining): Promise<boolean>;
  group(id: string): Promise<GroupSight | null>;
  groupByKey(key: string): Promise<GroupSight | null>;
  /** Writes the changed group with its new tables, unless it was changed since `rev` was read. */
  saveGroup(
    after: StoredGroup,
    tables: readonly Append[],
    joining: Joining | null,
  ): Promise<'saved' | 'overtaken' | 'many'>;
  /** How often each of these groups was changed; those that are gone are left out. */
  groupRevs(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  groupsOf(person: string, limit: number): Promise<GroupSight[]>;
  /** These are there for so many milliseconds, by the store's own clock; 0: they have just gone. */
  seeInGroups(groups: readonly PeopleInGroup[], hereForMs: number): Promise<void>;
  groupResults(id: string, since: number, limit: number): Promise<StoredResults>;
  /** Whether this person belongs to the group that played there. */
  sharesGroup(person: string, table: string): Promise<boolean>;
  removeGroup(id: string): Promise<void>;
}
