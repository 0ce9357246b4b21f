import { charge, grace } from './clock.ts';
import type { Entry, Happening, HappeningOf } from './entries.ts';
import { forgottenWho, NO_NAME, type PersonId, type Who } from './who.ts';
import { commitmentTo } from './fair.ts';
import { isOfTheGame } from './settings.ts';
import { endGame, playMove, startGame, takeBack } from './playing.ts';
import { OFFER_LASTS } from './due.ts';
import { heirOf } from './room.ts';
import type { Played } from './history.ts';
import {
  chairsOf,
  newTable,
  onlookersOf,
  withCommand,
  type Chair,
  type FindGame,
  type GamePlayer,
  type Table,
} from './table.ts';

/** The table that a list of entries makes. */
export function foldAll(entries: readonly Entry[], find: FindGame): Table {
  const folding = foldInParts(entries, find);
  for (;;) {
    const { done, value } = folding.next();
    if (done) return value;
  }
}

/** Entries that are folded in some milliseconds. */
const PART = 100;

/** The same part by part, for a host with others to serve in between: a very long game takes seconds. */
export function* foldInParts(
  entries: readonly Entry[],
  find: FindGame,
): Generator<undefined, Table, undefined> {
  const [first, ...rest] = entries;
  if (first?.e !== 'made') throw new Error('the journal of a table begins with its making');
  const table = newTable(first, find);
  for (const entry of rest) {
    fold(table, entry);
    if (table.seq % PART === 0) yield;
  }
  return table;
}

/**
 * Takes one entry in: the only way a table changes. The entry was judged when it was written; here it holds. Answers
 * the move that was made, if it was one, so that it can be told.
 */
export function fold(table: Table, entry: Entry): Played | null {
  if (entry.seq !== table.seq + 1)
    throw new Error(`table ${table.id} is at ${table.seq}: entry ${entry.seq} is not the next`);
  table.seq = entry.seq;
  table.at = Math.max(table.at, entry.at);
  if (entry.by !== undefined && entry.id !== undefined)
    table.commands = withCommand(table, entry.by, entry.id);
  const take = TAKE[entry.e] as (table: Table, entry: Happening, at: number) => Played | void;
  const played = take(table, entry, table.at) ?? null;
  if (table.fill !== null) setFill(table, entry);
  return played;
}

/** Where every chair is taken nobody waits for longer than it takes to look around. */
const FULL_WAITS = 5000;
const RESETS: readonly Happening['e'][] = ['sat', 'freed', 'settings', 'botSat'];

/** Counted from the first person who sits down; whoever joins does not make the others wait anew. */
function setFill(table: Table, { e }: Entry): void {
  if (!RESETS.includes(e) || table.phase !== 'open') return;
  const { chairs, at } = table;
  if (!chairs.some(({ kind }) => kind === 'person')) table.fillsAt = null;
  else if (chairs.every(({ kind }) => kind !== 'empty')) table.fillsAt = at + FULL_WAITS;
  else if (table.fillsAt === null || e === 'freed') table.fillsAt = at + table.fill! * 1000;
}

type Takes = {
  readonly [E in Happening['e']]: (
    table: Table,
    entry: HappeningOf<E>,
    at: number,
  ) => Played | void;
};

