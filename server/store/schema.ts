/** In the data folder. */
export const STORE_FILE = 'tischlein.sqlite';

/**
 * The tables of both databases, as steps: a store of an older version takes the missing ones. A step that was released is
 * never changed. Written so that SQLite and Postgres both read it.
 */
export const STEPS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE entries (
      table_id TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, kind TEXT NOT NULL,
      PRIMARY KEY (table_id, seq)
    )`,
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, listed INTEGER NOT NULL,
      due_at BIGINT, leased_until BIGINT NOT NULL DEFAULT 0, changed_at BIGINT NOT NULL,
      names TEXT NOT NULL, host TEXT, people INTEGER NOT NULL, awake_at BIGINT NOT NULL DEFAULT 0,
      about TEXT NOT NULL
    )`,
    `CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL`,
    `CREATE INDEX tables_listed ON tables (changed_at) WHERE listed = 1`,
    `CREATE INDEX tables_changed ON tables (changed_at)`,
    `CREATE TABLE people (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL, made_at BIGINT NOT NULL,
      seen_at BIGINT NOT NULL, avatar TEXT
    )`,
    `CREATE TABLE tokens (
      hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE
    )`,
    `CREATE TABLE recoveries (
      hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      until BIGINT NOT NULL
    )`,
    `CREATE TABLE finished (
      table_id TEXT NOT NULL, round INTEGER NOT NULL, game TEXT NOT NULL,
      ended_at BIGINT NOT NULL, rated INTEGER NOT NULL, names TEXT NOT NULL, scores TEXT NOT NULL,
      places TEXT NOT NULL, record TEXT NOT NULL,
      PRIMARY KEY (table_id, round)
    )`,
    `CREATE TABLE played (
      person TEXT NOT NULL, table_id TEXT NOT NULL, round INTEGER NOT NULL, seat INTEGER NOT NULL,
      PRIMARY KEY (person, table_id, round)
    )`,
    `CREATE TABLE ratings (
      person TEXT NOT NULL, game TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL,
      sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL,
      PRIMARY KEY (person, game)
    )`,
    `CREATE TABLE seated (
      person TEXT NOT NULL, table_id TEXT NOT NULL,
      PRIMARY KEY (person, table_id)
    )`,
    `CREATE INDEX seated_table ON seated (table_id)`,
    `CREATE INDEX tokens_person ON tokens (person)`,
    `CREATE INDEX recoveries_person ON recoveries (person)`,
    `CREATE INDEX people_seen ON people (seen_at)`,
    `CREATE INDEX recoveries_until ON recoveries (until)`,
    `CREATE INDEX played_game ON played (table_id, round)`,
    `CREATE INDEX entries_sat ON entries (table_id) WHERE kind = 'sat'`,
    `CREATE INDEX tables_of_bots ON tables (changed_at) WHERE people = 0`,
    `CREATE TABLE screens (
      code TEXT PRIMARY KEY, key_hash TEXT NOT NULL, person TEXT NOT NULL, table_id TEXT,
      until BIGINT NOT NULL
    )`,
    `CREATE INDEX screens_person ON screens (person)`,
    `CREATE INDEX screens_key ON screens (key_hash)`,
    `CREATE INDEX screens_until ON screens (until)`,
    `CREATE TABLE groups (
      id TEXT PRIMARY KEY, link_key TEXT NOT NULL, rev INTEGER NOT NULL, used_at BIGINT NOT NULL,
      body TEXT NOT NULL
    )`,
    `CREATE UNIQUE INDEX groups_key ON groups (link_key)`,
    `CREATE INDEX groups_used ON groups (used_at)`,
    `CREATE TABLE group_people (
      group_id TEXT NOT NULL, person TEXT NOT NULL, seen_at BIGINT NOT NULL,
      here_until BIGINT NOT NULL,
      PRIMARY KEY (group_id, person)
    )`,
    `CREATE INDEX group_people_person ON group_people (person)`,
    `CREATE TABLE group_tables (table_id TEXT PRIMARY KEY, group_id TEXT NOT NULL)`,
    `CREATE INDEX group_tables_group ON group_tables (group_id)`,
    `CREATE TABLE group_results (
      group_id TEXT NOT NULL, table_id TEXT NOT NULL, round INTEGER NOT NULL,
      seat INTEGER NOT NULL, member TEXT, game TEXT NOT NULL, ended_at BIGINT NOT NULL,
      points INTEGER NOT NULL, won INTEGER NOT NULL,
      PRIMARY KEY (group_id, table_id, round, seat)
    )`,
    `CREATE INDEX group_results_ended ON group_results (group_id, ended_at)`,
    `CREATE TABLE reports (
      id TEXT PRIMARY KEY, at BIGINT NOT NULL, group_id TEXT NOT NULL, person TEXT NOT NULL,
      name TEXT NOT NULL, text TEXT NOT NULL
    )`,
    `CREATE INDEX reports_at ON reports (at)`,
    `CREATE INDEX reports_person ON reports (person)`,
    `CREATE INDEX reports_group ON reports (group_id)`,
    `CREATE TABLE orders (
      what TEXT NOT NULL, whom TEXT NOT NULL, text TEXT NOT NULL, at BIGINT NOT NULL,
      PRIMARY KEY (what, whom)
    )`,
    `CREATE TABLE made_once (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
    `CREATE TABLE subscriptions (
      endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
      at BIGINT NOT NULL, session TEXT NOT NULL
    )`,
    `CREATE INDEX subscriptions_person ON subscriptions (person, at)`,
    `CREATE TABLE days (
      day TEXT NOT NULL, person TEXT NOT NULL, score INTEGER NOT NULL, won INTEGER NOT NULL,
      turns INTEGER NOT NULL, record TEXT NOT NULL, at BIGINT NOT NULL,
      PRIMARY KEY (day, person)
    )`,
    `CREATE INDEX days_score ON days (day, score)`,
    `CREATE INDEX days_person ON days (person)`,
    `CREATE INDEX days_at ON days (at)`,
    `CREATE TABLE spent (
      person TEXT NOT NULL, what TEXT NOT NULL, since BIGINT NOT NULL, used INTEGER NOT NULL,
      PRIMARY KEY (person, what)
    )`,
    `CREATE INDEX spent_since ON spent (since)`,
    `CREATE TABLE rule_sets (
      person TEXT NOT NULL, game TEXT NOT NULL, body TEXT NOT NULL,
      PRIMARY KEY (person, game)
    )`,
  ],
];
