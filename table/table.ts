import * as kit from '@tischlein/kit';
import type { Away, HappeningOf } from './entries.ts';
import type { PersonId, Who } from './who.ts';
import { commitmentTo } from './fair.ts';
import type { Beginning, Played, Step } from './history.ts';
import { botName } from './name.ts';
import type { Settings } from './settings.ts';
import { hasPart, NO_TALLY, type Tally } from './tally.ts';
import type { OfferKind, PHASES } from './protocol.ts';

export type Chair =
  | { readonly type: 'empty' }
  | { readonly type: 'bot'; readonly level: string }
  | {
      readonly type: 'person';
      readonly who: Who;
      /** What they have called themselves since the game began that is played now. */
      readonly called?: Who;
      readonly away: Away | null;
      /** Since when, where they are. */
      readonly awaySince?: number;
      /** The seq of sitting down: host rights pass to the lowest. */
      readonly since: number;
      /** The hash of the contribution to the next deal, and the contribution once it is opened. */
      readonly hash: string | null;
      readonly contribution: string | null;
    };

export type PersonsChair = Extract<Chair, { type: 'person' }>;

/** The chair of somebody who is called so from now on. */
export function asCalled(chair: PersonsChair, who: Who): PersonsChair {
  const { called: _, ...rest } = chair;
  return { ...rest, who };
}

export interface Offer {
  readonly offer: OfferKind;
  readonly by: kit.Seat;
  readonly agreed: readonly kit.Seat[];
  /** When it lapses. */
  readonly until: number;
}

/** A browser that shows the table to a whole room: a reader who never has a seat. */
export interface Screen {
  readonly person: PersonId;
  /** As the host calls it: "Living room". */
  readonly name?: string;
  /** The host has let it look on. */
  readonly let: boolean;
}

/** Who is at a table, and what they have agreed on. */
export interface Room {
  settings: Settings;
  host: PersonId | null;
  muted: readonly PersonId[];
  /** Who was removed and may not sit down again. */
  barred: readonly Who[];
  /** Who asks for a chair, and for which; null for any. */
  door: readonly { readonly who: Who; readonly seat: kit.Seat | null }[];
  /** Big screens that show the table, or wait for the host to let them. */
  screens: readonly Screen[];
  tally: Tally;
  /** The first `settings.seats` play, by seat; whoever sits behind them watches until it is their turn. */
  chairs: readonly Chair[];
  /** The house rules that each of the games before had here, by its name. */
  rulesOf: { readonly [game: string]: kit.Options };
  phase: (typeof PHASES)[number];
  round: number;
  offer: Offer | null;
  /** When the house rules were last changed while others sat there, 0 for never: they have a moment to see it. */
  rulesAt: number;
  /** Who asked for a chair in the last minute, and when. */
  asked: readonly { readonly person: PersonId; readonly at: number }[];
}

/** The game of this round: its deal, who plays it, and what was played so far. */
export interface Play {
  /** The moment of another game that this one begins at; null where it is dealt. */
  from: Beginning | null;
  secret: string;
  commitment: string;
  /** Who plays this game, by seat: fixed at the start, also when chairs change after the end. */
  players: readonly GamePlayer[];
  /** Who else may see this game, also when it is over: everybody where watchers were let in, else who was there then. */
  onlookers: { readonly all: boolean; readonly people: readonly PersonId[] };
  /** Fixed at the start, by seat. */
  contributions: readonly (string | null)[];
  hashes: readonly (string | null)[];
  seed: string;
  /** Never changed, only replaced: a copy of the table may share it. */
  state: kit.State | null;
  /** What was done in this game, oldest first: moves, also those taken back, and takings back. */
  steps: readonly Step[];
  /** How many moves were made in this game, and how many of them stand. */
  made: number;
  stood: number;
  /** The last moves that stand, oldest first. */
  recent: readonly Played[];
  /** Grows with each deal, move and taking back; never falls, not even for a new game. */
  ply: number;
  /** The ply since which what was told of the game only grew: that of the deal, or of the last taking back. */
  grownSince: number;
  result: kit.Result | null;
  ended: (typeof kit.ENDS)[number] | null;
}

