/** The deal of the day over HTTP: see docs/protocol.md, "The deal of the day". */
import { whole } from '@tischlein/table';
import * as v from 'valibot';

const LONGEST_RECORD = 15_000;

/** A finished game of the day. Who played it is known by the cookie; names in the record are not kept. */
export const PlayedDaySchema = v.strictObject({
  record: v.pipe(v.string(), v.maxLength(LONGEST_RECORD)),
});

const result = { score: whole(-100_000, 100_000), won: v.boolean(), turns: whole(0, 100_000) };

const ShownDaySchema = v.object({
  date: v.string(),
  /** How many have played it so far. */
  players: v.number(),
  /** Your first try; null before. */
  mine: v.nullable(v.object(result)),
  /** How many got which score, the lowest first; null until you have played it or the day is over. */
  scores: v.nullable(
    v.array(v.object({ score: v.number(), won: v.boolean(), people: v.number() })),
  ),
  /** The days you played, the latest first. */
  days: v.array(v.object({ date: v.string(), won: v.boolean() })),
});
export type ShownDay = v.InferOutput<typeof ShownDaySchema>;
export const readDay = v.parser(ShownDaySchema);

const BestSchema = v.object({
  games: v.array(v.object({ ...result, record: v.string() })),
});
export type BestOfDay = v.InferOutput<typeof BestSchema>['games'];
export const readBest = v.parser(BestSchema);
