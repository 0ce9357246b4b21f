import {
  memberById,
  memberOf,
  openHandovers,
  withoutPerson,
  type Group,
  type GroupGame,
  type EveningScore,
  type MemberScore,
} from '@tischlein/api/group';
import { pointsOf } from '@tischlein/table';
import { addTable, rowOf } from './tables.ts';
import { reads, type Transaction } from './transaction.ts';
import { V, type Dialect, type Sql } from './sql.ts';
import type { FinishedRecord, TableRecord } from './queries.ts';
import type { Append, Finished, TableRow } from './store.ts';

/** A group as it is kept. */
interface StoredGroup {
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
interface PeopleInGroup {
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

/** The statements of groups of regulars. */
export const groupStatements = (sql: Sql, { among }: Dialect) =>
  ({
    addGroup: sql`INSERT INTO groups (id, link_key, rev, used_at, body) VALUES (${V}, ${V}, 1, ${V}, ${V})`,
    group: sql`SELECT * FROM groups WHERE id = ${V}`,
    groupByKey: sql`SELECT * FROM groups WHERE link_key = ${V}`,
    // Of two who change it at once the second finds another number, and judges again.
    saveGroup: sql`UPDATE groups SET link_key = ${V}, body = ${V}, used_at = ${V}, rev = rev + 1 WHERE id = ${V} AND rev = ${V}`,
    lockGroup: sql`UPDATE groups SET rev = rev WHERE id = ${V} AND rev = ${V}`,
    countGroups: sql`SELECT count(*) AS groups FROM group_people WHERE person = ${V}`,
    // Locks the row: nobody else writes it before this transaction does.
    touchGroup: sql`UPDATE groups SET rev = rev + 1 WHERE id = ${V} RETURNING *`,
    useGroup: sql`UPDATE groups SET used_at = ${V} WHERE id = ${V} AND used_at < ${V}`,
    putGroupBody: sql`UPDATE groups SET body = ${V} WHERE id = ${V}`,
    groupRevs: `SELECT id, rev FROM groups WHERE ${among('id', 1)}`,
    addGroupPerson: sql`INSERT INTO group_people (group_id, person, seen_at, here_until) VALUES (${V}, ${V}, ${V}, 0) ON CONFLICT DO NOTHING`,
    groupPeople: sql`SELECT person, seen_at, here_until FROM group_people WHERE group_id = ${V}`,
    removeGroupPerson: sql`DELETE FROM group_people WHERE group_id = ${V} AND person = ${V}`,
    seeInGroup: sql`UPDATE group_people SET seen_at = ${V}, here_until = ${V} WHERE group_id = ${V} AND person = ${V}`,
    groupsOf: sql`SELECT groups.* FROM group_people JOIN groups ON groups.id = group_people.group_id
      WHERE group_people.person = ${V} ORDER BY groups.used_at DESC LIMIT ${V}`,
    addGroupTable: sql`INSERT INTO group_tables (table_id, group_id) VALUES (${V}, ${V}) ON CONFLICT DO NOTHING`,
    groupOfTable: sql`SELECT group_id FROM group_tables WHERE table_id = ${V}`,
    sharesGroup: sql`SELECT 1 AS yes FROM group_tables JOIN group_people ON group_people.group_id = group_tables.group_id
      WHERE group_people.person = ${V} AND group_tables.table_id = ${V}`,
    groupTables: sql`SELECT tables.* FROM group_tables JOIN tables ON tables.id = group_tables.table_id
      WHERE group_tables.group_id = ${V} AND tables.phase <> 'over' AND tables.people > 0
      ORDER BY tables.changed_at DESC LIMIT ${V}`,
    addGroupResult: sql`INSERT INTO group_results (group_id, table_id, round, seat, member, game, ended_at, points, won)
      VALUES (${V}, ${V}, ${V}, ${V}, ${V}, ${V}, ${V}, ${V}, ${V}) ON CONFLICT DO NOTHING`,
    groupScores: sql`SELECT member, game, count(*) AS games, sum(won) AS won, sum(points) AS points FROM group_results
      WHERE group_id = ${V} AND ended_at >= ${V} AND member IS NOT NULL GROUP BY member, game`,
    // By evenings, each of 24 hours; counted from long ago, so that no number is below zero, which databases cut differently.
    groupEvenings: sql`SELECT member, game, CAST((ended_at - ${V} + 8640000000000) / 86400000 AS BIGINT) AS day, sum(points) AS points
      FROM group_results WHERE group_id = ${V} AND ended_at >= ${V} AND member IS NOT NULL GROUP BY member, game, day`,
    groupGames: sql`SELECT finished.* FROM group_tables JOIN finished ON finished.table_id = group_tables.table_id
      WHERE group_tables.group_id = ${V} ORDER BY finished.ended_at DESC LIMIT ${V}`,
    countGroupGames: sql`SELECT count(*) AS games FROM group_tables JOIN finished ON finished.table_id = group_tables.table_id
      WHERE group_tables.group_id = ${V}`,
    forgetGroupResults: sql`UPDATE group_results SET member = NULL WHERE group_id = ${V} AND member = ${V}`,

    oldestGroups: sql`SELECT id FROM groups WHERE used_at < ${V} LIMIT ${V}`,
    removeGroup: sql`DELETE FROM groups WHERE id = ${V}`,
    removeGroupPeople: sql`DELETE FROM group_people WHERE group_id = ${V}`,
    removeGroupTables: sql`DELETE FROM group_tables WHERE group_id = ${V}`,
    removeGroupResults: sql`DELETE FROM group_results WHERE group_id = ${V}`,
  }) as const;

type GroupMethods = {
  readonly [M in keyof GroupStore]: (
    transaction: Transaction,
    ...args: Parameters<GroupStore[M]>
  ) => ReturnType<GroupStore[M]>;
};

interface GroupRecord {
  readonly id: string;
  readonly link_key: string;
  readonly rev: number;
  readonly used_at: number;
  readonly body: string;
}

const MAX_RUNNING = 30;
const DAY = 86_400_000;
/** In this many days a group that meets once a month has played ten evenings. */
const EVENINGS_KEPT = 310;

export const groupMethods: GroupMethods = {
  async addGroup(transaction, { id, key, usedAt, group }, joining) {
    if (await belongsToEnough(transaction, joining)) return false;
    await transaction.run('addGroup', id, key, usedAt, JSON.stringify(group));
    await notePeople(transaction, id, group, usedAt);
    return true;
  },
  group: reads(async (transaction, id) => {
    const [row] = await transaction.all<GroupRecord>('group', id);
    return row ? sightOf(transaction, row) : null;
  }),
  groupByKey: reads(async (transaction, key) => {
    const [row] = await transaction.all<GroupRecord>('groupByKey', key);
    return row ? sightOf(transaction, row) : null;
  }),
  async saveGroup(transaction, { id, key, rev, usedAt, group }, tables, joining) {
    // A person before a group, as where somebody is forgotten: no two wait for each other in a circle.
    if (joining) await transaction.run('lockPerson', joining.person);
    if ((await transaction.run('lockGroup', id, rev)) === 0) return 'overtaken';
    if (joining && (await belongsToEnough(transaction, joining))) return 'many';
    await transaction.run('saveGroup', key, JSON.stringify(group), usedAt, id, rev);
    for (const table of tables) {
      await transaction.run('addGroupTable', table.table, id);
      await addTable(transaction, table);
    }
    await notePeople(transaction, id, group, usedAt);
    return 'saved';
  },
  groupRevs: reads(async (transaction, ids) => {
    type Row = Pick<GroupRecord, 'id' | 'rev'>;
    const rows = await transaction.all<Row>('groupRevs', JSON.stringify(ids));
    return new Map(rows.map(({ id, rev }) => [id, Number(rev)]));
  }),
  groupsOf: reads(async (transaction, person, limit) => {
    const sights: GroupSight[] = [];
    for (const row of await transaction.all<GroupRecord>('groupsOf', person, limit))
      sights.push(await sightOf(transaction, row));
    return sights;
  }),
  async seeInGroups(transaction, groups, hereForMs) {
    const at = await transaction.now();
    const until = hereForMs === 0 ? 0 : at + hereForMs;
    // All nodes in the same order: none waits for another that waits for it.
    for (const { id, people } of [...groups].sort((a, b) => (a.id < b.id ? -1 : 1))) {
      for (const person of [...people].sort())
        await transaction.run('seeInGroup', at, until, id, person);
      // Once an hour is enough to know that it is used.
      if (until > 0) await transaction.run('useGroup', at, id, at - 3_600_000);
    }
  },
  groupResults: reads(async (transaction, id, since, limit) => {
    const scores = async (from: number): Promise<MemberScore[]> =>
      (await transaction.all<MemberScore>('groupScores', id, from)).map((row) => ({
        member: row.member,
        game: row.game,
        games: Number(row.games),
        won: Number(row.won),
        points: Number(row.points),
      }));
    const first = since - EVENINGS_KEPT * DAY;
    const evenings = await transaction.all<EveningScore>('groupEvenings', since, id, first);
    const last = await transaction.all<FinishedRecord>('groupGames', id, limit);
    return {
      evening: await scores(since),
      ever: await scores(0),
      evenings: evenings.map(({ member, game, day, points }) => ({
        member,
        game,
        day: Number(day),
        points: Number(points),
      })),
      last: last.map(gameOf),
      games: await countGames(transaction, id),
    };
  }),
  sharesGroup: reads(async (transaction, person, table) => {
    return (await transaction.all('sharesGroup', person, table)).length > 0;
  }),
  async removeGroup(transaction, id) {
    for (const query of [
      'removeGroup',
      'removeGroupPeople',
      'removeGroupTables',
      'removeGroupResults',
    ] as const)
      await transaction.run(query, id);
  },
};

/** Counted with the person's row locked: of two groups joined at once the second sees the first. */
async function belongsToEnough(
  transaction: Transaction,
  { person, most }: Joining,
): Promise<boolean> {
  await transaction.run('lockPerson', person);
  const [counted] = await transaction.all<{ groups: number }>('countGroups', person);
  return Number(counted!.groups) >= most;
}

/** Members are found by person; results of former members belong to nobody. */
async function notePeople(
  transaction: Transaction,
  id: string,
  group: Group,
  at: number,
): Promise<void> {
  const known = await transaction.all<{ person: string }>('groupPeople', id);
  // Whose place was taken still finds the group, and can take it back.
  const people = new Set([
    ...group.members.map(({ who }) => who.id),
    ...group.founders,
    ...openHandovers(group, at).map(({ from }) => from),
  ]);
  for (const { person } of known)
    if (!people.has(person)) await transaction.run('removeGroupPerson', id, person);
  for (const person of people) await transaction.run('addGroupPerson', id, person, at);
  const scores = await transaction.all<{ member: string }>('groupScores', id, 0);
  for (const member of new Set(scores.map((score) => score.member)))
    if (memberById(group, member) === null) await transaction.run('forgetGroupResults', id, member);
}

/** A finished game counts for the group whose table it was played at. */
export async function enterForGroup(
  transaction: Transaction,
  { table, round, game, endedAt, places }: Finished,
  people: readonly (string | null)[],
): Promise<string | null> {
  const [of] = await transaction.all<{ group_id: string }>('groupOfTable', table);
  if (of === undefined) return null;
  const [row] = await transaction.all<GroupRecord>('touchGroup', of.group_id);
  if (row === undefined || places === null) return row?.id ?? null;
  const group = JSON.parse(row.body) as Group;
  const players = people.map((person, seat) => ({ person, name: '', place: places[seat]! }));
  const points = pointsOf({ round, at: endedAt, players });
  for (const [seat, { person, place }] of players.entries()) {
    if (person === null) continue;
    const member = memberOf(group, person)?.id ?? null;
    const values = [member, game, endedAt, points[seat]!, place === 1 ? 1 : 0] as const;
    await transaction.run('addGroupResult', of.group_id, table, round, seat, ...values);
  }
  return row.id;
}

/** Somebody has deleted themselves: their points stay without a name, an empty group goes. */
export async function forgetInGroups(transaction: Transaction, person: string): Promise<void> {
  const groups = await transaction.all<GroupRecord>('groupsOf', person, 1_000_000);
  for (const { id } of groups.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const [row] = await transaction.all<GroupRecord>('touchGroup', id);
    if (row === undefined) continue;
    const left = withoutPerson(JSON.parse(row.body) as Group, person);
    if (left.members.length === 0) {
      await groupMethods.removeGroup(transaction, id);
      continue;
    }
    await transaction.run('putGroupBody', JSON.stringify(left), id);
    await notePeople(transaction, id, left, Number(row.used_at));
  }
}

/** Groups that nobody has used since. */
export async function sweepGroups(
  transaction: Transaction,
  before: number,
  limit: number,
): Promise<number> {
  const old = await transaction.all<{ id: string }>('oldestGroups', before, limit);
  for (const { id } of old) await groupMethods.removeGroup(transaction, id);
  return old.length;
}

async function sightOf(transaction: Transaction, row: GroupRecord): Promise<GroupSight> {
  const seen = await transaction.all<{ person: string; seen_at: number; here_until: number }>(
    'groupPeople',
    row.id,
  );
  const now = await transaction.now();
  const running = await transaction.all<TableRecord>('groupTables', row.id, MAX_RUNNING);
  return {
    id: row.id,
    key: row.link_key,
    rev: Number(row.rev),
    usedAt: Number(row.used_at),
    group: JSON.parse(row.body) as Group,
    seen: seen.map(({ person, seen_at, here_until }) => ({
      person,
      at: Number(seen_at),
      isHere: Number(here_until) > now,
    })),
    running: running.map(rowOf),
    games: await countGames(transaction, row.id),
  };
}

async function countGames(transaction: Transaction, id: string): Promise<number> {
  const [row] = await transaction.all<{ games: number }>('countGroupGames', id);
  return Number(row!.games);
}

const gameOf = (row: FinishedRecord): GroupGame => ({
  table: row.table_id,
  round: row.round,
  game: row.game,
  endedAt: Number(row.ended_at),
  names: JSON.parse(row.names),
  scores: JSON.parse(row.scores),
  winners: JSON.parse(row.winners),
});