/** What a table's time is counted from. */
export interface Times {
  /** When bots take the chairs that are free then, and the first game begins; null for never. */
  fillsAt: number | null;
  /** When the phase `starting` began. */
  startingAt: number;
  /** When the game last changed: bots count their delay from here. */
  turnAt: number;
  /** Milliseconds left by seat at `chargedAt`, where people play by a clock. */
  left: readonly number[];
  chargedAt: number;
}

/** One table at one moment. Only `fold` writes to it, and it replaces what it changes in a part. */
export interface Table {
  readonly id: string;
  game: kit.Game;
  /** The games there are here. */
  readonly find: FindGame;
  readonly dealtBy: (typeof kit.DEALERS)[number];
  /** Seconds until bots fill in before the first game; null: only the host begins it. */
  fill: number | null;
  seq: number;
  /** Of the last entry. Never falls, also when the clocks of two machines differ. */
  at: number;
  /** The last commands that became entries, each as its person and id. */
  commands: readonly string[];
  readonly room: Room;
  readonly play: Play;
  readonly clock: Times;
}

export const copyTable = (table: Table): Table => ({
  ...table,
  room: { ...table.room },
  play: { ...table.play },
  clock: { ...table.clock },
});

export interface GamePlayer {
  readonly dealtTo: Who | { readonly bot: string };
  /** Who was given the chair in the middle of the game. */
  readonly takenBy?: Who;
}

/** The person who plays this seat now; null for a bot. */
export const whoPlays = ({ dealtTo, takenBy }: GamePlayer): Who | null =>
  takenBy ?? ('bot' in dealtTo ? null : dealtTo);

export const playerId = (player: GamePlayer): PersonId | null => whoPlays(player)?.id ?? null;

/** Who plays a seat now: a name, or a bot by its level. */
export const nameOf = (player: GamePlayer): string =>
  whoPlays(player)?.name ?? botName((player.dealtTo as { bot: string }).bot);

/** Who it was dealt to, as records and pages name them. */
export const dealtPlayer = ({ dealtTo }: GamePlayer): kit.Player =>
  'bot' in dealtTo ? dealtTo : dealtTo.name;

/** The table was set up under a rules version this program does not know. */
export class OtherRules extends Error {}

/** The table's game came from outside, and this program was started without it. */
export class GameMissing extends Error {}

export type FindGame = (name: string) => kit.Game | undefined;

/** The bot that keeps the chair of somebody who is away. */
export const KEEPER = 'medium';

/** One shared empty list: most tables are idle, and there are many. */
const NONE: readonly never[] = [];
const EMPTY: Chair = { type: 'empty' };

/** What a game has before anything was played in it. */
export const UNPLAYED = {
  steps: NONE,
  made: 0,
  stood: 0,
  recent: NONE,
  result: null,
  ended: null,
} satisfies Partial<Play>;

/** A game of this place, by rules it knows. */
export function gameBy(find: FindGame, name: string, rules: number): kit.Game {
  const game = find(name);
  if (game === undefined) throw new GameMissing(`there is no game ${name} here`);
  const unknown = kit.unknownRules(game, rules);
  if (unknown !== null) throw new OtherRules(unknown);
  return game;
}

