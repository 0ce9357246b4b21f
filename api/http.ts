/** What a server answers over HTTP, as a page reads it: see docs/protocol.md, "Coming in". */
import { AvatarSchema, WhoSchema } from '@tischlein/table';
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
  /** The faces of people, by chair; left out where nobody has one. */
  avatars: v.exactOptional(v.array(v.nullable(AvatarSchema))),
  /** The game's options that are not as printed. */
  options: v.exactOptional(v.record(v.string(), v.unknown())),
  clock: v.exactOptional(v.object({ type: v.string(), seconds: v.exactOptional(v.number()) })),
  rated: v.exactOptional(v.boolean()),
  /** In the list of my own tables: whether it waits for me, and how long whoever it waits for still has. */
  waits: v.exactOptional(v.boolean()),
  left: v.exactOptional(v.number()),
  /** The seat it waits for. */
  turn: v.exactOptional(v.number()),
  /** Whoever it waits for can be reminded. */
  nudge: v.exactOptional(v.boolean()),
  /** When bots take the free chairs and the game begins. */
  fillsAt: v.exactOptional(v.number()),
});
const OpenTablesSchema = v.object({ tables: v.array(OpenTableSchema) });
export const readOpenTables = v.parser(OpenTablesSchema);
export type OpenTable = v.InferOutput<typeof OpenTableSchema>;

/** The public list as it is told while somebody looks: first as a whole, then what is new, other or gone. */
export const readListNews = v.parser(
  v.union([
    OpenTablesSchema,
    v.object({ changed: v.array(OpenTableSchema), gone: v.array(v.string()) }),
  ]),
);
type ListNews = ReturnType<typeof readListNews>;

/** The list after some news of it, the latest change first. */
export function listAfter(before: readonly OpenTable[], news: ListNews): readonly OpenTable[] {
  if ('tables' in news) return news.tables;
  const left = new Set([...news.gone, ...news.changed.map(({ table }) => table)]);
  return [...news.changed, ...before.filter(({ table }) => !left.has(table))].sort(
    (a, b) => b.changedAt - a.changedAt,
  );
}

/** A game that the server has from outside, and pages do not. */
const OutsideGameSchema = v.object({
  game: v.string(),
  name: v.string(),
  seats: v.object({ min: v.number(), max: v.number() }),
  /** Its rules run in pages, too. */
  here: v.boolean(),
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
      /** By seat; null where the game was stopped. */
      places: v.nullable(v.array(v.number())),
      seat: v.number(),
    }),
  ),
  ratings: v.array(
    v.object({ game: v.string(), mu: v.number(), sigma: v.number(), games: v.number() }),
  ),
});
export type ShownPerson = v.InferOutput<typeof PersonPageSchema>;
export const readPersonPage = v.parser(PersonPageSchema);
