/** What goes between a page and a group of regulars: commands over HTTP, the group itself over the line. */
import * as v from 'valibot';
import {
  AnimalSchema,
  AvatarSchema,
  fitText,
  LIMITS,
  NameSchema,
  OptionsSchema,
  RuleSetSchema,
  TableId,
  whole,
  WhoSchema,
} from '@tischlein/table';

/** 128 random bits, and whose link it is; it stands in the fragment of the link and travels in bodies only. */
export const GroupKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}([0-9a-f]{12})?$/));
const GroupId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));
const MemberId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));
const GameName = v.pipe(v.string(), v.maxLength(20));

export const CREST_PAPERS = ['poppy', 'cowbell', 'leaf', 'lake', 'plum', 'ink'] as const;
export const CREST_CUTS = ['plain', 'chief', 'bend', 'hills', 'pale'] as const;
export const CREST_MOTIFS = ['fox', 'owl', 'hare', 'bear', 'cat', 'star', 'clover', 'sun'] as const;
const CrestSchema = v.strictObject({
  paper: v.picklist(CREST_PAPERS),
  cut: v.picklist(CREST_CUTS),
  motif: v.picklist(CREST_MOTIFS),
});
export type Crest = Readonly<v.InferOutput<typeof CrestSchema>>;

const TextSchema = v.pipe(
  v.string(),
  v.maxLength(LIMITS.chat),
  v.transform(fitText),
  v.minLength(1),
);

export const NewGroupSchema = v.strictObject({
  name: NameSchema,
  crest: CrestSchema,
  game: GameName,
  /** What the founder is called there. */
  as: NameSchema,
});
export type NewGroup = v.InferOutput<typeof NewGroupSchema>;
export const OpenGroupSchema = v.strictObject({ key: GroupKey });
export const JoinGroupSchema = v.strictObject({ key: GroupKey, name: NameSchema });
export const ClaimSchema = v.strictObject({ key: GroupKey, member: MemberId });

/** What a member may want; see `commands.ts`. */
export const GroupCommandSchema = v.variant('type', [
  v.strictObject({ type: v.literal('in'), in: v.boolean() }),
  /** What is played next, at how many tables; null: as many as fit best. */
  v.strictObject({ type: v.literal('plan'), game: GameName, tables: v.nullable(whole(1, 30)) }),
  /** The house rules of a game from now on; what is left out is as printed. */
  v.strictObject({ type: v.literal('rules'), game: GameName, options: OptionsSchema }),
  /** House rules under a name, for any member to choose. */
  v.strictObject({ type: v.literal('keepSet'), game: GameName, set: RuleSetSchema }),
  v.strictObject({ type: v.literal('dropSet'), game: GameName, name: v.string() }),
  v.strictObject({ type: v.literal('shuffle') }),
  /** Deals for all who are in. `number` is that of the last deal: if two people press at once, one is told so. */
  v.strictObject({ type: v.literal('deal'), number: whole(0, 2 ** 31) }),
  v.strictObject({ type: v.literal('say'), text: TextSchema }),
  /** When the next evening is, as any member writes it; empty takes the line away. */
  v.strictObject({ type: v.literal('next'), text: v.union([TextSchema, v.literal('')]) }),
  /** Somebody says they are a member on a new device: whoever knows them agrees. */
  v.strictObject({ type: v.literal('agree'), person: MemberId }),
  v.strictObject({ type: v.literal('deny'), person: MemberId }),
  v.strictObject({ type: v.literal('rename'), name: NameSchema }),
  /** Which animal they are from now on. */
  v.strictObject({ type: v.literal('avatar'), avatar: AnimalSchema }),
  v.strictObject({ type: v.literal('leave') }),
  /** Tells whoever runs the server that a name here is not fit. */
  v.strictObject({ type: v.literal('report'), text: TextSchema }),
  v.strictObject({ type: v.literal('call'), name: NameSchema, crest: CrestSchema }),
  v.strictObject({ type: v.literal('remove'), member: MemberId }),
  v.strictObject({ type: v.literal('handOver'), member: MemberId }),
  v.strictObject({ type: v.literal('newLink') }),
  v.strictObject({ type: v.literal('close') }),
]);
export type GroupCommand = v.InferOutput<typeof GroupCommandSchema>;

/** Over the line: look at a group, as often as the line should prove alive; each is answered with the whole group. */
export const ToGroupSchema = v.variant('type', [
  v.strictObject({ type: v.literal('attend'), group: GroupId }),
  v.strictObject({ type: v.literal('depart'), group: GroupId }),
]);
export type ToGroup = v.InferOutput<typeof ToGroupSchema>;

const MemberSchema = v.object({
  /** Their `id` is that of the membership. */
  ...WhoSchema.entries,
  founder: v.boolean(),
  here: v.boolean(),
  in: v.boolean(),
  /** When they were last here; the time of joining at least. */
  seenAt: v.number(),
});
export type ShownMember = v.InferOutput<typeof MemberSchema>;

