/**
 * Every message between a page and a table, both ways. The page says what it wants (`ToTable`), each message with
 * an `id` gets exactly one `answer`; whatever changed is told to every reader, each as they may know it (`snapshot`).
 * A message names its table: one connection serves many.
 */
import { DEALERS, ENDS, type Json, ANIMALS } from '@tischlein/kit';
import * as v from 'valibot';
import { AWAY, OFFERS, PHASES, SIGNS, LIMITS } from './protocol.ts';
import { SettingsSchema, SomeSettingsSchema, whole } from './settings.ts';
import { AvatarSchema, WhoSchema } from './who.ts';
import { fitText, isFit } from './name.ts';

const ID = /^[A-Za-z0-9_-]{1,40}$/;
export const TableId = v.pipe(v.string(), v.regex(ID));
/** Made by the page, new for each command, the same when a command is sent again, so that it is known. */
export const MessageId = v.pipe(v.string(), v.regex(ID));
export const NameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(LIMITS.name),
  v.check(isFit, 'a name is to be seen, is in one script, and is not that of a bot'),
);
/** Which animal somebody is; the table sees to the neckerchief. */
export const AnimalSchema = v.picklist(ANIMALS);
const self = { name: NameSchema, avatar: v.exactOptional(AnimalSchema) };
export const LevelSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,19}$/));
/** What a page gives to the deal: any text of its own chance. */
export const ContributionSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));
/** The SHA-256 of a contribution: given first, so that nobody can choose theirs by looking at the others'. */
export const HashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const PersonId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));
const MAX_PLIES = 2 ** 31;
const SeatSchema = whole(0, 15);

const ofTable = { table: TableId };
const command = { table: TableId, id: MessageId };

