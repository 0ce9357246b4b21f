import {
  WATCHER,
  type Game,
  type Reader,
  type Seat,
  type State,
  type Variant,
} from '@tischlein/kit';
import { clocksAt, waitingFor } from './clock.ts';
import type { PersonId } from './entries.ts';
import { replayMoves, type Played } from './game.ts';
import { seatOf, type Chair, type Table } from './table.ts';
import type { Told, ToldChair, ToldMove } from './wire.ts';

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
export function tellTo(
  table: Table,
  person: PersonId,
  now: number,
  since: number,
  played: Played | null,
): Told {
  const facts = played ? [toldMove(table, played, table.state!, readerOf(table, person))] : [];
  return { ...toldNow(table, person, now), since, whole: false, facts };
}

/** The same for somebody who comes to the table: with everything told in this game so far. */
export function tellAll(table: Table, person: PersonId, now: number): Told {
  const reader = readerOf(table, person);
  const facts: ToldMove[] = [];
  if (table.state !== null)
    replayMoves(table, (played, after) => facts.push(toldMove(table, played, after, reader)));
  return { ...toldNow(table, person, now), since: 0, whole: true, facts };
}

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

function toldNow(
  table: Table,
  person: PersonId,
  now: number,
): Omit<Told, 'since' | 'whole' | 'facts'> {
  const { game, state, phase } = table;
  const reader = readerOf(table, person);
  return {
    t: 'told',
    table: table.id,
    seq: table.seq,
    ply: table.ply,
    now,
    phase,
    game: game.name,
    rules: table.rules,
    settings: table.settings,
    round: table.round,
    person,
    you: seatOf(table, person),
    host: table.host,
    muted: [...table.muted],
    chairs: table.chairs.map(toldChair),
    players: table.players.map(({ player }) => player),
    view: state && { ...game.view(state, reader) },
    legal: phase === 'playing' && state && reader !== WATCHER ? legalIn(game, state, reader) : [],
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
