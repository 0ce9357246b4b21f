import { canonical, formatRecord, setUp, type Game } from '@tischlein/kit';
import {
  botName,
  due,
  isDueAlone,
  nameOf,
  playerId,
  recordOf,
  type Due,
  type Settings,
  type Table,
} from '@tischlein/table';
import type { Store } from '../store/store.ts';
import type { AboutTable, TableRow } from '../store/tables.ts';

/** Optional reactions of bots are not stored as due: if the node dies, they are skipped. */
const mustBeDone = (each: Due): boolean => each.type !== 'bot' || !each.mayWait;

const dueAtOf = (table: Table): number | null =>
  isDueAlone(table) ? (due(table).find(mustBeDone)?.at ?? null) : null;

export function rowOf(table: Table): TableRow {
  const {
    game,
    room: { phase, settings, chairs },
  } = table;
  return {
    table: table.id,
    game: game.name,
    phase,
    host: table.room.host,
    people: chairs.filter(({ type }) => type === 'person').length,
    listed: settings.listed,
    dueAt: dueAtOf(table),
    changedAt: table.at,
    names: chairs.map((chair) =>
      chair.type === 'empty' ? null : chair.type === 'bot' ? botName(chair.level) : chair.who.name,
    ),
    about: { ...(settings.listed && aboutOf(table)), ...avatarsOf(table) },
  };
}

function avatarsOf({ room: { chairs } }: Table): Pick<AboutTable, 'avatars'> {
  const avatars = chairs.map((chair) => (chair.type === 'person' ? chair.who.avatar : null));
  return avatars.some((avatar) => avatar !== null) ? { avatars } : {};
}

/** Settings are replaced, never changed: what the list says of them is worked out once. */
const known = new WeakMap<Settings, AboutTable>();

function aboutOf({ game, room: { settings, phase }, clock: { fillsAt } }: Table): AboutTable {
  const about = known.get(settings) ?? aboutSettings(game, settings);
  known.set(settings, about);
  return phase === 'open' && fillsAt !== null ? { ...about, fillsAt } : about;
}

function aboutSettings(game: Game, settings: Settings): AboutTable {
  const printed = setUp(game, {}, settings.seats);
  const options = Object.entries(settings.options).filter(
    ([name, value]) => !printed.ok || canonical(value) !== canonical(printed.value.options[name]!),
  );
  return {
    ...(options.length > 0 && { options: Object.fromEntries(options) }),
    ...(settings.clock.type !== 'none' && { clock: settings.clock }),
    ...(settings.rated && { rated: true as const }),
  };
}

const DAY = 86_400_000;

const dayOf = (at: number): number => Math.floor(at / DAY);

/** The row of a table after a change; null where it says what it said before. The time of the last change counts by days. */
export const rowAfter = (before: Table, after: Table): TableRow | null =>
  standsAlike(before, after) &&
  dayOf(before.at) === dayOf(after.at) &&
  dueAtOf(before) === dueAtOf(after)
    ? null
    : rowOf(after);

/** Nearly every move leaves all that a row says, but for when something is due. `fold` replaces what it changes. */
const standsAlike = (before: Table, after: Table): boolean =>
  before.game === after.game &&
  before.room.phase === after.room.phase &&
  before.room.host === after.room.host &&
  before.room.chairs === after.room.chairs &&
  before.room.settings === after.room.settings &&
  before.clock.fillsAt === after.clock.fillsAt;

/** Stores a finished game for everyone who played it. Doing it again changes nothing. Answers the group it counts for. */
export async function storeResult(
  store: Store,
  table: Table,
  mostRated: number,
): Promise<string | null> {
  const record = recordOf(table);
  if (record === null) return null;
  const { room, play } = table;
  const { result, players } = play;
  const rated =
    room.settings.rated && result !== null && players.every((player) => playerId(player) !== null);
  const isDraw = play.ended === 'draw';
  return store.finish({
    table: table.id,
    round: room.round,
    game: table.game.name,
    endedAt: table.at,
    players: players.map((player) => ({ person: playerId(player), name: nameOf(player) })),
    scores: result?.scores ?? [],
    record: formatRecord(record),
    // A draw that was agreed on is everybody's.
    places: result?.places ?? (isDraw ? players.map(() => 1) : null),
    rated,
    mostRated,
  });
}
