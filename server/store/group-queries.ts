import { V, type Dialect, type Sql } from './sql.ts';

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
