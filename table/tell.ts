import {
  WATCHER,
  type Game,
  type JsonObject,
  type Reader,
  type Seat,
  type State,
  type Variant,
  type View,
} from '@tischlein/kit';
import { clocksAt, waitingFor } from './clock.ts';
import type { PersonId } from './entries.ts';
import { replayMoves, type Played } from './game.ts';
import { seatOf, type Chair, type Table } from './table.ts';
import { letterOf, type Letter, type Told, type ToldChair, type ToldMove } from './wire.ts';

/** Whose eyes a person has in the game on the table: their seat's, or a watcher's. */
export function readerOf(table: Table, person: PersonId): Reader {
  const seat = table.players.findIndex((player) => player.person === person);
  return seat === -1 ? WATCHER : seat;
}

/** Who has no chair looks on only where the host lets them. */
export const mayRead = (table: Table, person: PersonId): boolean =>
  table.settings.watchers ||
  table.phase === 'open' ||
  person === table.host ||
  seatOf(table, person) !== null;

/** What a person is told of a change. `since` is the number they were told before it. */
export const tellTo = (
  table: Table,
  person: PersonId,
  now: number,
  since: number,
  played: Played | null,
): Told => ({
  ...toldToAll(table, now),
  since,
  whole: false,
  ...toldOfThem(table, person),
  ...seenBy(table, readerOf(table, person)),
  facts: factsFor(table, played, readerOf(table, person)),
});

/** A change in letters to many: a move is `news`, all else is `told`. Who sees alike is written to once. */
export function lettersOf(
  before: Table,
  table: Table,
  now: number,
  played: Played | null,
): (person: PersonId) => Letter {
  if (played && sameStanding(before, table)) return newsOf(table, now, before.seq, played);
  const toAll = partOf({ ...toldToAll(table, now), since: before.seq, whole: false });
  const sights = onceEach((reader) =>
    partOf({ ...seenBy(table, reader), facts: factsFor(table, played, reader) }),
  );
  return (person) => {
    const sight = sights(readerOf(table, person));
    return `{${toAll},${partOf(toldOfThem(table, person))},${sight}}` as Letter;
  };
}

function newsOf(
  table: Table,
  now: number,
  since: number,
  played: Played,
): (person: PersonId) => Letter {
  const letters = onceEach((reader) => {
    const { view, legal } = seenBy(table, reader);
    return letterOf({
      t: 'news',
      table: table.id,
      seq: table.seq,
      since,
      ply: table.ply,
      now,
      waitingFor: waitingFor(table),
      clocks: clocksAt(table, now),
      // Known from what was told: JSON leaves it out.
      view: { ...view!, game: undefined, options: undefined, seats: undefined, seat: undefined },
      legal,
      facts: factsFor(table, played, reader),
    });
  });
  return (person) => letters(readerOf(table, person));
}

function onceEach<T>(of: (reader: Reader) => T): (reader: Reader) => T {
  const made = new Map<Reader, T>();
  return (reader) => {
    const known = made.get(reader);
    if (known !== undefined) return known;
    const one = of(reader);
    made.set(reader, one);
    return one;
  };
}

/** All that `told` says and `news` does not. What `fold` changes it replaces: a look at the references is enough. */
const sameStanding = (one: Table, other: Table): boolean =>
  one.phase === other.phase &&
  one.settings === other.settings &&
  one.round === other.round &&
  one.host === other.host &&
  one.muted === other.muted &&
  one.chairs === other.chairs &&
  one.players === other.players &&
  one.offer === other.offer &&
  one.result === other.result &&
  one.ended === other.ended &&
  one.commitment === other.commitment &&
  one.contributions === other.contributions;

/** The fields of an object as JSON, to stand among others. */
const partOf = (fields: object): string => JSON.stringify(fields).slice(1, -1);

/** The same for somebody who comes to the table: with everything told in this game so far. */
export function tellAll(table: Table, person: PersonId, now: number): Told {
  const reader = readerOf(table, person);
  return {
    ...toldToAll(table, now),
    since: 0,
    whole: true,
    ...toldOfThem(table, person),
    ...seenBy(table, reader),
    facts: allFacts(table, reader),
  };
}

