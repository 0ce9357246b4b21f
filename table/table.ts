import {
  unknownRules,
  type DEALERS,
  type ENDS,
  type Game,
  type Player,
  type Result,
  type Seat,
  type State,
} from '@tischlein/kit';
import type { Beginning } from './beginning.ts';
import type { Away, HappeningOf } from './entries.ts';
import type { PersonId, Who } from './who.ts';
import { commitmentTo } from './fair.ts';
import type { Played, Step } from './history.ts';
import { botName } from './name.ts';
import type { Settings } from './settings.ts';
import type { TallyGame } from './tally.ts';
import type { OfferKind, PHASES } from './protocol.ts';

export type Chair =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly level: string }
  | {
      readonly kind: 'person';
      readonly who: Who;
      readonly away: Away | null;
      /** Since when, where they are. */
      readonly awaySince?: number;
      /** The seq of sitting down: host rights pass to the lowest. */
      readonly since: number;
      /** The hash of the contribution to the next deal, and the contribution once it is opened. */
      readonly hash: string | null;
      readonly contribution: string | null;
    };

export type PersonsChair = Extract<Chair, { kind: 'person' }>;

export interface Offer {
  readonly offer: OfferKind;
  readonly by: Seat;
  readonly agreed: readonly Seat[];
  /** When it lapses. */
  readonly until: number;
}

/** A browser that shows the table to a whole room: a reader who never has a seat. */
export interface Screen {
  readonly person: PersonId;
  /** What stood on it when it came here: people tell screens apart by it. */
  readonly code: string;
  /** The host has let it look on. */
  readonly let: boolean;
}

/** One table at one moment. Only `fold` writes to it. */
export interface Table {
  readonly id: string;
  readonly game: Game;
  readonly dealtBy: (typeof DEALERS)[number];
  /** Seconds until bots fill in before the first game; null: only the host begins it. */
  readonly fill: number | null;
  /** The moment of another game that this one begins at; null where it is dealt. */
  from: Beginning | null;
  seq: number;
  /** Of the last entry. Never falls, also when the clocks of two machines differ. */
  at: number;
  settings: Settings;
  host: PersonId | null;
  muted: readonly PersonId[];
  /** Who was removed and may not sit down again. */
  barred: readonly Who[];
  /** Who asks for a chair, and for which; null for any. */
  door: readonly { readonly who: Who; readonly seat: Seat | null }[];
  /** Big screens that show the table, or wait for the host to let them. */
  screens: readonly Screen[];
  /** The games that were played to their end here. */
  tally: readonly TallyGame[];
  chairs: readonly Chair[];
  phase: (typeof PHASES)[number];
  /** When bots take the chairs that are free then, and the first game begins; null for never. */
  fillsAt: number | null;
  /** When the phase `starting` began. */
  startingAt: number;
  round: number;
  secret: string;
  commitment: string;
  /** Who plays this game, by seat: fixed at the start, also when chairs change after the end. */
  players: readonly GamePlayer[];
  /** Who else may see this game, also when it is over: everybody where watchers were let in, else the host of then. */
  onlookers: { readonly all: boolean; readonly host: PersonId | null };
  /** Fixed at the start, by seat. */
  contributions: readonly (string | null)[];
  hashes: readonly (string | null)[];
  seed: string;
  /** Never changed, only replaced: a copy of the table may share it. */
  state: State | null;
  /** What was done in this game, oldest first: moves, also those taken back, and takings back. */
  steps: Step[];
  /** How many moves were made in this game, and how many of them stand. */
  made: number;
  stood: number;
  /** The last moves that stand, oldest first. */
  recent: readonly Played[];
  ply: number;
  /** The ply since which what was told of the game only grew: that of the deal, or of the last taking back. */
  grownSince: number;
  /** When the game last changed: bots count their delay from here. */
  turnAt: number;
  /** Milliseconds left by seat at `chargedAt`, for clocks. */
  left: number[];
  chargedAt: number;
  offer: Offer | null;
  result: Result | null;
  ended: (typeof ENDS)[number] | null;
  /** The last commands that became entries, each as its person and id. */
  commands: readonly string[];
}

export interface GamePlayer {
  readonly dealtTo: Who | { readonly bot: string };
  /** Who was given the chair in the middle of the game. */
  readonly takenBy?: Who;
}

/** The person who plays this seat now; null for a bot. */
const whoPlays = ({ dealtTo, takenBy }: GamePlayer): Who | null =>
  takenBy ?? ('bot' in dealtTo ? null : dealtTo);

