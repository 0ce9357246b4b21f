import type { Dialect } from './sql.ts';

/**
 * The tables of both databases, as steps: a store of an older version takes the missing ones. A step that was
 * released is never changed. Written so that SQLite and Postgres both read it; only fields of JSON they call
 * differently.
 */
export const stepsFor = ({ field }: Pick<Dialect, 'field'>): readonly string[][] => [
  [
    `CREATE TABLE entries (
      table_id TEXT NOT NULL,
      seq INTEGER NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (table_id, seq)
    )`,
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      phase TEXT NOT NULL,
      listed INTEGER NOT NULL,
      due_at BIGINT,
      leased_until BIGINT NOT NULL DEFAULT 0,
      changed_at BIGINT NOT NULL,
      names TEXT NOT NULL
    )`,
    `CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL`,
    `CREATE INDEX tables_listed ON tables (changed_at) WHERE listed = 1`,
    `CREATE INDEX tables_changed ON tables (changed_at)`,
    `CREATE TABLE people (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      language TEXT NOT NULL,
      made_at BIGINT NOT NULL
    )`,
    `CREATE TABLE tokens (
      hash TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE
    )`,
    `CREATE TABLE recoveries (
      hash TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      until BIGINT NOT NULL
    )`,
    `CREATE TABLE finished (
      table_id TEXT NOT NULL,
      round INTEGER NOT NULL,
      game TEXT NOT NULL,
      ended_at BIGINT NOT NULL,
      rated INTEGER NOT NULL,
      names TEXT NOT NULL,
      scores TEXT NOT NULL,
      winners TEXT NOT NULL,
      record TEXT NOT NULL,
      PRIMARY KEY (table_id, round)
    )`,
    `CREATE TABLE played (
      person TEXT NOT NULL,
      table_id TEXT NOT NULL,
      round INTEGER NOT NULL,
      seat INTEGER NOT NULL,
      PRIMARY KEY (person, table_id, round)
    )`,
    `CREATE TABLE ratings (
      person TEXT NOT NULL,
      game TEXT NOT NULL,
      mu DOUBLE PRECISION NOT NULL,
      sigma DOUBLE PRECISION NOT NULL,
      games INTEGER NOT NULL,
      PRIMARY KEY (person, game)
    )`,
  ],
  // Where somebody has sat: to take their name out when they delete themselves.
  [
    `CREATE TABLE seated (
      person TEXT NOT NULL,
      table_id TEXT NOT NULL,
      PRIMARY KEY (person, table_id)
    )`,
    `CREATE INDEX seated_table ON seated (table_id)`,
    `INSERT INTO seated (person, table_id) SELECT DISTINCT ${field('body', 'person')}, table_id
      FROM entries WHERE ${field('body', 'e')} = 'sat'`,
    `CREATE INDEX tokens_person ON tokens (person)`,
    `CREATE INDEX recoveries_person ON recoveries (person)`,
  ],
  // What nobody needs any more is found without looking through everything; a host belongs to a table like the seated.
  [
    `ALTER TABLE people RENAME COLUMN made_at TO seen_at`,
    `CREATE INDEX people_seen ON people (seen_at)`,
    `CREATE INDEX recoveries_until ON recoveries (until)`,
    `CREATE INDEX played_game ON played (table_id, round)`,
    `INSERT INTO seated (person, table_id) SELECT ${field('body', 'host')}, table_id FROM entries
      WHERE seq = 1 AND ${field('body', 'e')} = 'made' AND ${field('body', 'host')} IS NOT NULL ON CONFLICT DO NOTHING`,
  ],
  // New columns: the kind of each entry, the host of each table, whether people sit there.
  [
    `ALTER TABLE entries ADD COLUMN kind TEXT NOT NULL DEFAULT ''`,
    `UPDATE entries SET kind = ${field('body', 'e')}`,
    `CREATE INDEX entries_sat ON entries (table_id) WHERE kind = 'sat'`,
    `ALTER TABLE tables ADD COLUMN host TEXT`,
    `UPDATE tables SET host = (SELECT ${field('body', 'host')} FROM entries WHERE table_id = tables.id AND seq = 1)`,
    `ALTER TABLE tables ADD COLUMN people INTEGER NOT NULL DEFAULT 1`,
    `CREATE INDEX tables_of_bots ON tables (changed_at) WHERE people = 0`,
  ],
  // Big screens: what stands on them, and the table they show.
  [
    `CREATE TABLE screens (
      code TEXT PRIMARY KEY,
      key_hash TEXT NOT NULL,
      person TEXT NOT NULL,
      table_id TEXT,
      until BIGINT NOT NULL
    )`,
    `CREATE INDEX screens_person ON screens (person)`,
    `CREATE INDEX screens_key ON screens (key_hash)`,
    `CREATE INDEX screens_until ON screens (until)`,
  ],
  // Groups of regulars: each is one text that is changed as a whole; beside it what must be found without reading it.
  [
    `CREATE TABLE groups (
      id TEXT PRIMARY KEY,
      link_key TEXT NOT NULL,
      rev INTEGER NOT NULL,
      used_at BIGINT NOT NULL,
      body TEXT NOT NULL
    )`,
    `CREATE UNIQUE INDEX groups_key ON groups (link_key)`,
    `CREATE INDEX groups_used ON groups (used_at)`,
    `CREATE TABLE group_people (
      group_id TEXT NOT NULL,
      person TEXT NOT NULL,
      seen_at BIGINT NOT NULL,
      here_until BIGINT NOT NULL,
      PRIMARY KEY (group_id, person)
    )`,
    `CREATE INDEX group_people_person ON group_people (person)`,
    `CREATE TABLE group_tables (
      table_id TEXT PRIMARY KEY,
      group_id TEXT NOT NULL
    )`,
    `CREATE INDEX group_tables_group ON group_tables (group_id)`,
    `CREATE TABLE group_results (
      group_id TEXT NOT NULL,
      table_id TEXT NOT NULL,
      round INTEGER NOT NULL,
      seat INTEGER NOT NULL,
      member TEXT,
      game TEXT NOT NULL,
      ended_at BIGINT NOT NULL,
      points INTEGER NOT NULL,
      won INTEGER NOT NULL,
      PRIMARY KEY (group_id, table_id, round, seat)
    )`,
    `CREATE INDEX group_results_ended ON group_results (group_id, ended_at)`,
    `ALTER TABLE tables ADD COLUMN about TEXT NOT NULL DEFAULT '{}'`,
  ],
  // Notifications: what is made once for all nodes, and the browsers that want to be told.
  [
    `CREATE TABLE made_once (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    )`,
    `CREATE TABLE subscriptions (
      endpoint TEXT PRIMARY KEY,
      person TEXT NOT NULL,
      p256dh TEXT NOT NULL,
      auth TEXT NOT NULL,
      at BIGINT NOT NULL
    )`,
    `CREATE INDEX subscriptions_person ON subscriptions (person, at)`,
  ],
  // The deal of the day: one result a person and day, with the record it was checked by.
  [
    `CREATE TABLE days (
      day TEXT NOT NULL,
      person TEXT NOT NULL,
      score INTEGER NOT NULL,
      won INTEGER NOT NULL,
      turns INTEGER NOT NULL,
      record TEXT NOT NULL,
      at BIGINT NOT NULL,
      PRIMARY KEY (day, person)
    )`,
    `CREATE INDEX days_score ON days (day, score)`,
    `CREATE INDEX days_person ON days (person)`,
    `CREATE INDEX days_at ON days (at)`,
  ],
  // The animal somebody chose; null where they have not.
  [`ALTER TABLE people ADD COLUMN figure INTEGER`],
  // What people have used of what they may in a day or an hour.
  [
    `CREATE TABLE spent (
      person TEXT NOT NULL,
      what TEXT NOT NULL,
      since BIGINT NOT NULL,
      used INTEGER NOT NULL,
      PRIMARY KEY (person, what)
    )`,
    `CREATE INDEX spent_since ON spent (since)`,
  ],
  // A browser's notifications end with the session that asked for them.
  [`ALTER TABLE subscriptions ADD COLUMN session TEXT NOT NULL DEFAULT ''`],
];