const MESSAGES = v.variant('type', [
  /**
   * Follow a table. `seq` is the last number this page was told, 0 for none; `ply` and `seat` are those of the last
   * `told` and its `view`. A page that was told of this deal before hears what it missed, all others hear the whole.
   */
  v.strictObject({
    type: v.literal('hello'),
    ...ofTable,
    protocol: v.number(),
    seq: whole(0, 2 ** 31),
    ply: v.exactOptional(whole(0, 2 ** 31)),
    seat: v.exactOptional(v.nullable(SeatSchema)),
  }),
  /** Follow it no longer. */
  v.strictObject({ type: v.literal('bye'), ...ofTable }),
  /** Still looking at it, and is the line alive? Answered with `here`; not needed more often than every 15 seconds. */
  v.strictObject({ type: v.literal('here'), ...ofTable }),
  v.strictObject({
    type: v.literal('chat'),
    ...command,
    text: v.pipe(v.string(), v.maxLength(LIMITS.chat), v.transform(fitText), v.minLength(1)),
  }),
  /** A reaction or a phrase, to all or (`to`) to somebody with a chair; from one's seat, or from among the watchers. */
  v.strictObject({
    type: v.literal('react'),
    ...command,
    sign: v.picklist(SIGNS),
    to: v.exactOptional(PersonId),
  }),

  /** Take a free chair, with this page's part of the deal. */
  v.strictObject({
    type: v.literal('sit'),
    ...command,
    seat: SeatSchema,
    ...self,
    hash: v.exactOptional(HashSchema),
  }),
  /** The hash of this page's contribution to the next deal, where it was not given on sitting down. */
  v.strictObject({ type: v.literal('pledge'), ...command, hash: HashSchema }),
  /** The contribution itself, once the start was called. */
  v.strictObject({ type: v.literal('contribute'), ...command, contribution: ContributionSchema }),
  /** Leave the chair. During a game a bot keeps it. */
  v.strictObject({ type: v.literal('stand'), ...command }),
  /** Take the own chair back from the bot that kept it. */
  v.strictObject({ type: v.literal('back'), ...command }),

  /** Somebody who is waited for is not here: let a bot play for them until they are back. */
  v.strictObject({ type: v.literal('standIn'), ...command, seat: SeatSchema }),

  /** Ask for a chair: that of a bot in the middle of a game, or (null) any for the next one. The host gives it. */
  v.strictObject({ type: v.literal('ask'), ...command, seat: v.nullable(SeatSchema), ...self }),

  /** The host's commands. */
  /** Give somebody who asked a chair, or (null) turn them away. */
  v.strictObject({
    type: v.literal('give'),
    ...command,
    person: PersonId,
    seat: v.nullable(SeatSchema),
  }),
  v.strictObject({ type: v.literal('handOver'), ...command, person: PersonId }),
  /** Somebody who was removed may sit down again. */
  v.strictObject({ type: v.literal('unbar'), ...command, person: PersonId }),
  /** Let a screen show the table, perhaps by another name, or send it away. */
  v.strictObject({
    type: v.literal('screen'),
    ...command,
    person: PersonId,
    let: v.boolean(),
    name: v.exactOptional(NameSchema),
  }),
  /** Play another game from now on. */
  v.strictObject({
    type: v.literal('change'),
    ...command,
    game: v.pipe(v.string(), v.maxLength(LIMITS.name)),
  }),
  /** Two chairs change places. */
  v.strictObject({ type: v.literal('swap'), ...command, seat: SeatSchema, with: SeatSchema }),
  v.strictObject({ type: v.literal('addBot'), ...command, seat: SeatSchema, level: LevelSchema }),
  v.strictObject({ type: v.literal('remove'), ...command, seat: SeatSchema }),
  v.strictObject({ type: v.literal('mute'), ...command, person: PersonId, muted: v.boolean() }),
  v.strictObject({ type: v.literal('shuffle'), ...command }),
  v.strictObject({ type: v.literal('settings'), ...command, settings: SomeSettingsSchema }),
  v.strictObject({ type: v.literal('start'), ...command }),

  /** A move of the own seat, by its text. `ply` is the one of the `told` the player looked at. */
  v.strictObject({
    type: v.literal('move'),
    ...command,
    ply: whole(0, MAX_PLIES),
    move: v.pipe(v.string(), v.maxLength(LIMITS.move)),
  }),
  v.strictObject({ type: v.literal('offer'), ...command, offer: v.picklist(OFFERS) }),
  v.strictObject({
    type: v.literal('vote'),
    ...command,
    offer: v.picklist(OFFERS),
    agree: v.boolean(),
  }),
]);
const BY_KIND = new Map<unknown, (typeof MESSAGES.options)[number]>(
  MESSAGES.options.map((schema) => [schema.entries.type.literal, schema]),
);
/** `type` picks the schema: trying one after the other would cost more than all other work of a move. */
export const ToTableSchema = v.lazy(
  (message) => BY_KIND.get((message as { type?: unknown } | null)?.type) ?? MESSAGES,
);
export type ToTable = v.InferOutput<typeof MESSAGES>;
/** What wants an answer. */
export type Command = Extract<ToTable, { id: string }>;
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

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
  ...ofTable,
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
const answer = { type: v.literal('answer'), ...ofTable, id: v.string() };
export const AnswerSchema = v.variant('outcome', [
  v.object({ ...answer, outcome: v.literal('ok') }),
  v.object({ ...answer, outcome: v.literal('refused'), refused: CitationSchema }),
  v.object({ ...answer, outcome: v.literal('overtaken') }),
  /** `code` is for pages that say it in their own words; see `sentences.ts`. */
  v.object({ ...answer, outcome: v.literal('error'), code: v.string(), error: v.string() }),
]);
export type Answer = v.InferOutput<typeof AnswerSchema>;

export const SaidSchema = v.object({
  type: v.literal('said'),
  ...ofTable,
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
  ...ofTable,
  people: v.array(WhoSchema),
  absent: v.array(v.object({ person: v.string(), ms: v.number() })),
});
export type Presence = v.InferOutput<typeof PresenceSchema>;

/** The line is alive, and this is the table's last number: a page that has an older one asks again by `hello`. */
export const HereSchema = v.object({ type: v.literal('here'), ...ofTable, seq: v.number() });

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
