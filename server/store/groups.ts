import type { Report } from '@tischlein/api/admin';
import * as regulars from '@tischlein/api/group';
import { pointsOf } from '@tischlein/table';
import { lockPerson } from './people.ts';
import { gameFrom, type Finished, type FinishedRecord } from './results.ts';
import { ROW, rowsFrom, tableMethods, type Append, type TableRow } from './tables.ts';
import { isAny, raw, reads, writes, type Transaction } from './transaction.ts';

/** A group as it is kept. */
export interface StoredGroup {
  readonly id: string;
  /** What its link holds. */
  readonly key: string;
  readonly rev: number;
  readonly usedAt: number;
  readonly group: regulars.Group;
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

interface GroupRecord {
  readonly id: string;
  readonly link_key: string;
  readonly rev: number;
  readonly used_at: number;
  readonly body: string;
}

const MAX_RUNNING = 30;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** In this many days a group that meets once a month has played ten evenings. */
const EVENINGS_KEPT = 310;
/** Evenings are counted from so long ago that no number is below zero, which databases cut differently. */
const LONG_AGO_MS = 100_000 * DAY_MS;

export const groupMethods = {
  /** False where the founder already belongs to as many groups as they may. */
  addGroup: writes(async (tx, added: Omit<StoredGroup, 'rev'>, joining: Joining) => {
    const { id, key, usedAt, group } = added;
    if (await belongsToEnough(tx, joining)) return false;
    await tx.run`
      INSERT INTO groups (id, link_key, rev, used_at, body)
      VALUES (${id}, ${key}, 1, ${usedAt}, ${JSON.stringify(group)})`;
    await notePeople(tx, id, group, usedAt);
    return true;
  }),
  group: reads((tx, id: string) => sightBy(tx, 'id', id)),
  groupByKey: reads((tx, key: string) => sightBy(tx, 'link_key', key)),
  /** Writes the changed group with its new tables, unless it was changed since `rev` was read. */
  saveGroup: writes(
    async (tx, changed: StoredGroup, tables: readonly Append[], joining: Joining | null) => {
      const { id, key, rev, usedAt, group } = changed;
      // A person before a group, as where somebody is forgotten: no two wait for each other in a circle.
      if (joining) await lockPerson(tx, joining.person);
      const locked = await tx.run`UPDATE groups SET rev = rev WHERE id = ${id} AND rev = ${rev}`;
      if (locked === 0) return 'overtaken';
      if (joining && (await belongsToEnough(tx, joining))) return 'many';
      await tx.run`
        UPDATE groups
        SET link_key = ${key}, body = ${JSON.stringify(group)}, used_at = ${usedAt}, rev = rev + 1
        WHERE id = ${id} AND rev = ${rev}`;
      for (const table of tables) {
        await tx.run`
          INSERT INTO group_tables (table_id, group_id) VALUES (${table.table}, ${id})
          ON CONFLICT DO NOTHING`;
        await tableMethods.append(tx, table);
      }
      await notePeople(tx, id, group, usedAt);
      return 'saved';
    },
  ),
  /** How often each of these groups was changed; those that are gone are left out. */
  groupRevs: reads(async (tx, groups: readonly string[]) => {
    const rows = await tx.all<Pick<GroupRecord, 'id' | 'rev'>>`
      SELECT id, rev FROM groups WHERE id IN (SELECT value
      FROM ${tx.each}(${JSON.stringify(groups)}))`;
    return new Map(rows.map(({ id, rev }) => [id, rev]));
  }),
  groupsOf: reads(async (tx, person: string, limit: number) => {
    const sights: GroupSight[] = [];
    for (const row of await groupsOf(tx, person, limit)) sights.push(await sightOf(tx, row));
    return sights;
  }),
  /** These are there for so many milliseconds, by the store's own clock; 0: they have just gone. */
  seeInGroups: writes(async (tx, groups: readonly PeopleInGroup[], hereForMs: number) => {
    const at = await tx.now();
    const until = hereForMs === 0 ? 0 : at + hereForMs;
    // All nodes in the same order: none waits for another that waits for it.
    for (const { id, people } of [...groups].sort((a, b) => (a.id < b.id ? -1 : 1))) {
      for (const person of [...people].sort())
        await tx.run`
          UPDATE group_people SET seen_at = ${at}, here_until = ${until}
          WHERE group_id = ${id} AND person = ${person}`;
      // Once an hour is enough to know that it is used.
      if (until > 0)
        await tx.run`
          UPDATE groups SET used_at = ${at} WHERE id = ${id} AND used_at < ${at - HOUR_MS}`;
    }
  }),
  groupResults: reads(
    async (tx, id: string, since: number, limit: number): Promise<regulars.GroupResults> => {
      const evenings = await tx.all<regulars.EveningScore>`
        SELECT member, game, CAST((ended_at - ${since} + ${LONG_AGO_MS}) / ${DAY_MS} AS BIGINT)
          AS day, sum(points) AS points FROM group_results
        WHERE group_id = ${id} AND ended_at >= ${since - EVENINGS_KEPT * DAY_MS} AND member IS
          NOT NULL GROUP BY member, game, day`;
      const last = await tx.all<FinishedRecord>`
        SELECT finished.* FROM group_tables JOIN finished
        ON finished.table_id = group_tables.table_id WHERE group_tables.group_id = ${id}
        ORDER BY finished.ended_at DESC LIMIT ${limit}`;
      return {
        evening: await scoresOf(tx, id, since),
        ever: await scoresOf(tx, id, 0),
        evenings,
        last: last.map(gameFrom),
        games: await countGames(tx, id),
      };
    },
  ),
  /** Whether this person belongs to the group that played there. */
  sharesGroup: reads((tx, person: string, table: string) =>
    isAny(tx.all`
      SELECT 1 AS yes FROM group_tables JOIN group_people
      ON group_people.group_id = group_tables.group_id
      WHERE group_people.person = ${person} AND group_tables.table_id = ${table}`),
  ),
  removeGroup: writes(async (tx, id: string) => {
    await tx.run`DELETE FROM groups WHERE id = ${id}`;
    for (const from of ['group_people', 'group_tables', 'group_results', 'reports'])
      await tx.run`DELETE FROM ${raw(from)} WHERE group_id = ${id}`;
  }),
  /** Somebody has something against what a group is called. */
  addReport: writes(async (tx, { id, at, group, person, name, text }: Report) => {
    await tx.run`
      INSERT INTO reports (id, at, group_id, person, name, text)
      VALUES (${id}, ${at}, ${group}, ${person}, ${name}, ${text})`;
  }),
  /** The latest first. */
  reports: reads(
    (tx, limit: number) => tx.all<Report>`
      SELECT id, at, group_id AS "group", person, name, text FROM reports
      ORDER BY at DESC LIMIT ${limit}`,
  ),
};

const groupsOf = (tx: Transaction, person: string, limit: number): Promise<GroupRecord[]> =>
  tx.all`
    SELECT groups.* FROM group_people JOIN groups ON groups.id = group_people.group_id
    WHERE group_people.person = ${person} ORDER BY groups.used_at DESC LIMIT ${limit}`;

const scoresOf = (tx: Transaction, id: string, since: number): Promise<regulars.MemberScore[]> =>
  tx.all`
    SELECT member, game, count(*) AS games, sum(won) AS won, sum(points) AS points
    FROM group_results WHERE group_id = ${id} AND ended_at >= ${since} AND member IS NOT NULL
    GROUP BY member, game`;

/** Counted with the person's row locked: of two groups joined at once the second sees the first. */
async function belongsToEnough(tx: Transaction, { person, most }: Joining): Promise<boolean> {
  await lockPerson(tx, person);
  const [counted] = await tx.all<{ groups: number }>`
    SELECT count(*) AS groups FROM group_people WHERE person = ${person}`;
  return counted!.groups >= most;
}

const peopleIn = (tx: Transaction, id: string) =>
  tx.all<{ person: string; seen_at: number; here_until: number }>`
    SELECT person, seen_at, here_until FROM group_people WHERE group_id = ${id}`;

/** Members are found by person. */
async function notePeople(
  tx: Transaction,
  id: string,
  group: regulars.Group,
  at: number,
): Promise<void> {
  // Whose place was taken still finds the group, and can take it back.
  const people = new Set([
    ...group.members.map(({ who }) => who.id),
    ...group.founders,
    ...regulars.openHandovers(group, at).map(({ from }) => from),
  ]);
  for (const { person } of await peopleIn(tx, id))
    if (!people.has(person))
      await tx.run`DELETE FROM group_people WHERE group_id = ${id} AND person = ${person}`;
  for (const person of people)
    await tx.run`
      INSERT INTO group_people (group_id, person, seen_at, here_until)
      VALUES (${id}, ${person}, ${at}, 0) ON CONFLICT DO NOTHING`;
}

/** Locks the row: nobody else writes it before this transaction does. */
const touched = async (tx: Transaction, id: string): Promise<GroupRecord | undefined> =>
  (await tx.all<GroupRecord>`UPDATE groups SET rev = rev + 1 WHERE id = ${id} RETURNING *`)[0];

/** A finished game counts for the group whose table it was played at. */
export async function enterForGroup(
  tx: Transaction,
  { table, round, game, endedAt, places }: Finished,
  people: readonly (string | null)[],
): Promise<string | null> {
  const [of] = await tx.all<{ group_id: string }>`
    SELECT group_id FROM group_tables WHERE table_id = ${table}`;
  const row = of && (await touched(tx, of.group_id));
  if (row === undefined || places === null) return row?.id ?? null;
  const group = JSON.parse(row.body) as regulars.Group;
  const players = people.map((person, seat) => ({ person, place: places[seat]! }));
  const points = pointsOf({ players });
  for (const [seat, { person, place }] of players.entries()) {
    if (person === null) continue;
    const member = regulars.memberOf(group, person)?.id ?? null;
    await tx.run`
      INSERT INTO group_results (group_id, table_id, round, seat, member, game, ended_at,
        points, won)
      VALUES (${row.id}, ${table}, ${round}, ${seat}, ${member}, ${game}, ${endedAt},
        ${points[seat]!}, ${place === 1 ? 1 : 0}) ON CONFLICT DO NOTHING`;
  }
  return row.id;
}

/** Somebody has deleted themselves: their points stay without a name, an empty group goes. */
export async function forgetInGroups(tx: Transaction, person: string): Promise<void> {
  const groups = await groupsOf(tx, person, 1_000_000);
  for (const { id } of groups.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const row = await touched(tx, id);
    if (row === undefined) continue;
    const group = JSON.parse(row.body) as regulars.Group;
    const left = regulars.withoutPerson(group, person);
    if (left.members.length === 0) {
      await groupMethods.removeGroup(tx, id);
      continue;
    }
    await tx.run`UPDATE groups SET body = ${JSON.stringify(left)} WHERE id = ${id}`;
    await notePeople(tx, id, left, row.used_at);
    const member = regulars.memberOf(group, person)?.id ?? null;
    await tx.run`
      UPDATE group_results SET member = NULL WHERE group_id = ${id} AND member = ${member}`;
  }
}

/** Groups that nobody has used since. */
export async function sweepGroups(tx: Transaction, before: number, limit: number): Promise<number> {
  const old = await tx.all<{ id: string }>`
    SELECT id FROM groups WHERE used_at < ${before} LIMIT ${limit}`;
  for (const { id } of old) await groupMethods.removeGroup(tx, id);
  return old.length;
}

async function sightBy(
  tx: Transaction,
  column: 'id' | 'link_key',
  value: string,
): Promise<GroupSight | null> {
  const [row] = await tx.all<GroupRecord>`SELECT * FROM groups WHERE ${raw(column)} = ${value}`;
  return row ? sightOf(tx, row) : null;
}

async function sightOf(tx: Transaction, row: GroupRecord): Promise<GroupSight> {
  const now = await tx.now();
  const running = await rowsFrom(tx.all`
    SELECT ${ROW} FROM group_tables JOIN tables ON tables.id = group_tables.table_id
    WHERE group_tables.group_id = ${row.id} AND tables.phase <> 'over' AND tables.people > 0
    ORDER BY tables.changed_at DESC LIMIT ${MAX_RUNNING}`);
  return {
    id: row.id,
    key: row.link_key,
    rev: row.rev,
    usedAt: row.used_at,
    group: JSON.parse(row.body) as regulars.Group,
    seen: (await peopleIn(tx, row.id)).map(({ person, seen_at, here_until }) => ({
      person,
      at: seen_at,
      isHere: here_until > now,
    })),
    running,
    games: await countGames(tx, row.id),
  };
}

async function countGames(tx: Transaction, id: string): Promise<number> {
  const [row] = await tx.all<{ games: number }>`
    SELECT count(*) AS games FROM group_tables JOIN finished
    ON finished.table_id = group_tables.table_id WHERE group_tables.group_id = ${id}`;
  return row!.games;
}
