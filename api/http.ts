/** What a server answers over HTTP, as a page reads it: see docs/protocol.md, "Coming in". */
import { WhoSchema } from '@tischlein/table';
import * as v from 'valibot';

export const readScreen = v.parser(
  v.object({
    /** The screen's own public id. */
    screen: v.string(),
    code: v.string(),
    key: v.string(),
    /** How long it stands, in milliseconds. */
    lasts: v.number(),
    table: v.nullable(v.string()),
  }),
);
export const readScreenTable = v.parser(v.object({ table: v.nullable(v.string()) }));

export const readPushKey = v.parser(v.object({ key: v.nullable(v.string()) }));

/** Why a request was not granted: a name for pages with words of their own, and a sentence. */
export const readRefusal = v.parser(v.object({ code: v.string(), error: v.string() }));

const PersonSchema = v.object({
  ...WhoSchema.entries,
  language: v.string(),
});
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
  /** The animals people chose, by chair; left out where nobody has. */
  avatars: v.exactOptional(v.array(v.nullable(v.number()))),
  /** The game's options that are not as printed. */
  options: v.exactOptional(v.record(v.string(), v.unknown())),
  clock: v.exactOptional(v.object({ kind: v.string(), seconds: v.exactOptional(v.number()) })),
  rated: v.exactOptional(v.boolean()),
  /** In the list of my own tables: whether it waits for me, and how long whoever it waits for still has. */
  waits: v.exactOptional(v.boolean()),
  left: v.exactOptional(v.number()),
  /** The seat it waits for. */
  turn: v.exactOptional(v.number()),
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
export const readOutsideGames = v.parser(
  v.object({
    games: v.array(OutsideGameSchema),
    /** Bots that the operator of the server has brought along, by their level. */
    bots: v.optional(v.array(v.string()), []),
  }),
);
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
