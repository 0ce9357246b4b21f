import type { MySets } from '@tischlein/api';
import type { RuleSet, Who } from '@tischlein/table';
import { firstOf, isAny, raw, reads, writes, type Transaction } from './transaction.ts';

export interface Person extends Who {
  readonly language: string;
}

/** One of the browsers in which somebody is known. */
export interface Session {
  readonly person: string;
  readonly tokenHash: string;
}

/** A browser that wants to be told whose turn it is. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A big screen: what stands on it until when, and the table it shows. */
export interface StoredScreen {
  readonly person: string;
  readonly code: string;
  readonly table: string | null;
  readonly until: number;
}

/** Typed, or scanned. */
export type ScreenKey =
  | { readonly code: string; readonly keyHash?: undefined }
  | { readonly code?: undefined; readonly keyHash: string };

/** Something of which one person may use only a limited amount in a span of time. */
export interface Spending {
  readonly person: string;
  readonly what: 'entries' | 'tables' | `nudge ${string}`;
  readonly count: number;
  readonly most: number;
  readonly at: number;
  /** Milliseconds after which it is counted anew. */
  readonly span: number;
}

/** Games of one person that have named house rules. */
const MAX_GAMES_WITH_SETS = 20;
/** Browsers of one person that are told; a further one takes the place of the oldest. */
const MAX_SUBSCRIPTIONS = 8;
const SCREEN = raw(`SELECT code, person, table_id AS "table", until FROM screens`);

export const personIn = (tx: Transaction, id: string): Promise<Person | null> =>
  firstOf(tx.all`SELECT id, name, language, avatar FROM people WHERE id = ${id}`);

const byToken = (tx: Transaction, tokenHash: string): Promise<Person | null> =>
  firstOf(tx.all`
    SELECT id, name, language, avatar FROM people JOIN tokens ON tokens.person = people.id
    WHERE tokens.hash = ${tokenHash}`);

const addToken = (tx: Transaction, hash: string, person: string): Promise<number> =>
  tx.run`INSERT INTO tokens (hash, person) VALUES (${hash}, ${person})`;

/** Changes nothing: sessions of one person begin, end and ask for things one after the other. */
export const lockPerson = (tx: Transaction, id: string): Promise<number> =>
  tx.run`UPDATE people SET seen_at = seen_at WHERE id = ${id}`;

/** Until the transaction ends, nobody ends this session, unless that is done already. */
async function isInSession(tx: Transaction, session: Session): Promise<boolean> {
  await lockPerson(tx, session.person);
  return (await byToken(tx, session.tokenHash))?.id === session.person;
}

const subscriptionsOf = (tx: Transaction, person: string): Promise<Subscription[]> =>
  tx.all`
    SELECT endpoint, p256dh, auth FROM subscriptions WHERE person = ${person} ORDER BY at DESC`;