export const playerId = (player: GamePlayer): PersonId | null => whoPlays(player)?.id ?? null;

/** Who plays a seat now: a name, or a bot by its level. */
export const nameOf = (player: GamePlayer): string =>
  whoPlays(player)?.name ?? botName((player.dealtTo as { bot: string }).bot);

/** Who it was dealt to, as records and pages name them. */
export const dealtPlayer = ({ dealtTo }: GamePlayer): Player =>
  'bot' in dealtTo ? dealtTo : dealtTo.name;

/** The table was set up under a rules version this program does not know. */
export class OtherRules extends Error {}

/** The table's game came from outside, and this program was started without it. */
export class GameMissing extends Error {}

export type FindGame = (name: string) => Game | undefined;

/** One shared empty list: most tables are idle, and there are many. */
const NO_ONLOOKERS = { all: false, host: null };
const NONE: readonly never[] = [];
const EMPTY: Chair = { kind: 'empty' };

export function newTable(
  made: HappeningOf<'made'> & { seq: number; at: number },
  find: FindGame,
): Table {
  const game = find(made.game);
  if (game === undefined) throw new GameMissing(`there is no game ${made.game} here`);
  const unknown = unknownRules(game, made.rules);
  if (unknown !== null) throw new OtherRules(unknown);
  return {
    id: made.table,
    game,
    dealtBy: made.dealtBy,
    fill: made.fill ?? null,
    from: made.from ?? null,
    seq: made.seq,
    at: made.at,
    settings: made.settings,
    host: made.host,
    muted: NONE,
    barred: NONE,
    door: NONE,
    screens: NONE,
    tally: NONE,
    chairs: chairsOf(made.settings.seats, []),
    phase: 'open',
    fillsAt: null,
    startingAt: 0,
    round: 0,
    secret: made.secret,
    commitment: commitmentTo(made.secret),
    players: NONE,
    onlookers: NO_ONLOOKERS,
    contributions: NONE,
    hashes: NONE,
    seed: '',
    state: null,
    steps: [],
    made: 0,
    stood: 0,
    recent: NONE,
    ply: 0,
    grownSince: 0,
    turnAt: made.at,
    left: [],
    chargedAt: made.at,
    offer: null,
    result: null,
    ended: null,
    commands: NONE,
  };
}

/** `fold` replaces what it changes, these two lists apart. */
export const copyTable = (table: Table): Table => ({
  ...table,
  steps: [...table.steps],
  left: [...table.left],
});

/** How many of the last commands are recognised when a page sends them once more over a new connection. */
const MAX_COMMANDS = 30;

const keyOf = (by: PersonId, id: string): string => `${by} ${id}`;

/** The last commands, with one more that has become an entry. */
export const withCommand = ({ commands }: Table, by: PersonId, id: string): readonly string[] =>
  [...commands, keyOf(by, id)].slice(-MAX_COMMANDS);

/** This command has become an entry already. */
export const knows = ({ commands }: Table, by: PersonId, id: string): boolean =>
  commands.includes(keyOf(by, id));

/** This many chairs: the ones there are, then empty ones. */
export const chairsOf = (count: number, chairs: readonly Chair[]): Chair[] =>
  Array.from({ length: count }, (_, seat) => chairs[seat] ?? EMPTY);

/** Who may look on at the game that is being played, as the host has set it. */
export const onlookersOf = ({ settings, host }: Table): Table['onlookers'] => ({
  all: settings.watchers,
  host,
});

export const seatOf = (table: Table, person: PersonId): Seat | null => {
  const seat = table.chairs.findIndex(
    (chair) => chair.kind === 'person' && chair.who.id === person,
  );
  return seat === -1 ? null : seat;
};

/** This person as they are called on their chair; null without a chair. */
export function seatedWho(table: Table, person: PersonId): Who | null {
  const seat = seatOf(table, person);
  const chair = seat === null ? undefined : table.chairs[seat];
  return chair?.kind === 'person' ? chair.who : null;
}

export const isBarred = (table: Table, person: PersonId): boolean =>
  table.barred.some(({ id }) => id === person);

export const isScreen = (table: Table, person: PersonId): boolean =>
  table.screens.some((one) => one.person === person);

export const isPresent = (chair: Chair): boolean => chair.kind === 'person' && chair.away === null;

/** Nobody but code moves for this seat now. */
export const byBot = (table: Table, seat: Seat): boolean => !isPresent(table.chairs[seat]!);

/** The seats of people who are at the table. */
export const presentSeats = (table: Table): Seat[] =>
  [...table.chairs.keys()].filter((seat) => isPresent(table.chairs[seat]!));
