import { ANIMALS } from '@tischlein/kit';
import * as v from 'valibot';
import { fitText, isFit } from './name.ts';
import { LIMITS, OFFERS, SIGNS } from './protocol.ts';
import { SomeSettingsSchema, whole } from './settings.ts';

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

const to = { table: TableId };
const command = { table: TableId, id: MessageId };

const MESSAGES = v.variant('type', [
  /**
   * Follow a table. `seq` is the last number this page was told, 0 for none; `ply` and `seat` are those of the last
   * `told` and its `view`. A page that was told of this deal before hears what it missed, all others hear the whole.
   */
  v.strictObject({
    type: v.literal('hello'),
    ...to,
    protocol: v.number(),
    seq: whole(0, 2 ** 31),
    ply: v.exactOptional(whole(0, 2 ** 31)),
    seat: v.exactOptional(v.nullable(SeatSchema)),
  }),
  /** Follow it no longer. */
  v.strictObject({ type: v.literal('bye'), ...to }),
  /** Still looking at it, and is the line alive? Answered with `here`; not needed more often than every 15 seconds. */
  v.strictObject({ type: v.literal('here'), ...to }),
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
