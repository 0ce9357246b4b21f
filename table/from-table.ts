import { DEALERS, ENDS, type Json } from '@tischlein/kit';
import * as v from 'valibot';
import { AWAY, OFFERS, PHASES, SIGNS } from './protocol.ts';
import { SettingsSchema } from './settings.ts';
import { TableId } from './to-table.ts';
import { AvatarSchema, WhoSchema } from './who.ts';

/** Messages are JSON: nothing else can come. */
const JsonSchema = v.custom<Json>(() => true);
const FieldsSchema = v.record(v.string(), JsonSchema);

const CitationSchema = v.object({ clause: v.string(), facts: FieldsSchema });

/** What every view says; each game adds its own fields. */
const ViewSchema = v.looseObject({
  game: v.string(),
  options: FieldsSchema,
  seats: v.number(),
  seat: v.nullable(v.number()),
});

/** What a move did, as this reader may know it. */
const MoveFactsSchema = v.object({
  /** The ply the move led to. */
  ply: v.number(),
  seat: v.number(),
  /** A bot moved for a person who was away. */
  kept: v.exactOptional(v.literal(true)),
  takenBack: v.exactOptional(v.literal(true)),
  facts: v.array(CitationSchema),
});
export type MoveFacts = v.InferOutput<typeof MoveFactsSchema>;

const ChairSchema = v.variant('type', [
  v.object({ type: v.literal('empty') }),
  v.object({ type: v.literal('bot'), level: v.string() }),
  v.object({
    type: v.literal('person'),
    who: WhoSchema,
    /** Why a bot keeps the chair, or null while the person plays. */
    away: v.nullable(v.picklist(AWAY)),
    /** Since when, where they are. */
    awaySince: v.exactOptional(v.number()),
  }),
]);
export type ShownChair = v.InferOutput<typeof ChairSchema>;

/** Somebody who has played: null is a bot, and then the name says its level. */
const TallyWhoSchema = v.object({
  person: v.nullable(v.string()),
  name: v.string(),
  avatar: v.nullable(AvatarSchema),
});

const TallySchema = v.object({
  /** The last games that were played to their end this evening, by seat. */
  games: v.array(
    v.object({
      round: v.number(),
      at: v.number(),
      game: v.string(),
      /** 1 is first; equals share a place. */
      players: v.array(v.object({ ...TallyWhoSchema.entries, place: v.number() })),
    }),
  ),
  /** The sums of the games before those. */
  earlier: v.array(
    v.object({
      ...TallyWhoSchema.entries,
      games: v.number(),
      wins: v.number(),
      points: v.number(),
    }),
  ),
});

export const SnapshotSchema = v.object({
  type: v.literal('snapshot'),
  table: v.string(),
  /** Grows with every change. A page drops what is not newer than what it has. */
  seq: v.number(),
  /** What is new here was not in the `told` of this number: a page that has an older one asks again by `hello`. */
  since: v.number(),
  /** The number a move must name: grows with each move and each taking back, never falls, not even for a rematch. */
  ply: v.number(),
  /** The table's clock when this was told, in milliseconds since 1970. */
  now: v.number(),
  phase: v.picklist(PHASES),
  /** When bots take the free chairs and the first game begins by itself, where it will. */
  fillsAt: v.exactOptional(v.number()),
  /** The rules were changed just now: no game begins sooner. */
  startsFrom: v.exactOptional(v.number()),
  game: v.string(),
  rules: v.number(),
  settings: SettingsSchema,
  /** How many games were played here before this one. */
  round: v.number(),
  /** The reader: their public id, and their chair or null. */
  person: v.string(),
  you: v.nullable(v.number()),
  host: v.nullable(v.string()),
  muted: v.array(v.string()),
  /** The host has removed the reader, who only looks on now. */
  removed: v.exactOptional(v.literal(true)),
  /** To the host: who was removed and may not sit down again. */
  barred: v.exactOptional(v.array(WhoSchema)),
  /** Who asks for a chair, and for which. */
  door: v.array(v.object({ who: WhoSchema, seat: v.nullable(v.number()) })),
  /** Big screens that look on, and those that wait for the host to let them. */
  screens: v.array(
    v.object({ person: v.string(), name: v.exactOptional(v.string()), let: v.boolean() }),
  ),
  tally: TallySchema,
  /** The first `settings.seats` play; who sits behind them watches. */
  chairs: v.array(ChairSchema),
  /** The chairs that play the next game, where more sit here than can. */
  next: v.exactOptional(v.array(v.number())),
  /** Who plays, or played, the game of `view`, by seat: names, or bots by their level. */
  players: v.array(v.union([v.string(), v.object({ bot: v.string() })])),
  /** Null before the first start. */
  view: v.nullable(ViewSchema),
  /** The reader's own legal moves, as texts to send back. */
  legal: v.array(v.string()),
  waitingFor: v.nullable(v.number()),
  /** `left` by seat in milliseconds at `now`; it runs down for `running`. Null where no clock is set. */
  clocks: v.nullable(v.object({ left: v.array(v.number()), running: v.nullable(v.number()) })),
  /** The open offer: whose it is, and who has agreed so far. */
  offer: v.nullable(
    v.object({
      offer: v.picklist(OFFERS),
      by: v.number(),
      agreed: v.array(v.number()),
      /** The seats that have yet to answer, and when it lapses. */
      missing: v.array(v.number()),
      until: v.number(),
    }),
  ),
  result: v.nullable(
    v.object({
      winners: v.array(v.number()),
      scores: v.array(v.number()),
      places: v.array(v.number()),
    }),
  ),
  ended: v.nullable(v.picklist(ENDS)),
  fair: v.object({
    /** `device`: nobody but this device could know the deck. */
    dealtBy: v.picklist(DEALERS),
    commitment: v.string(),
    /** Of the game on the table, or of the one to come, by seat; null where none was given. */
    hashes: v.array(v.nullable(v.string())),
    /** Opened when the start was called; null where there is none, or it was not opened in time. */
    contributions: v.array(v.nullable(v.string())),
    /** The hashes that were given for the next deal, by chair. */
    next: v.array(v.nullable(v.string())),
    /** Shown when the game is over. */
    secret: v.nullable(v.string()),
  }),
  /** It holds every move of this game so far; else only what is new since `since`. */
  whole: v.boolean(),
  /** How many of the last standing moves were taken back just now. */
  back: v.exactOptional(v.number()),
  facts: v.array(MoveFactsSchema),
});
export type Snapshot = v.InferOutput<typeof SnapshotSchema>;

