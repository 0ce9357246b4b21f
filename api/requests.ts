/** What a page asks over HTTP. A file of its own: only servers check it, and no page carries it along. */
import {
  AnimalSchema,
  MAX_SETS,
  NameSchema,
  RuleSetSchema,
  SomeSettingsSchema,
  whole,
} from '@tischlein/table';
import * as v from 'valibot';

export const AboutMeSchema = v.strictObject({
  name: v.exactOptional(NameSchema),
  language: v.exactOptional(v.pipe(v.string(), v.maxLength(10))),
  avatar: v.exactOptional(AnimalSchema),
});
export type AboutMe = v.InferOutput<typeof AboutMeSchema>;

export const RecoverSchema = v.strictObject({ token: v.pipe(v.string(), v.maxLength(100)) });

/** One's sets of house rules for this game, from now on. */
export const MySetsSchema = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,20}$/)),
  sets: v.pipe(v.array(RuleSetSchema), v.maxLength(MAX_SETS)),
});
export type MySets = v.InferOutput<typeof MySetsSchema>;

/** What stands on a big screen: typed, or scanned. */
export const ScreenCodeSchema = v.union([
  v.strictObject({ code: v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{4}$/)) }),
  v.strictObject({ key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)) }),
]);
export type ScreenCode = v.InferOutput<typeof ScreenCodeSchema>;

/** As browsers give it: where notifications go, and what they are encrypted with. */
export const SubscriptionSchema = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(600)),
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}(==)?$/)),
  }),
});
export const EndpointSchema = v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(600)) });

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
