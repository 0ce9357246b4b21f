import { dayStatements } from './days.ts';
import { groupStatements } from './groups.ts';
import { quotaStatements } from './quotas.ts';
import { sqlOf, V, type Dialect } from './sql.ts';

const IDLE = `NOT EXISTS (SELECT 1 FROM seated WHERE seated.person = people.id)
    AND NOT EXISTS (SELECT 1 FROM played WHERE played.person = people.id)
    AND NOT EXISTS (SELECT 1 FROM group_people WHERE group_people.person = people.id)`;

/** Every statement of a store. */
export function statementsFor(dialect: Dialect) {
  const sql = sqlOf(dialect);
  const { skipLocked } = dialect;
  return {
    ...groupStatements(sql, dialect),
    ...dayStatements(sql),
    ...quotaStatements(sql),
    addEntry: sql`INSERT INTO entries (table_id, seq, kind, body) VALUES (${V}, ${V}, ${V}, ${V}) ON CONFLICT DO NOTHING`,
    entries: sql`SELECT body FROM entries WHERE table_id = ${V} AND seq > ${V} ORDER BY seq`,
    head: sql`SELECT max(seq) AS seq FROM entries WHERE table_id = ${V}`,
    putRow: sql`INSERT INTO tables (id, game, phase, host, people, listed, due_at, changed_at, names, about)
      VALUES (${V}, ${V}, ${V}, ${V}, ${V}, ${V}, ${V}, ${V}, ${V}, ${V})
      ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, host = excluded.host, people = excluded.people, listed = excluded.listed, due_at = excluded.due_at,
      leased_until = 0, changed_at = excluded.changed_at, names = excluded.names, about = excluded.about`,
    listed: sql`SELECT * FROM tables WHERE listed = 1 ORDER BY changed_at DESC LIMIT ${V}`,
    claimDue: sql`UPDATE tables SET leased_until = ${V} WHERE id IN
      (SELECT id FROM tables WHERE due_at <= ${V} AND leased_until <= ${V} ORDER BY due_at LIMIT ${V} ${skipLocked}) RETURNING id`,

    addSeated: sql`INSERT INTO seated (person, table_id) VALUES (${V}, ${V}) ON CONFLICT DO NOTHING`,
    seatedAt: sql`SELECT table_id FROM seated WHERE person = ${V}`,
    rowsOf: sql`SELECT tables.* FROM seated JOIN tables ON tables.id = seated.table_id
      WHERE seated.person = ${V} ORDER BY tables.changed_at DESC LIMIT ${V}`,
    sitting: sql`SELECT seq, body FROM entries WHERE table_id = ${V} AND kind = 'sat'`,
    rewrite: sql`UPDATE entries SET body = ${V} WHERE table_id = ${V} AND seq = ${V}`,
    // Changes nothing but locks the row: nobody else writes it before this transaction does.
    tableNames: sql`UPDATE tables SET listed = listed WHERE id = ${V} RETURNING names`,
    renameTable: sql`UPDATE tables SET names = ${V} WHERE id = ${V}`,

    addPerson: sql`INSERT INTO people (id, name, language, avatar, seen_at) VALUES (${V}, ${V}, ${V}, ${V}, ${V})`,
    addToken: sql`INSERT INTO tokens (hash, person) VALUES (${V}, ${V})`,
    personByToken: sql`SELECT people.* FROM people JOIN tokens ON tokens.person = people.id WHERE tokens.hash = ${V}`,
    person: sql`SELECT * FROM people WHERE id = ${V}`,
    savePerson: sql`UPDATE people SET name = ${V}, language = ${V}, avatar = ${V}, seen_at = ${V} WHERE id = ${V}`,
    // Changes nothing but locks the row: sessions of one person begin, end and ask for things one after the other.
    lockPerson: sql`UPDATE people SET seen_at = seen_at WHERE id = ${V}`,
    endOthers: sql`DELETE FROM tokens WHERE person = ${V} AND hash <> ${V}`,
    forgetTokens: sql`DELETE FROM tokens WHERE person = ${V}`,
    forgetRecoveries: sql`DELETE FROM recoveries WHERE person = ${V}`,
    finishedTexts: sql`UPDATE finished SET rated = rated WHERE table_id = ${V} AND round = ${V} RETURNING names, record`,
    renamed: sql`UPDATE finished SET names = ${V}, record = ${V} WHERE table_id = ${V} AND round = ${V}`,
    forgetSeated: sql`DELETE FROM seated WHERE person = ${V}`,
    forgetPlayed: sql`DELETE FROM played WHERE person = ${V}`,
    forgetAlone: sql`DELETE FROM finished WHERE table_id = ${V} AND round = ${V} AND NOT EXISTS
      (SELECT 1 FROM played WHERE played.table_id = finished.table_id AND played.round = finished.round)`,
    forgetRatings: sql`DELETE FROM ratings WHERE person = ${V}`,
    forgetPerson: sql`DELETE FROM people WHERE id = ${V}`,
    addRecovery: sql`INSERT INTO recoveries (hash, person, until) VALUES (${V}, ${V}, ${V})`,
    recovery: sql`SELECT person FROM recoveries WHERE hash = ${V}`,
    recover: sql`DELETE FROM recoveries WHERE hash = ${V} AND until > ${V}`,

    makeOnce: sql`INSERT INTO made_once (name, value) VALUES (${V}, ${V}) ON CONFLICT DO NOTHING`,
    madeOnce: sql`SELECT value FROM made_once WHERE name = ${V}`,
    subscribe: sql`INSERT INTO subscriptions (endpoint, person, session, p256dh, auth, at) VALUES (${V}, ${V}, ${V}, ${V}, ${V}, ${V})
      ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, session = excluded.session, p256dh = excluded.p256dh, auth = excluded.auth, at = excluded.at`,
    subscriptions: sql`SELECT * FROM subscriptions WHERE person = ${V} ORDER BY at DESC`,
    unsubscribe: sql`DELETE FROM subscriptions WHERE endpoint = ${V}`,
    unsubscribeMine: sql`DELETE FROM subscriptions WHERE endpoint = ${V} AND person = ${V}`,
    endOtherSubscriptions: sql`DELETE FROM subscriptions WHERE person = ${V} AND session <> ${V}`,
    forgetSubscriptions: sql`DELETE FROM subscriptions WHERE person = ${V}`,

    screenOf: sql`SELECT * FROM screens WHERE person = ${V}`,
    dropScreen: sql`DELETE FROM screens WHERE person = ${V}`,
    dropOldCode: sql`DELETE FROM screens WHERE code = ${V} AND until <= ${V}`,
    addScreen: sql`INSERT INTO screens (code, key_hash, person, table_id, until) VALUES (${V}, ${V}, ${V}, ${V}, ${V}) ON CONFLICT DO NOTHING`,
    screenByCode: sql`SELECT * FROM screens WHERE code = ${V} AND until > ${V}`,
    screenByKey: sql`SELECT * FROM screens WHERE key_hash = ${V} AND until > ${V}`,
    bindScreen: sql`UPDATE screens SET table_id = ${V}, until = ${V} WHERE person = ${V} AND table_id IS NULL AND until > ${V}`,
    sweepScreens: sql`DELETE FROM screens WHERE until < ${V}`,

    finish: sql`INSERT INTO finished (table_id, round, game, ended_at, rated, names, scores, winners, record)
      VALUES (${V}, ${V}, ${V}, ${V}, ${V}, ${V}, ${V}, ${V}, ${V}) ON CONFLICT DO NOTHING`,
    addPlayed: sql`INSERT INTO played (person, table_id, round, seat) VALUES (${V}, ${V}, ${V}, ${V}) ON CONFLICT DO NOTHING`,
    // The row is locked until the transaction ends: of two games that end at once the second sees the first.
    countGame: sql`INSERT INTO ratings (person, game, mu, sigma, games) VALUES (${V}, ${V}, ${V}, ${V}, 1)
      ON CONFLICT (person, game) DO UPDATE SET games = ratings.games + 1 RETURNING mu, sigma`,
    // Games of these two that were rated since.
    ratedTogether: sql`SELECT count(*) AS games FROM played AS one JOIN played AS other
      ON other.table_id = one.table_id AND other.round = one.round AND other.person = ${V}
      JOIN finished ON finished.table_id = one.table_id AND finished.round = one.round
      WHERE one.person = ${V} AND finished.rated = 1 AND finished.game = ${V} AND finished.ended_at > ${V}`,
    putRating: sql`UPDATE ratings SET mu = ${V}, sigma = ${V} WHERE person = ${V} AND game = ${V}`,
    record: sql`SELECT record FROM finished WHERE table_id = ${V} AND round = ${V}`,
    hasPlayed: sql`SELECT 1 AS yes FROM played WHERE person = ${V} AND table_id = ${V} AND round = ${V}`,
    outcomes: sql`SELECT finished.*, played.seat FROM played JOIN finished
      ON finished.table_id = played.table_id AND finished.round = played.round
      WHERE played.person = ${V} ORDER BY finished.ended_at DESC LIMIT ${V}`,
    ratings: sql`SELECT * FROM ratings WHERE person = ${V}`,

    oldest: sql`SELECT id FROM tables WHERE changed_at < ${V} ORDER BY changed_at LIMIT ${V}`,
    // Where only bots sit nobody misses anything.
    oldestOfBots: sql`SELECT id FROM tables WHERE people = 0 AND changed_at < ${V} ORDER BY changed_at LIMIT ${V}`,
    setDue: sql`UPDATE tables SET due_at = ${V}, leased_until = 0 WHERE id = ${V}`,
    // Asked once more: somebody may have moved there since.
    sweepTable: sql`DELETE FROM tables WHERE id = ${V} AND changed_at < ${V}`,
    sweepSeated: sql`DELETE FROM seated WHERE table_id = ${V}`,
    sweepEntries: sql`DELETE FROM entries WHERE table_id = ${V}`,
    sweepRecoveries: sql`DELETE FROM recoveries WHERE until < ${V}`,
    // Who sits nowhere and has finished nothing leaves nothing behind but a name.
    quietPeople: sql`SELECT id FROM people WHERE seen_at < ${V} AND ${IDLE} LIMIT ${V}`,
    sweepPerson: sql`DELETE FROM people WHERE id = ${V} AND seen_at < ${V} AND ${IDLE}`,
  } as const;
}
export type Query = keyof ReturnType<typeof statementsFor>;

export interface TableRecord {
  readonly id: string;
  readonly game: string;
  readonly phase: string;
  readonly host: string | null;
  readonly people: number;
  readonly listed: number;
  readonly due_at: number | null;
  readonly changed_at: number;
  readonly names: string;
  readonly about: string;
}

export interface ScreenRecord {
  readonly code: string;
  readonly person: string;
  readonly table_id: string | null;
  readonly until: number;
}

export interface FinishedRecord {
  readonly table_id: string;
  readonly round: number;
  readonly game: string;
  readonly ended_at: number;
  readonly rated: number;
  readonly names: string;
  readonly scores: string;
  readonly winners: string;
  readonly record: string;
  readonly seat: number;
}