/** The whole of it in letters to many. Who sees alike is written to once: the game is played again for it. */
export function wholeLettersOf(table: Table, now: number): (person: PersonId) => Letter {
  const toAll = partOf({ ...toldToAll(table, now), since: 0, whole: true });
  const sights = onceEach((reader) =>
    partOf({ ...seenBy(table, reader), facts: allFacts(table, reader) }),
  );
  return (person) => {
    const sight = sights(readerOf(table, person));
    return `{${toAll},${partOf(toldOfThem(table, person))},${sight}}` as Letter;
  };
}

function allFacts(table: Table, reader: Reader): ToldMove[] {
  const facts: ToldMove[] = [];
  if (table.state !== null)
    replayMoves(table, (played, after) => facts.push(toldMove(table, played, after, reader)));
  return facts;
}

const factsFor = (table: Table, played: Played | null, reader: Reader): ToldMove[] =>
  played ? [toldMove(table, played, table.state!, reader)] : [];

function toldMove(
  { game }: Table,
  { before, seat, move, made }: Played,
  after: Table['state'] & object,
  reader: Reader,
): ToldMove {
  return {
    ply: made.ply,
    seat,
    ...(made.kept && { kept: true as const }),
    ...(made.takenBackAt !== undefined && { takenBack: true as const }),
    facts: game.tell(before, seat, move, after, reader),
  };
}

type ToAll = Omit<Told, 'since' | 'whole' | keyof ReturnType<typeof toldOfThem> | keyof Sight>;
type Sight = Pick<Told, 'view' | 'legal' | 'facts'>;

/** What does not depend on who is told. */
function toldToAll(table: Table, now: number): ToAll {
  return {
    t: 'told',
    table: table.id,
    seq: table.seq,
    ply: table.ply,
    now,
    phase: table.phase,
    game: table.game.name,
    rules: table.rules,
    settings: table.settings,
    round: table.round,
    host: table.host,
    muted: [...table.muted],
    chairs: table.chairs.map(toldChair),
    players: table.players.map(({ player }) => player),
    waitingFor: waitingFor(table),
    clocks: clocksAt(table, now),
    offer: table.offer && { ...table.offer, agreed: [...table.offer.agreed] },
    result: table.result && {
      winners: [...table.result.winners],
      scores: [...table.result.scores],
    },
    ended: table.ended,
    fair: fairOf(table),
  };
}

const toldOfThem = (table: Table, person: PersonId): Pick<Told, 'person' | 'you'> => ({
  person,
  you: seatOf(table, person),
});

function seenBy({ game, state, phase }: Table, reader: Reader): Omit<Sight, 'facts'> {
  return {
    view: state && (game.view(state, reader) as View & JsonObject),
    legal: phase === 'playing' && state && reader !== WATCHER ? legalIn(game, state, reader) : [],
  };
}

/** One buffer for each variant, used again for every reader: what is told most often is made without waste. */
const buffers = new WeakMap<Variant, Int32Array>();

function legalIn(game: Game, state: State, seat: Seat): string[] {
  const { moves } = state.variant;
  const buffer = buffers.get(state.variant) ?? new Int32Array(moves.size);
  buffers.set(state.variant, buffer);
  const count = game.legal(state, seat, buffer);
  const texts: string[] = [];
  for (let i = 0; i < count; i++) texts.push(moves.text(buffer[i]!));
  return texts;
}

function toldChair(chair: Chair): ToldChair {
  if (chair.kind !== 'person') return chair;
  const { kind, person, name, away } = chair;
  return { kind, person, name, away };
}

/** Before the end nothing of the deal is told but what pages gave and the hash of what the table gave. */
function fairOf({
  dealtBy,
  commitment,
  contributions,
  chairs,
  phase,
  secret,
}: Table): Told['fair'] {
  const fixed = phase === 'playing' || phase === 'over';
  return {
    dealtBy,
    commitment,
    contributions: fixed
      ? [...contributions]
      : chairs.map((chair) => (chair.kind === 'person' ? chair.contribution : null)),
    secret: phase === 'over' ? secret : null,
  };
}
