import * as kit from '@tischlein/kit';
import { clocksAt, waitingFor } from './clock.ts';
import type { PersonId } from './who.ts';
import { FactsCache, factsSince, missableSince, toldMove, isMove, type Played } from './history.ts';
import { givenOn } from './playing.ts';
import { missingIn, startsFrom } from './offers.ts';
import { playingChairs, showsOn } from './room.ts';
import { dealtPlayer, isBarred, isLockedOut, playerId, isScreen, seatOf } from './table.ts';
import type { Chair, Table } from './table.ts';
import { Outgoing, partOf, type Part, outgoing } from './outgoing.ts';
import { viewChange } from './view-change.ts';
import type * as wire from './wire.ts';
import { withSentence, type Problem } from './sentences.ts';
import type { TablePage } from './ports.ts';

/** The seat whose view this person is given, or WATCHER. */
export function readerOf(table: Table, person: PersonId): kit.Reader {
  const seat = table.play.players.findIndex((player) => playerId(player) === person);
  if (isBarred(table, person)) return kit.WATCHER;
  return seat === -1 ? kit.WATCHER : seat;
}

/**
 * People without a chair look on only where the host lets them; a screen that the host has let in does so at closed
 * tables, too.
 */
export const mayRead = (table: Table, person: PersonId): boolean =>
  isScreen(table, person)
    ? showsOn(table, person)
    : !isLockedOut(table, person) &&
      (table.room.settings.watchers ||
        table.room.phase === 'open' ||
        person === table.room.host ||
        seatOf(table, person) !== null);

/** Whoever sits down after a closed game plays the next one, and learns nothing of the closed one. */
const maySee = (table: Table, person: PersonId): boolean => {
  const { onlookers, players } = table.play;
  return (
    table.room.phase === 'playing' ||
    showsOn(table, person) ||
    onlookers.all ||
    onlookers.people.includes(person) ||
    players.some((player) => playerId(player) === person)
  );
};

/** A change, as each person is told of it: a move is `news`, all else is `told`. Readers with the same eyes share it. */
export function tellChange(
  before: Table,
  table: Table,
  now: number,
  played: Played | null,
): (person: PersonId) => Outgoing {
  if (played && sameStanding(before, table)) return newsOf(before, table, now, played);
  const back = before.play.ply === table.play.ply ? 0 : backOf(table);
  const how = { since: before.seq, whole: false, ...(back > 0 && { back }) };
  return toldTo(table, now, how, (reader) => partOf({ facts: factsFor(table, played, reader) }));
}

/** How many moves were taken back just now. */
function backOf(table: Table): number {
  const newest = table.play.steps.at(-1);
  return newest && !isMove(newest) ? newest.back : 0;
}

/** What a page says it was told before it comes to the table again. */
export type Known = Pick<Extract<wire.ToTable, { type: 'hello' }>, 'seq' | 'ply' | 'seat'>;

/**
 * Whether a page needs only what it missed: it was told of this deal, with the same eyes, and nothing was taken back
 * since.
 */
export const isKnown = (table: Table, person: PersonId, { seq, ply, seat }: Known): boolean =>
  seq > 0 &&
  seq <= table.seq &&
  ply !== undefined &&
  ply >= missableSince(table) &&
  ply <= table.play.ply &&
  seat === seatSeen(table, person);

/** Being told a whole game is charged like messages: one for each `MOVES_A_MESSAGE` moves, at most `MAX_MESSAGES`. */
const MOVES_A_MESSAGE = 100;
const MAX_MESSAGES = 50;

/** How many messages being told the whole game counts for; null for somebody who needs only what they missed. */
export const priceOf = (table: Table, person: PersonId, known: Known): number | null =>
  isKnown(table, person, known)
    ? null
    : Math.min(MAX_MESSAGES, Math.floor(table.play.made / MOVES_A_MESSAGE));

/** The seat in the views this person is told; null for a watcher, undefined for somebody who is told of no game. */
function seatSeen(table: Table, person: PersonId): number | null | undefined {
  if (table.play.state === null || !maySee(table, person)) return undefined;
  const reader = readerOf(table, person);
  return reader === kit.WATCHER ? null : reader;
}

/** The answer to a hello of somebody who was told of this game: what they missed. */
export const tellMissed = (table: Table, now: number, person: PersonId, known: Known): Outgoing =>
  toldTo(table, now, { since: known.seq, whole: false }, (reader) =>
    partOf({ facts: factsSince(table, known.ply!, reader) }),
  )(person);

/** The table as somebody is told who comes to it: with everything told in this game so far. */
export const tellWhole = (
  table: Table,
  now: number,
  cache = new FactsCache(),
): ((person: PersonId) => Outgoing) =>
  toldTo(table, now, { since: 0, whole: true }, (reader) =>
    partOf({ facts: cache.of(table, reader) }),
  );