export function newTable(
  made: HappeningOf<'made'> & { seq: number; at: number },
  find: FindGame,
): Table {
  return {
    id: made.table,
    game: gameBy(find, made.game, made.rules),
    find,
    dealtBy: made.dealtBy,
    fill: made.fill ?? null,
    seq: made.seq,
    at: made.at,
    commands: NONE,
    room: {
      settings: made.settings,
      host: made.host,
      muted: NONE,
      barred: NONE,
      door: NONE,
      screens: NONE,
      tally: NO_TALLY,
      chairs: chairsOf(made.settings.seats, []),
      phase: 'open',
      round: 0,
      offer: null,
      rulesAt: 0,
      rulesOf: {},
      asked: NONE,
    },
    play: {
      ...UNPLAYED,
      from: made.from ?? null,
      secret: made.secret,
      commitment: commitmentTo(made.secret),
      players: NONE,
      onlookers: { all: false, people: NONE },
      contributions: NONE,
      hashes: NONE,
      seed: '',
      state: null,
      ply: 0,
      grownSince: 0,
    },
    clock: { fillsAt: null, startingAt: 0, turnAt: made.at, left: NONE, chargedAt: made.at },
  };
}

/** How many of the last commands are recognised when a page sends them once more over a new connection. */
const MAX_COMMANDS = 30;

const keyOf = (by: PersonId, id: string): string => `${by} ${id}`;

/** The last commands, with one more that has become an entry. */
export const withCommand = ({ commands }: Table, by: PersonId, id: string): readonly string[] =>
  [...commands, keyOf(by, id)].slice(-MAX_COMMANDS);

/** This command has become an entry already. */
export const knows = ({ commands }: Table, by: PersonId, id: string): boolean =>
  commands.includes(keyOf(by, id));

/** This many chairs: the ones there are, then empty ones; and behind them the people who are more. */
export const chairsOf = (count: number, chairs: readonly Chair[]): Chair[] => [
  ...Array.from({ length: count }, (_, seat) => chairs[seat] ?? EMPTY),
  ...chairs.slice(count).filter(({ type }) => type === 'person'),
];

/** Who may look on at the game that is being played, as the host has set it. */
export const onlookersOf = ({ room: { settings, host, chairs } }: Table): Play['onlookers'] => ({
  all: settings.watchers,
  people: [
    ...(host === null ? [] : [host]),
    ...chairs.slice(settings.seats).flatMap((one) => (one.type === 'person' ? [one.who.id] : [])),
  ],
});

export const seatOf = (table: Table, person: PersonId): kit.Seat | null => {
  const seat = table.room.chairs.findIndex(
    (chair) => chair.type === 'person' && chair.who.id === person,
  );
  return seat === -1 ? null : seat;
};

/** The seat this person plays in this game; null for whoever only watches it, also from a chair. */
export function playsAt(table: Table, person: PersonId): kit.Seat | null {
  const seat = seatOf(table, person);
  return seat !== null && seat < table.room.settings.seats ? seat : null;
}

/** This person as they are called on their chair; null without a chair. */
export function seatedWho(table: Table, person: PersonId): Who | null {
  const seat = seatOf(table, person);
  const chair = seat === null ? undefined : table.room.chairs[seat];
  return chair?.type === 'person' ? chair.who : null;
}

export const isBarred = (table: Table, person: PersonId): boolean =>
  table.room.barred.some(({ id }) => id === person);

/** Somebody who belongs to the table: its host, and whoever sits here or has played here. */
export const belongs = (table: Table, person: PersonId): boolean =>
  person === table.room.host ||
  seatOf(table, person) !== null ||
  table.play.players.some((player) => playerId(player) === person) ||
  hasPart(table.room.tally, person);

/** The host has locked the table, and this person is new to it. */
export const isLockedOut = (table: Table, person: PersonId): boolean =>
  table.room.settings.locked === true && !belongs(table, person);

export const isScreen = (table: Table, person: PersonId): boolean =>
  table.room.screens.some((one) => one.person === person);

export const isPresent = (chair: Chair): boolean => chair.type === 'person' && chair.away === null;

/** Nobody but code moves for this seat now. */
export const byBot = (table: Table, seat: kit.Seat): boolean =>
  !isPresent(table.room.chairs[seat]!);

/** The seats of people who are at the table. */
export const presentSeats = (table: Table): kit.Seat[] =>
  [...table.room.chairs.keys()].filter((seat) => isPresent(table.room.chairs[seat]!));