/** Who was sent to which table last. */
const DealSchema = v.object({
  /** Grows by one with each deal, so that one of two people who press the button at once wins. */
  number: v.number(),
  at: v.number(),
  game: v.string(),
  tables: v.array(v.object({ table: v.string(), members: v.array(v.string()) })),
  /** Who found no seat this time. */
  out: v.array(v.string()),
});
export type GroupDeal = v.InferOutput<typeof DealSchema>;

export const GroupSnapshotSchema = v.object({
  type: v.literal('group'),
  group: v.string(),
  /** Grows with every change that is kept. */
  rev: v.number(),
  now: v.number(),
  name: v.string(),
  crest: v.object(CrestSchema.entries),
  key: v.string(),
  /** The reader, by member. */
  you: v.string(),
  members: v.array(MemberSchema),
  claims: v.array(v.object({ person: v.string(), member: v.string() })),
  seed: v.number(),
  game: v.string(),
  tables: v.nullable(v.number()),
  /** The house rules the next game is played by; left out where it is as printed. */
  rules: v.exactOptional(v.record(v.string(), v.unknown())),
  /** The group's named sets for that game. */
  sets: v.array(RuleSetSchema),
  /** When the next evening is, in somebody's words. */
  next: v.exactOptional(v.string()),
  deal: v.nullable(DealSchema),
  /** Tables of this group that are set or played at. */
  running: v.array(
    v.object({
      table: v.string(),
      game: v.string(),
      phase: v.string(),
      names: v.array(v.nullable(v.string())),
      avatars: v.exactOptional(v.array(v.nullable(AvatarSchema))),
    }),
  ),
  /** Finished games in all: where it grew, results are to be asked for again. */
  games: v.number(),
});
export type GroupSnapshot = v.InferOutput<typeof GroupSnapshotSchema>;

const GroupSaidSchema = v.object({
  type: v.literal('groupSaid'),
  group: v.string(),
  member: v.string(),
  name: v.string(),
  text: v.string(),
  at: v.number(),
});
export type GroupSaid = v.InferOutput<typeof GroupSaidSchema>;

/** The reader belongs to it no longer, or it is gone. */
const GroupLostSchema = v.object({ type: v.literal('groupLost'), group: v.string() });

export const FromGroupSchema = v.variant('type', [
  GroupSnapshotSchema,
  GroupSaidSchema,
  GroupLostSchema,
]);
export type FromGroup = v.InferOutput<typeof FromGroupSchema>;

/** A group as somebody sees it who opens its link. */
const OpenedGroupSchema = v.object({
  group: v.string(),
  name: v.string(),
  crest: v.object(CrestSchema.entries),
  /** Null for somebody who does not belong to it yet. */
  you: v.nullable(v.string()),
  /** Which member they said they are, while nobody has answered. */
  asked: v.nullable(v.string()),
  /** Which member they were until somebody else took that place: for a week they can take it back. */
  taken: v.nullable(v.string()),
  members: v.array(v.omit(MemberSchema, ['founder', 'in', 'seenAt'])),
});
export type OpenedGroup = v.InferOutput<typeof OpenedGroupSchema>;
export const readOpenedGroup = v.parser(OpenedGroupSchema);
export const readMadeGroup = v.parser(v.object({ key: v.string() }));

const MyGroupSchema = v.object({
  group: v.string(),
  key: v.string(),
  name: v.string(),
  crest: v.object(CrestSchema.entries),
  here: v.array(v.string()),
  members: v.number(),
  playing: v.number(),
  usedAt: v.number(),
  /** Somebody else has taken one's place there, and one can take it back. */
  taken: v.boolean(),
});
export type MyGroup = v.InferOutput<typeof MyGroupSchema>;
export const readMyGroups = v.parser(v.object({ groups: v.array(MyGroupSchema) }));

/** What one member has gathered in one game. */
const ScoreSchema = v.object({
  member: v.string(),
  game: v.string(),
  games: v.number(),
  won: v.number(),
  points: v.number(),
});
export type MemberScore = v.InferOutput<typeof ScoreSchema>;
/** What one member has gathered in one game on one evening; `day` only counts evenings in order. */
const EveningSchema = v.object({
  member: v.string(),
  game: v.string(),
  day: v.number(),
  points: v.number(),
});
export type EveningScore = v.InferOutput<typeof EveningSchema>;
const GroupGameSchema = v.object({
  table: TableId,
  round: v.number(),
  game: v.string(),
  endedAt: v.number(),
  names: v.array(v.string()),
  scores: v.array(v.number()),
  /** By seat; null where the game was stopped. */
  places: v.nullable(v.array(v.number())),
});
export type GroupGame = v.InferOutput<typeof GroupGameSchema>;
const GroupResultsSchema = v.object({
  evening: v.array(ScoreSchema),
  ever: v.array(ScoreSchema),
  evenings: v.array(EveningSchema),
  last: v.array(GroupGameSchema),
  games: v.number(),
});
export type GroupResults = v.InferOutput<typeof GroupResultsSchema>;
export const readGroupResults = v.parser(GroupResultsSchema);