function toldTo(
  table: Table,
  now: number,
  how: Pick<wire.Snapshot, 'since' | 'whole' | 'back'>,
  factsOf: (reader: kit.Reader) => Part,
): (person: PersonId) => Outgoing {
  const all = { ...toldToAll(table, now), ...how };
  const toAll = partOf(all);
  const sights = onceEach((reader) => [partOf(seenBy(table, reader)), factsOf(reader)] as const);
  return (person) => {
    const ofThem = partOf(toldOfThem(table, person));
    if (table.play.state === null || maySee(table, person))
      return new Outgoing(toAll, ofThem, ...sights(readerOf(table, person)));
    const fair = { ...all.fair, secret: null };
    return new Outgoing(partOf({ ...all, fair, ...NO_SIGHT }), ofThem);
  };
}

function newsOf(
  before: Table,
  table: Table,
  now: number,
  played: Played,
): (person: PersonId) => Outgoing {
  const toAll = partOf({
    type: 'delta',
    table: table.id,
    seq: table.seq,
    since: before.seq,
    ply: table.play.ply,
    now,
    waitingFor: waitingFor(table),
    clocks: clocksAt(table, now),
  } satisfies Partial<wire.Delta>);
  const messages = onceEach((reader) => {
    // Not kept since the last move: what outlives its moment costs more to clear away than to make again.
    const was = before.game.view(before.play.state!, reader) as kit.View & kit.JsonObject;
    const { view, legal } = seenBy(table, reader);
    const facts = factsFor(table, played, reader);
    const change = viewChange(was, view as kit.View & kit.JsonObject);
    return new Outgoing(toAll, partOf({ legal, facts, ...change } satisfies Partial<wire.Delta>));
  });
  return (person) => messages(readerOf(table, person));
}

function onceEach<T extends object>(of: (reader: kit.Reader) => T): (reader: kit.Reader) => T {
  /** By seat, and the watchers' before them. */
  const made: T[] = [];
  return (reader) => (made[reader === kit.WATCHER ? 0 : reader + 1] ??= of(reader));
}

const OF_THE_PLAY = ['players', 'result', 'ended', 'commitment', 'contributions'] as const;

/** All that a snapshot says and a delta does not. `fold` replaces what it changes, so comparing references is enough. */
const sameStanding = (one: Table, other: Table): boolean =>
  (Object.keys(one.room) as (keyof Table['room'])[]).every(
    (field) => one.room[field] === other.room[field],
  ) && OF_THE_PLAY.every((field) => one.play[field] === other.play[field]);

const factsFor = (table: Table, played: Played | null, reader: kit.Reader): wire.MoveFacts[] =>
  played ? [toldMove(table, played, reader)] : [];

type ToAll = Omit<
  wire.Snapshot,
  'since' | 'whole' | 'back' | keyof ReturnType<typeof toldOfThem> | keyof Sight
>;
type Sight = Pick<wire.Snapshot, 'view' | 'legal' | 'facts'>;
const NO_SIGHT: Sight = { view: null, legal: [], facts: [] };

/** What does not depend on who is told. */
function toldToAll(table: Table, now: number): ToAll {
  return {
    type: 'snapshot',
    table: table.id,
    seq: table.seq,
    ply: table.play.ply,
    now,
    phase: table.room.phase,
    ...(table.room.phase === 'open' &&
      table.clock.fillsAt !== null && { fillsAt: table.clock.fillsAt }),
    game: table.game.name,
    rules: table.game.version,
    settings: table.room.settings,
    round: table.room.round,
    ...(startsFrom(table) > now && { startsFrom: startsFrom(table) }),
    host: table.room.host,
    muted: [...table.room.muted],
    door: [...table.room.door],
    screens: [...table.room.screens],
    tally: table.room.tally,
    chairs: table.room.chairs.map(toldChair),
    ...(table.room.chairs.length > table.room.settings.seats && { next: playingChairs(table) }),
    players: table.play.players.map(dealtPlayer),
    waitingFor: waitingFor(table),
    clocks: clocksAt(table, now),
    offer: table.room.offer && {
      ...table.room.offer,
      agreed: [...table.room.offer.agreed],
      missing: missingIn(table, table.room.offer),
    },
    result: table.play.result && {
      winners: [...table.play.result.winners],
      scores: [...table.play.result.scores],
      places: [...table.play.result.places],
    },
    ended: table.play.ended,
    fair: fairOf(table),
  };
}

function toldOfThem(
  table: Table,
  person: PersonId,
): Pick<wire.Snapshot, 'person' | 'you' | 'removed' | 'barred'> {
  if (isBarred(table, person)) return { person, you: null, removed: true };
  const you = seatOf(table, person);
  return person === table.room.host && table.room.barred.length > 0
    ? { person, you, barred: [...table.room.barred] }
    : { person, you };
}