const TAKE: Takes = {
  made() {
    throw new Error('a table is made once');
  },
  sat(table, entry, at) {
    const { seat, who, hash = null } = entry;
    table.door = without(table.door, who.id);
    if (entry.door) {
      table.door = [...table.door, { who, seat: seat < 0 ? null : seat }];
      return;
    }
    if (table.phase === 'playing') charge(table, at);
    const since = table.seq;
    const given = { hash, contribution: null };
    setChair(table, seat, { kind: 'person', who, away: null, since, ...given });
    table.offer = null;
    table.host ??= who.id;
    if (table.phase === 'playing') takeOver(table, seat, who);
  },
  turnedAway(table, { person }) {
    table.door = without(table.door, person);
  },
  hosted(table, { person }) {
    table.host = person;
  },
  unbarred(table, { person }) {
    table.barred = table.barred.filter(({ id }) => id !== person);
    table.chairs = table.chairs.map((chair) =>
      chair.kind === 'person' && chair.who.id === person && chair.away === 'removed'
        ? { ...chair, away: 'left' }
        : chair,
    );
  },
  screen(table, { person, code, let: isLet }) {
    const others = table.screens.filter((one) => one.person !== person);
    table.screens = [...others, { person, code, let: isLet }];
  },
  screenGone(table, { person }) {
    table.screens = table.screens.filter((one) => one.person !== person);
  },
  lapsed(table) {
    table.offer = null;
  },
  botSat(table, { seat, level }) {
    setChair(table, seat, { kind: 'bot', level });
    table.offer = null;
  },
  pledged(table, { seat, hash }) {
    const chair = table.chairs[seat]!;
    if (chair.kind === 'person') setChair(table, seat, { ...chair, hash });
  },
  contributed(table, { seat, contribution }) {
    const chair = table.chairs[seat]!;
    if (chair.kind === 'person') setChair(table, seat, { ...chair, contribution });
  },
  freed(table, { seat, barred }) {
    const chair = table.chairs[seat]!;
    setChair(table, seat, { kind: 'empty' });
    table.offer = null;
    if (chair.kind !== 'person') return;
    if (barred) bar(table, chair.who);
    passOn(table, chair.who.id);
  },
  away(table, { seat, why }, at) {
    const chair = table.chairs[seat]!;
    if (chair.kind !== 'person') return;
    charge(table, at);
    setChair(table, seat, { ...chair, away: why, awaySince: at });
    if (why === 'removed') bar(table, chair.who);
    table.offer = null;
    table.turnAt = at;
    passOn(table, chair.who.id);
  },
  back(table, { seat }, at) {
    const chair = table.chairs[seat]!;
    if (chair.kind !== 'person') return;
    charge(table, at);
    const { awaySince: _, ...present } = chair;
    setChair(table, seat, { ...present, away: null });
    grace(table, seat);
    table.host ??= chair.who.id;
  },
  settings(table, { settings }) {
    table.settings = { ...table.settings, ...settings };
    table.chairs = chairsOf(table.settings.seats, table.chairs);
    // A game that is over stays as closed as it was.
    if (table.phase === 'playing') table.onlookers = onlookersOf(table);
    // A rematch was agreed on by other rules.
    if (table.phase === 'over' && isOfTheGame(settings)) table.offer = null;
  },
  shuffled(table, { order }) {
    table.chairs = order.map((seat) => table.chairs[seat]!);
    table.offer = null;
  },
  muted(table, { person, muted }) {
    const others = table.muted.filter((each) => each !== person);
    table.muted = muted ? [...others, person] : others;
  },
  forgotten(table, { person }) {
    const nobody = forgottenWho(person);
    table.chairs = table.chairs.map((chair) =>
      chair.kind === 'person' && chair.who.id === person ? { ...chair, who: nobody } : chair,
    );
    table.players = table.players.map((player) => withoutName(player, nobody));
    table.door = without(table.door, person);
    table.barred = table.barred.map((one) => (one.id === person ? nobody : one));
    table.tally = table.tally.map((game) => ({
      ...game,
      players: game.players.map((one) => (one.person === person ? { ...one, name: NO_NAME } : one)),
    }));
    passOn(table, person);
    if (table.host === person) table.host = null;
  },
  starting(table, _, at) {
    table.phase = 'starting';
    table.startingAt = at;
  },
  started: (table, _, at) => startGame(table, at),
  moved: playMove,
  offered(table, { seat, offer }, at) {
    table.offer = { offer, by: seat, agreed: [seat], until: at + OFFER_LASTS };
  },
  voted(table, { seat, agree }) {
    if (table.offer === null) return;
    table.offer = agree ? { ...table.offer, agreed: [...table.offer.agreed, seat] } : null;
  },
  takenBack: (table, { moves = 1 }, at) => takeBack(table, moves, at),
  ended: (table, { how }) => endGame(table, how, null),
  rematch(table, { secret }, at) {
    table.round += 1;
    table.secret = secret;
    table.from = null;
    table.commitment = commitmentTo(secret);
    table.contributions = [];
    table.hashes = [];
    table.offer = null;
    table.chairs = table.chairs.map((chair) =>
      chair.kind === 'person' ? { ...chair, contribution: null } : chair,
    );
    table.phase = 'starting';
    table.startingAt = at;
  },
};

function setChair(table: Table, seat: number, chair: Chair): void {
  table.chairs = table.chairs.map((other, i) => (i === seat ? chair : other));
}

function withoutName({ dealtTo, takenBy }: GamePlayer, nobody: Who): GamePlayer {
  const isGone = (who: GamePlayer['dealtTo']): boolean => 'id' in who && who.id === nobody.id;
  return {
    dealtTo: isGone(dealtTo) ? nobody : dealtTo,
    ...(takenBy && { takenBy: isGone(takenBy) ? nobody : takenBy }),
  };
}

const without = (door: Table['door'], person: PersonId): Table['door'] =>
  door.filter(({ who }) => who.id !== person);

/** Somebody plays on for a seat in the middle of a game: what it sees and what it wins is theirs. */
function takeOver(table: Table, seat: number, who: Who): void {
  table.players = table.players.map((other, i) =>
    i === seat ? { ...other, takenBy: who } : other,
  );
  table.turnAt = table.at;
  grace(table, seat);
}

function bar(table: Table, who: Who): void {
  table.barred = [...table.barred.filter(({ id }) => id !== who.id), who];
}

/** The host has gone: the person who has sat here longest is host. */
function passOn(table: Table, gone: PersonId): void {
  // Before the start the host may look on without a chair, as long as nobody else could take over.
  if (table.host === gone) table.host = heirOf(table, () => true) ?? table.host;
}
