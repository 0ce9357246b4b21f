import { charge, grace } from './clock.ts';
import type { Entry, Happening, HappeningOf } from './entries.ts';
import { forgottenWho, type PersonId, type Who } from './who.ts';
import { commitmentTo } from './fair.ts';
import { endGame, playMove, startGame, takeBack } from './playing.ts';
import { OFFER_LASTS, offerMoved, offerWithout } from './offers.ts';
import { ASKED_EVERY_MS, heirOf } from './room.ts';
import type { Played } from './history.ts';
import {
  asCalled,
  chairsOf,
  gameBy,
  isBarred,
  newTable,
  onlookersOf,
  UNPLAYED,
  withCommand,
} from './table.ts';
import type { Chair, FindGame, GamePlayer, Room, Table } from './table.ts';
import { tallyWithout } from './tally.ts';

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
  if (first?.type !== 'made') throw new Error('the journal of a table begins with its making');
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
  const take = TAKE[entry.type] as (table: Table, entry: Happening, at: number) => Played | void;
  const played = take(table, entry, table.at) ?? null;
  const isOnlyCalled = entry.type === 'sat' && entry.called === true;
  if (table.fill !== null && !isOnlyCalled) setFill(table, entry);
  return played;
}

/** Where every chair is taken nobody waits for longer than it takes to look around. */
const FULL_WAITS = 5000;
const RESETS: readonly Happening['type'][] = ['sat', 'freed', 'settings', 'botSat', 'hosted'];

/** Counted from the first person who sits down; whoever joins does not make the others wait anew. */
function setFill(table: Table, { type }: Entry): void {
  if (!RESETS.includes(type) || table.room.phase !== 'open') return;
  const { chairs } = table.room;
  if (!chairs.some(({ type }) => type === 'person')) table.clock.fillsAt = null;
  else if (chairs.every(({ type }) => type !== 'empty'))
    table.clock.fillsAt = table.at + FULL_WAITS;
  else if (table.clock.fillsAt === null || type === 'freed')
    table.clock.fillsAt = table.at + table.fill! * 1000;
  else if (type === 'settings')
    table.clock.fillsAt = Math.max(table.clock.fillsAt, table.at + FULL_WAITS);
}

