/** What goes over HTTP, as both sides read it: see docs/protocol.md, "Coming in". */
import { ClockSchema, NameSchema, SomeSettingsSchema, whole } from '@tischlein/table';
import * as v from 'valibot';

export const AboutMeSchema = v.strictObject({
  name: v.exactOptional(NameSchema),
  language: v.exactOptional(v.pipe(v.string(), v.maxLength(10))),
});
export type AboutMe = v.InferOutput<typeof AboutMeSchema>;

export const RecoverSchema = v.strictObject({ token: v.pipe(v.string(), v.maxLength(100)) });

/** What stands on a big screen: typed, or scanned. */
export const ScreenCodeSchema = v.union([
  v.strictObject({ code: v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{4}$/)) }),
  v.strictObject({ key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)) }),
]);
export type ScreenCode = v.InferOutput<typeof ScreenCodeSchema>;
export const readScreen = v.parser(
  v.object({
    /** The screen's own public id. */
    screen: v.string(),
    code: v.string(),
    key: v.string(),
    /** So many milliseconds it stands. */
    lasts: v.number(),
    table: v.nullable(v.string()),
  }),
);
export const readScreenTable = v.parser(v.object({ table: v.nullable(v.string()) }));

/** As browsers give it: where notifications go, and what they are encrypted with. */
export const SubscriptionSchema = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(600)),
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}(==)?$/)),
  }),
});
export const EndpointSchema = v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(600)) });
export const readPushKey = v.parser(v.object({ key: v.nullable(v.string()) }));

export const NewTableSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(20)),
  seats: whole(1, 16),
  settings: v.exactOptional(SomeSettingsSchema),
});
/** Play with whoever is there: at the fullest open table that fits, or at a new one. */
export const PlaySchema = v.strictObject({
  /** What is played at a new table. */
  game: v.pipe(v.string(), v.maxLength(20)),
  /** A table of another game fits, too. */
  others: v.boolean(),
  name: NameSchema,
});
/** The first free chair of a table, before its first game. */
export const SitSchema = v.strictObject({ name: NameSchema });
export type NewTable = v.InferOutput<typeof NewTableSchema>;

/** Why a request was not granted: a name for pages with words of their own, and a sentence. */
export const readRefusal = v.parser(v.object({ code: v.string(), error: v.string() }));

const PersonSchema = v.object({ id: v.string(), name: v.string(), language: v.string() });
export type PersonHere = v.InferOutput<typeof PersonSchema>;
export const readPerson = v.parser(PersonSchema);
export const readMadeTable = v.parser(v.object({ table: v.string() }));
export const readLink = v.parser(v.object({ token: v.string() }));
export const readAddresses = v.parser(v.object({ addresses: v.array(v.string()) }));

/** A table of the public list. */
const OpenTableSchema = v.object({
  table: v.string(),
  game: v.string(),
  phase: v.string(),
  changedAt: v.number(),
  /** Who sits there: a name each, null for an empty chair. */
  names: v.array(v.nullable(v.string())),
  /** The game's options that are not as printed. */
  options: v.exactOptional(v.record(v.string(), v.unknown())),
  clock: v.exactOptional(ClockSchema),
  rated: v.exactOptional(v.boolean()),
  /** In the list of my own tables: whether it waits for me, and how long whoever it waits for still has. */
  waits: v.exactOptional(v.boolean()),
  left: v.exactOptional(v.number()),
  /** When bots take the free chairs and the game begins. */
  fillsAt: v.exactOptional(v.number()),
});
export const readOpenTables = v.parser(v.object({ tables: v.array(OpenTableSchema) }));
export type OpenTable = v.InferOutput<typeof OpenTableSchema>;

/** A game that the server has from outside, and pages do not. */
const OutsideGameSchema = v.object({
  game: v.string(),
  name: v.string(),
  seats: v.object({ min: v.number(), max: v.number() }),
});
export const readOutsideGames = v.parser(v.object({ games: v.array(OutsideGameSchema) }));
export type OutsideGame = v.InferOutput<typeof OutsideGameSchema>;

/** What a person has here: finished games, the newest first, and a rating for each game played for one. */
const PersonPageSchema = v.object({
  person: PersonSchema,
  outcomes: v.array(
    v.object({
      /** Only of one's own games: it is the key to the table. */
      table: v.exactOptional(v.string()),
      round: v.number(),
      game: v.string(),
      endedAt: v.number(),
      rated: v.boolean(),
      names: v.array(v.string()),
      scores: v.array(v.number()),
      won: v.boolean(),
      drawn: v.boolean(),
      seat: v.number(),
    }),
  ),
  ratings: v.array(
    v.object({ game: v.string(), mu: v.number(), sigma: v.number(), games: v.number() }),
  ),
});
export type ShownPerson = v.InferOutput<typeof PersonPageSchema>;
export const readPersonPage = v.parser(PersonPageSchema);