export const peopleMethods = {
  addPerson: writes(async (tx, person: Person, tokenHash: string, at: number) => {
    const { id, name, language, avatar } = person;
    await tx.run`
      INSERT INTO people (id, name, language, avatar, made_at, seen_at)
      VALUES (${id}, ${name}, ${language}, ${avatar}, ${at}, ${at})`;
    await addToken(tx, tokenHash, id);
  }),
  personByToken: reads(byToken),
  savePerson: writes(async (tx, { id, name, language, avatar }: Person, at: number) => {
    await tx.run`
      UPDATE people
      SET name = ${name}, language = ${language}, avatar = ${avatar}, seen_at = ${at}
      WHERE id = ${id}`;
  }),
  /** Null where they have deleted themselves. */
  person: reads(personIn),
  /** Whether this person has been here since then. */
  isHereSince: reads((tx, id: string, since: number) =>
    isAny(tx.all`SELECT 1 AS yes FROM people WHERE id = ${id} AND made_at <= ${since}`),
  ),
  /** Ends all sessions of this person but one, with their notifications, and every recovery link. */
  endOthers: writes(async (tx, { person, tokenHash }: Session) => {
    await lockPerson(tx, person);
    await tx.run`DELETE FROM tokens WHERE person = ${person} AND hash <> ${tokenHash}`;
    await tx.run`DELETE FROM recoveries WHERE person = ${person}`;
    await tx.run`DELETE FROM subscriptions WHERE person = ${person} AND session <> ${tokenHash}`;
  }),
  /** False where the session that asks has been ended. */
  addRecovery: writes(async (tx, hash: string, session: Session, until: number) => {
    if (!(await isInSession(tx, session))) return false;
    await tx.run`
      INSERT INTO recoveries (hash, person, until) VALUES (${hash}, ${session.person}, ${until})`;
    return true;
  }),
  /** Uses a recovery link up: the person gets a further token. */
  recover: writes(async (tx, hash: string, tokenHash: string, now: number) => {
    const [found] = await tx.all<{ person: string }>`
      SELECT person FROM recoveries WHERE hash = ${hash}`;
    if (!found) return null;
    await lockPerson(tx, found.person);
    const used = await tx.run`DELETE FROM recoveries WHERE hash = ${hash} AND until > ${now}`;
    if (used === 0) return null;
    await addToken(tx, tokenHash, found.person);
    return personIn(tx, found.person);
  }),

  ruleSets: reads(async (tx, person: string) => {
    const rows = await tx.all<{ game: string; body: string }>`
      SELECT game, body FROM rule_sets WHERE person = ${person}`;
    return Object.fromEntries(rows.map(({ game, body }) => [game, JSON.parse(body) as RuleSet[]]));
  }),
  saveRuleSets: writes(async (tx, person: string, { game, sets }: MySets) => {
    await lockPerson(tx, person);
    await tx.run`DELETE FROM rule_sets WHERE person = ${person} AND game = ${game}`;
    const [kept] = await tx.all<{ games: number }>`
      SELECT count(*) AS games FROM rule_sets WHERE person = ${person}`;
    if (sets.length > 0 && kept!.games < MAX_GAMES_WITH_SETS)
      await tx.run`
        INSERT INTO rule_sets (person, game, body)
        VALUES (${person}, ${game}, ${JSON.stringify(sets)})`;
  }),

  /** It ends with its session; false where that has been ended. */
  subscribe: writes(async (tx, browser: Subscription, session: Session, at: number) => {
    if (!(await isInSession(tx, session))) return false;
    const { endpoint, p256dh, auth } = browser;
    const { person, tokenHash } = session;
    await tx.run`
      INSERT INTO subscriptions (endpoint, person, session, p256dh, auth, at)
      VALUES (${endpoint}, ${person}, ${tokenHash}, ${p256dh}, ${auth}, ${at})
      ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, session = excluded.session,
        p256dh = excluded.p256dh, auth = excluded.auth, at = excluded.at`;
    const all = await subscriptionsOf(tx, person);
    for (const old of all.slice(MAX_SUBSCRIPTIONS))
      await tx.run`DELETE FROM subscriptions WHERE endpoint = ${old.endpoint}`;
    return true;
  }),
  subscriptionsOf: reads(subscriptionsOf),
  /** Of this person only, or (null) whoever's it is. */
  unsubscribe: writes(async (tx, endpoint: string, person: string | null) => {
    await tx.run`
      DELETE FROM subscriptions
      WHERE endpoint = ${endpoint} AND person = coalesce(${person}, person)`;
  }),

  /** This stands on a screen from now on; false where the same letters stand on another. */
  showCode: writes(async (tx, shown: StoredScreen & { keyHash: string }, now: number) => {
    const { person, code, keyHash, table, until } = shown;
    await tx.run`DELETE FROM screens WHERE person = ${person}`;
    await tx.run`DELETE FROM screens WHERE code = ${code} AND until <= ${now}`;
    const added = await tx.run`
      INSERT INTO screens (code, key_hash, person, table_id, until)
      VALUES (${code}, ${keyHash}, ${person}, ${table}, ${until}) ON CONFLICT DO NOTHING`;
    return added > 0;
  }),
  screenOf: reads((tx, person: string) =>
    firstOf(tx.all<StoredScreen>`${SCREEN} WHERE person = ${person}`),
  ),
  /** The screen on which this stands now. */
  findScreen: reads((tx, { code, keyHash }: ScreenKey, now: number) => {
    const column = raw(code === undefined ? 'key_hash' : 'code');
    return firstOf(tx.all<StoredScreen>`
      ${SCREEN} WHERE ${column} = ${code ?? keyHash} AND until > ${now}`);
  }),
  /** The screen shows this table from now on, and what stood on it is used up; false where it was already. */
  bindScreen: writes(async (tx, person: string, table: string, now: number) => {
    const bound = await tx.run`
      UPDATE screens SET table_id = ${table}, until = ${now}
      WHERE person = ${person} AND table_id IS NULL AND until > ${now}`;
    return bound > 0;
  }),

  /** Counts this many more for all nodes, unless that is too many. */
  spend: writes(async (tx, { person, what, count, most, at, span }: Spending) => {
    if (count > most) return false;
    const old = at - span;
    const spent = await tx.run`
      INSERT INTO spent (person, what, since, used) VALUES (${person}, ${what}, ${at}, ${count})
      ON CONFLICT (person, what) DO UPDATE SET
        used = excluded.used + CASE WHEN spent.since <= ${old} THEN 0 ELSE spent.used END,
        since = CASE WHEN spent.since <= ${old} THEN excluded.since ELSE spent.since END
      WHERE spent.since <= ${old} OR spent.used + excluded.used <= ${most}`;
    return spent > 0;
  }),

  /** This value, or the one that was there first: for what all nodes share. */
  once: writes(async (tx, name: string, value: string) => {
    await tx.run`
      INSERT INTO made_once (name, value) VALUES (${name}, ${value}) ON CONFLICT DO NOTHING`;
    const [found] = await tx.all<{ value: string }>`
      SELECT value FROM made_once WHERE name = ${name}`;
    return found!.value;
  }),
};
