const IDLE = `NOT EXISTS (SELECT 1 FROM seated WHERE seated.person = people.id)
    AND NOT EXISTS (SELECT 1 FROM played WHERE played.person = people.id)`;

/** Every statement of a store, with `?` for each value in order; both databases read them. */
export const SQL = {
  addEntry: `INSERT INTO entries (table_id, seq, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING`,
  entries: `SELECT body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq`,
  head: `SELECT max(seq) AS seq FROM entries WHERE table_id = ?`,
  putRow: `INSERT INTO tables (id, game, phase, listed, due_at, changed_at, names) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, listed = excluded.listed, due_at = excluded.due_at,
    leased_until = 0, changed_at = excluded.changed_at, names = excluded.names`,
  listed: `SELECT * FROM tables WHERE listed = 1 ORDER BY changed_at DESC LIMIT ?`,
  claimDue: `UPDATE tables SET leased_until = ? WHERE id IN
    (SELECT id FROM tables WHERE due_at <= ? AND leased_until <= ? ORDER BY due_at LIMIT ?) RETURNING id`,

  addSeated: `INSERT INTO seated (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING`,
  seatedAt: `SELECT table_id FROM seated WHERE person = ?`,
  sitting: `SELECT seq, body FROM entries WHERE table_id = ? AND body LIKE '{"e":"sat"%'`,
  rewrite: `UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?`,
  // Changes nothing but locks the row: nobody else writes it before this transaction does.
  tableNames: `UPDATE tables SET listed = listed WHERE id = ? RETURNING names`,
  renameTable: `UPDATE tables SET names = ? WHERE id = ?`,

  addPerson: `INSERT INTO people (id, name, language, seen_at) VALUES (?, ?, ?, ?)`,
  addToken: `INSERT INTO tokens (hash, person) VALUES (?, ?)`,
  personByToken: `SELECT people.* FROM people JOIN tokens ON tokens.person = people.id WHERE tokens.hash = ?`,
  person: `SELECT * FROM people WHERE id = ?`,
  savePerson: `UPDATE people SET name = ?, language = ?, seen_at = ? WHERE id = ?`,
  forgetTokens: `DELETE FROM tokens WHERE person = ?`,
  forgetRecoveries: `DELETE FROM recoveries WHERE person = ?`,
  finishedTexts: `UPDATE finished SET rated = rated WHERE table_id = ? AND round = ? RETURNING names, record`,
  renamed: `UPDATE finished SET names = ?, record = ? WHERE table_id = ? AND round = ?`,
  forgetSeated: `DELETE FROM seated WHERE person = ?`,
  forgetPlayed: `DELETE FROM played WHERE person = ?`,
  forgetAlone: `DELETE FROM finished WHERE table_id = ? AND round = ? AND NOT EXISTS
    (SELECT 1 FROM played WHERE played.table_id = finished.table_id AND played.round = finished.round)`,
  forgetRatings: `DELETE FROM ratings WHERE person = ?`,
  forgetPerson: `DELETE FROM people WHERE id = ?`,
  addRecovery: `INSERT INTO recoveries (hash, person, until) VALUES (?, ?, ?)`,
  recover: `DELETE FROM recoveries WHERE hash = ? AND until > ? RETURNING person`,

  finish: `INSERT INTO finished (table_id, round, game, ended_at, rated, names, scores, winners, record)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  addPlayed: `INSERT INTO played (person, table_id, round, seat) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  // The row is locked until the transaction ends: of two games that end at once the second sees the first.
  countGame: `INSERT INTO ratings (person, game, mu, sigma, games) VALUES (?, ?, ?, ?, 1)
    ON CONFLICT (person, game) DO UPDATE SET games = ratings.games + 1 RETURNING mu, sigma`,
  putRating: `UPDATE ratings SET mu = ?, sigma = ? WHERE person = ? AND game = ?`,
  record: `SELECT record FROM finished WHERE table_id = ? AND round = ?`,
  hasPlayed: `SELECT 1 AS yes FROM played WHERE person = ? AND table_id = ? AND round = ?`,
  outcomes: `SELECT finished.*, played.seat FROM played JOIN finished
    ON finished.table_id = played.table_id AND finished.round = played.round
    WHERE played.person = ? ORDER BY finished.ended_at DESC LIMIT ?`,
  ratings: `SELECT * FROM ratings WHERE person = ?`,

  oldest: `SELECT id FROM tables WHERE changed_at < ? ORDER BY changed_at LIMIT ?`,
  setDue: `UPDATE tables SET due_at = ?, leased_until = 0 WHERE id = ?`,
  // Asked once more: somebody may have moved there since.
  sweepTable: `DELETE FROM tables WHERE id = ? AND changed_at < ?`,
  sweepSeated: `DELETE FROM seated WHERE table_id = ?`,
  sweepEntries: `DELETE FROM entries WHERE table_id = ?`,
  sweepRecoveries: `DELETE FROM recoveries WHERE until < ?`,
  // Who sits nowhere and has finished nothing leaves nothing behind but a name.
  quietPeople: `SELECT id FROM people WHERE seen_at < ? AND ${IDLE} LIMIT ?`,
  sweepPerson: `DELETE FROM people WHERE id = ? AND seen_at < ? AND ${IDLE}`,
} as const;
export type Query = keyof typeof SQL;

export interface TableRecord {
  readonly id: string;
  readonly game: string;
  readonly phase: string;
  readonly listed: number;
  readonly due_at: number | null;
  readonly changed_at: number;
  readonly names: string;
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