function seenBy(
  { game, play: { state }, room: { phase } }: Table,
  reader: kit.Reader,
): Omit<Sight, 'facts'> {
  return {
    view: state && (game.view(state, reader) as kit.View & kit.JsonObject),
    legal:
      phase === 'playing' && state && reader !== kit.WATCHER ? legalIn(game, state, reader) : [],
  };
}

/** One buffer per variant, reused for every reader, so that the most frequent message allocates little. */
const buffers = new WeakMap<kit.Variant, Int32Array>();

function legalIn(game: kit.Game, state: kit.State, seat: kit.Seat): string[] {
  const { moves } = state.variant;
  const buffer = buffers.get(state.variant) ?? new Int32Array(moves.size);
  buffers.set(state.variant, buffer);
  const count = game.legal(state, seat, buffer);
  const texts: string[] = [];
  for (let i = 0; i < count; i++) texts.push(moves.text(buffer[i]!));
  return texts;
}

function toldChair(chair: Chair): wire.ShownChair {
  if (chair.type !== 'person') return chair;
  const { type, who, away, awaySince } = chair;
  return { type, who, away, ...(awaySince !== undefined && { awaySince }) };
}

/** Before the end nothing of the deal is told but what pages gave and the hash of what the table gave. */
function fairOf(table: Table): wire.Snapshot['fair'] {
  const { dealtBy, play } = table;
  const { phase } = table.room;
  const isFixed = phase === 'playing' || phase === 'over';
  return {
    dealtBy,
    commitment: play.commitment,
    hashes: isFixed ? [...play.hashes] : givenOn(table, 'hash'),
    contributions: isFixed ? [...play.contributions] : givenOn(table, 'contribution'),
    next: givenOn(table, 'hash', table.room.chairs.length),
    secret: phase === 'over' ? play.secret : null,
  };
}

/** The answer to a command that is not granted. */
export const refusal = (table: Table, id: string, code: Problem): wire.Answer => ({
  type: 'answer',
  table: table.id,
  id,
  outcome: 'error',
  ...withSentence(code),
});

/** Why this person is told nothing of the table; whoever may ask for a seat sees what it is a seat at. */
export function notFor(table: Table, person: PersonId): Outgoing {
  const barred = isBarred(table, person)
    ? 'barred'
    : isLockedOut(table, person)
      ? 'locked'
      : 'closed';
  const code = isScreen(table, person) ? 'screenWaits' : barred;
  const preview = code === 'screenWaits' ? {} : { preview: previewFor(table, person) };
  return outgoing({ type: 'error', table: table.id, ...withSentence(code), ...preview });
}

/** What a table says of itself to somebody outside: nothing of any game that is or was played there. */
const previewFor = ({ game, room }: Table, person: PersonId): wire.Preview => ({
  game: game.name,
  host:
    room.chairs.flatMap((chair) =>
      chair.type === 'person' && chair.who.id === room.host ? [chair.who] : [],
    )[0] ?? null,
  options: room.settings.options,
  free: room.chairs.filter(({ type }) => type === 'empty').length,
  asked: room.door.some(({ who }) => who.id === person),
  person,
});

/** How far the table is, to a page that asks whether its line still lives. */
export const hereFor = (table: Table, person: PersonId): Outgoing =>
  mayRead(table, person)
    ? outgoing({ type: 'here', table: table.id, seq: table.seq })
    : notFor(table, person);

const NOBODY: readonly TablePage[] = [];

/** Those who follow a table: each is told what they may know of it. */
export class Audience {
  readonly readers = new Set<TablePage>();
  readonly #facts = new FactsCache();

  broadcast(message: wire.FromTable): void {
    const all = outgoing(message);
    for (const reader of this.readers) reader.hear(all);
  }

  /** What has changed; readers who may not read the table any more are told so, and go. Answers who went. */
  tell(before: Table, table: Table, now: number, played: Played | null): readonly TablePage[] {
    let went = NOBODY;
    const messageTo = tellChange(before, table, now, played);
    for (const reader of this.readers) {
      if (mayRead(table, reader.who.id)) reader.hear(messageTo(reader.who.id));
      else {
        this.readers.delete(reader);
        reader.hear(notFor(table, reader.who.id));
        went = [...went, reader];
      }
    }
    return went;
  }

  /** What somebody who comes back has missed, or the whole where that can not be said. */
  missing(table: Table, now: number, known: Known, person: PersonId): Outgoing {
    return isKnown(table, person, known)
      ? tellMissed(table, now, person, known)
      : tellWhole(table, now, this.#facts)(person);
  }
}