const from = { table: TableId };

/**
 * What a move changed, for a page that has the `told` before it: all else stays as it was told, also the fields of the view that
 * are not named. It is most of what a table says, so it is short.
 */
export const DeltaSchema = v.object({
  ...v.pick(SnapshotSchema, [
    'seq',
    'since',
    'ply',
    'now',
    'legal',
    'waitingFor',
    'clocks',
    'facts',
  ]).entries,
  type: v.literal('delta'),
  ...from,
  view: v.looseObject({}),
  /** Lists of the view that changed in one place: where, how many go out there, and what comes in. */
  lists: v.exactOptional(
    v.record(v.string(), v.tupleWithRest([v.number(), v.number()], v.unknown())),
  ),
  /** Fields that the view has no more. */
  gone: v.exactOptional(v.array(v.string())),
});
export type Delta = v.InferOutput<typeof DeltaSchema>;

/** What became of a command. `refused` names the clause; `overtaken`: the table had moved on. */
export const AnswerSchema = v.variant('outcome', [
  v.object({ type: v.literal('answer'), ...from, id: v.string(), outcome: v.literal('ok') }),
  v.object({
    type: v.literal('answer'),
    ...from,
    id: v.string(),
    outcome: v.literal('refused'),
    refused: CitationSchema,
  }),
  v.object({ type: v.literal('answer'), ...from, id: v.string(), outcome: v.literal('overtaken') }),
  v.object({
    type: v.literal('answer'),
    ...from,
    id: v.string(),
    outcome: v.literal('error'),
    /** For pages that say it in their own words; see `sentences.ts`. */
    code: v.string(),
    error: v.string(),
  }),
]);
export type Answer = v.InferOutput<typeof AnswerSchema>;

export const SaidSchema = v.object({
  type: v.literal('said'),
  ...from,
  who: WhoSchema,
  text: v.string(),
  /** A reaction or a phrase: it is shown and forgotten. `text` is for pages that do not know it. */
  sign: v.exactOptional(v.picklist(SIGNS)),
  /** The public id of whom the reaction is for, where it is not for all. */
  to: v.exactOptional(v.string()),
  at: v.number(),
});
export type Said = v.InferOutput<typeof SaidSchema>;

/**
 * Who looks at the table now, seated or not; and who has a chair and is not here, with the milliseconds since. Nobody is
 * missed in games over days.
 */
export const PresenceSchema = v.object({
  type: v.literal('presence'),
  ...from,
  people: v.array(WhoSchema),
  absent: v.array(v.object({ person: v.string(), ms: v.number() })),
});
export type Presence = v.InferOutput<typeof PresenceSchema>;

/** The line is alive, and this is the table's last number: a page that has an older one asks again by `hello`. */
export const HereSchema = v.object({ type: v.literal('here'), ...from, seq: v.number() });

/** A table that is locked, or closed to watchers, as somebody sees it who is not let in: host, game, rules, free seats. */
const PreviewSchema = v.object({
  game: v.string(),
  host: v.nullable(WhoSchema),
  options: FieldsSchema,
  free: v.number(),
  /** The reader, who stands at the door and has asked for a seat. */
  person: v.string(),
  asked: v.boolean(),
});
export type Preview = v.InferOutput<typeof PreviewSchema>;

/**
 * Something is wrong with a message that has no id, or that could not be read. `table` where it could be. To a page of
 * another version it names the protocol spoken here: this message stays as it is in every version.
 */
export const ErrorSchema = v.object({
  type: v.literal('error'),
  table: v.exactOptional(v.string()),
  code: v.string(),
  error: v.string(),
  protocol: v.exactOptional(v.number()),
  preview: v.exactOptional(PreviewSchema),
});

export const FromTableSchema = v.union([
  SnapshotSchema,
  DeltaSchema,
  AnswerSchema,
  SaidSchema,
  PresenceSchema,
  HereSchema,
  ErrorSchema,
]);
export type FromTable = v.InferOutput<typeof FromTableSchema>;

/** Whatever came over a line, read; null for what is no message of a table. */
export function readFromTable(heard: unknown): FromTable | null {
  const parsed = v.safeParse(FromTableSchema, heard);
  return parsed.success ? parsed.output : null;
}