type Takes = {
  readonly [E in Happening['type']]: (
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
    table.room.door = without(table.room.door, who.id);
    if (entry.door) {
      table.room.door = [...table.room.door, { who, seat: seat < 0 ? null : seat }];
      const recent = table.room.asked.filter(
        (one) => one.at > at - ASKED_EVERY_MS || isBarred(table, one.person),
      );
      table.room.asked = [...recent, { person: who.id, at }];
      return;
    }
    if (entry.called) return callAgain(table, seat, who);
    if (table.room.phase === 'playing') charge(table, at);
    const since = table.seq;
    const given = { hash, contribution: null };
    setChair(table, seat, { type: 'person', who, away: null, since, ...given });
    table.room.offer = offerWithout(table.room.offer, seat);
    table.room.host ??= who.id;
    if (table.room.phase === 'playing') takeOver(table, seat, who);
  },
  turnedAway({ room }, { person }) {
    room.door = without(room.door, person);
  },
  hosted(table, { person, fill }) {
    table.room.host = person;
    if (fill !== undefined) table.fill = fill;
  },
  unbarred({ room }, { person }) {
    room.barred = room.barred.filter(({ id }) => id !== person);
    room.chairs = room.chairs.map((chair) =>
      chair.type === 'person' && chair.who.id === person && chair.away === 'removed'
        ? { ...chair, away: 'left' }
        : chair,
    );
  },
  screen({ room }, { person, name, let: isLet }) {
    const others = room.screens.filter((one) => one.person !== person);
    room.screens = [...others, { person, ...(name && { name }), let: isLet }];
  },
  screenGone({ room }, { person }) {
    room.screens = room.screens.filter((one) => one.person !== person);
  },
  lapsed(table) {
    table.room.offer = null;
  },
  botSat(table, { seat, level }) {
    setChair(table, seat, { type: 'bot', level });
    table.room.offer = offerWithout(table.room.offer, seat);
  },
  pledged(table, { seat, hash }) {
    const chair = table.room.chairs[seat]!;
    if (chair.type === 'person') setChair(table, seat, { ...chair, hash });
  },
  contributed(table, { seat, contribution }) {
    const chair = table.room.chairs[seat]!;
    if (chair.type === 'person') setChair(table, seat, { ...chair, contribution });
  },
  freed(table, { seat, barred }) {
    const { room } = table;
    const chair = room.chairs[seat]!;
    setChair(table, seat, { type: 'empty' });
    room.offer = offerWithout(room.offer, seat);
    if (seat >= room.settings.seats)
      reorder(
        table,
        [...room.chairs.keys()].filter((i) => i !== seat),
      );
    if (chair.type !== 'person') return;
    if (barred) bar(table, chair.who);
    passOn(table, chair.who.id);
  },
  away(table, { seat, why }, at) {
    const chair = table.room.chairs[seat]!;
    if (chair.type !== 'person') return;
    charge(table, at);
    setChair(table, seat, { ...chair, away: why, awaySince: at });
    if (why === 'removed') bar(table, chair.who);
    table.room.offer = offerWithout(table.room.offer, seat);
    table.clock.turnAt = at;
    passOn(table, chair.who.id);
  },
  back(table, { seat }, at) {
    const chair = table.room.chairs[seat]!;
    if (chair.type !== 'person') return;
    charge(table, at);
    const { awaySince: _, ...present } = chair;
    setChair(table, seat, { ...present, away: null });
    grace(table, seat);
    table.room.host ??= chair.who.id;
  },
  settings(table, { settings }, at) {
    table.room.settings = { ...table.room.settings, ...settings };
    table.room.chairs = chairsOf(table.room.settings.seats, table.room.chairs);
    // A game that is over stays as closed as it was.
    if (table.room.phase === 'playing') table.play.onlookers = onlookersOf(table);
    const people = table.room.chairs.filter(({ type }) => type === 'person').length;
    if (settings.options !== undefined && people > 1) table.room.rulesAt = at;
  },
  changed(table, { game, rules, options, seats }) {
    const { room } = table;
    room.rulesOf = { ...room.rulesOf, [table.game.name]: room.settings.options };
    table.game = gameBy(table.find, game, rules);
    room.settings = { ...room.settings, options, seats, rated: false };
    room.chairs = chairsOf(
      seats,
      room.chairs.filter(({ type }) => type === 'person'),
    );
    room.offer = null;
    room.rulesAt = 0;
    Object.assign(table.play, UNPLAYED, { from: null, state: null, players: [] });
  },
  shuffled: (table, { order }) => reorder(table, order),
  muted({ room }, { person, muted }) {
    const others = room.muted.filter((each) => each !== person);
    room.muted = muted ? [...others, person] : others;
  },
  forgotten(table, { person }) {
    const nobody = forgottenWho(person);
    table.room.chairs = table.room.chairs.map((chair) =>
      chair.type === 'person' && chair.who.id === person ? asCalled(chair, nobody) : chair,
    );
    table.play.players = table.play.players.map((player) => withoutName(player, nobody));
    table.room.door = without(table.room.door, person);
    table.room.barred = table.room.barred.map((one) => (one.id === person ? nobody : one));
    table.room.tally = tallyWithout(table.room.tally, nobody);
    passOn(table, person);
    if (table.room.host === person) table.room.host = null;
  },
  starting({ room, clock }, _, at) {
    room.phase = 'starting';
    clock.startingAt = at;
  },
  started: (table, _, at) => startGame(table, at),
  moved: playMove,
  offered(table, { seat, offer }, at) {
    table.room.offer = { offer, by: seat, agreed: [seat], until: at + OFFER_LASTS };
  },
  voted({ room }, { seat, agree }) {
    if (room.offer === null) return;
    const { agreed } = room.offer;
    if (agree) room.offer = { ...room.offer, agreed: [...agreed, seat] };
    else room.offer = agreed.includes(seat) ? offerWithout(room.offer, seat) : null;
  },
  takenBack: (table, { moves = 1 }, at) => takeBack(table, moves, at),
  ended: (table, { how }) => endGame(table, how, null),
  rematch({ room, play, clock }, { secret }, at) {
    room.round += 1;
    play.secret = secret;
    play.from = null;
    play.commitment = commitmentTo(secret);
    play.contributions = [];
    play.hashes = [];
    room.offer = null;
    room.chairs = room.chairs.map((chair) =>
      chair.type === 'person' ? { ...chair, contribution: null } : chair,
    );
    room.phase = 'starting';
    clock.startingAt = at;
  },
};

function setChair({ room }: Table, seat: number, chair: Chair): void {
  room.chairs =
    seat === room.chairs.length
      ? [...room.chairs, chair]
      : room.chairs.map((other, i) => (i === seat ? chair : other));
}

function reorder({ room }: Table, order: readonly number[]): void {
  room.chairs = order.map((seat) => room.chairs[seat]!);
  room.offer = offerMoved(room.offer, order);
}

function withoutName({ dealtTo, takenBy }: GamePlayer, nobody: Who): GamePlayer {
  const isGone = (who: GamePlayer['dealtTo']): boolean => 'id' in who && who.id === nobody.id;
  return {
    dealtTo: isGone(dealtTo) ? nobody : dealtTo,
    ...(takenBy && { takenBy: isGone(takenBy) ? nobody : takenBy }),
  };
}

/** Seats of a game keep the names they began with: its record does. */
function callAgain(table: Table, seat: number, who: Who): void {
  const chair = table.room.chairs[seat]!;
  if (chair.type !== 'person') return;
  const isPlaying = table.room.phase === 'playing' || table.room.phase === 'starting';
  setChair(table, seat, isPlaying ? { ...chair, called: who } : asCalled(chair, who));
}

const without = (door: Room['door'], person: PersonId): Room['door'] =>
  door.filter(({ who }) => who.id !== person);

/** Somebody plays on for a seat in the middle of a game: what it sees and what it wins is theirs. */
function takeOver(table: Table, seat: number, who: Who): void {
  table.play.players = table.play.players.map((other, i) =>
    i === seat ? { ...other, takenBy: who } : other,
  );
  table.clock.turnAt = table.at;
  grace(table, seat);
}

function bar(table: Table, who: Who): void {
  table.room.barred = [...table.room.barred.filter(({ id }) => id !== who.id), who];
  table.room.asked = table.room.asked.filter(({ person }) => person !== who.id);
}

/** The host has gone: the person who has sat here longest is host. */
function passOn(table: Table, gone: PersonId): void {
  // Before the start the host may look on without a chair, as long as nobody else could take over.
  if (table.room.host === gone) table.room.host = heirOf(table, () => true) ?? table.room.host;
}
