import { canonical, formatRecord, setUp } from '@tischlein/kit';
import * as core from '@tischlein/table';
import type { Store } from '../store/store.ts';
import type { AboutTable, TableRow } from '../store/tables.ts';

/** Optional reactions of bots are not stored as due: if the node dies, they are skipped. */
const mustBeDone = (each: core.Due): boolean => each.type !== 'bot' || !each.mayWait;

const dueAtOf = (table: core.Table): number | null =>
  core.isDueAlone(table) ? (core.due(table).find(mustBeDone)?.at ?? null) : null;

export function rowOf(table: core.Table): TableRow {
  const { phase, host, settings, chairs } = table.room;
  return {
    table: table.id,
    game: table.game.name,
    phase,
    host,
    people: chairs.filter(({ type }) => type === 'person').length,
    listed: settings.listed,
    dueAt: dueAtOf(table),
    changedAt: table.at,
    names: chairs.map((chair) =>
      chair.type === 'empty'
        ? null
        : chair.type === 'bot'
          ? core.botName(chair.level)
          : chair.who.name,
    ),
    about: { ...(settings.listed && aboutOf(table)), ...avatarsOf(table) },
  };
}

function avatarsOf({ room: { chairs } }: core.Table): Pick<AboutTable, 'avatars'> {
  const avatars = chairs.map((chair) => (chair.type === 'person' ? chair.who.avatar : null));
  return avatars.some((avatar) => avatar !== null) ? { avatars } : {};
}

function aboutOf({ game, room: { settings, phase }, clock: { fillsAt } }: core.Table): AboutTable {
  const printed = setUp(game, {}, settings.seats);
  const options = Object.entries(settings.options).filter(
    ([name, value]) => !printed.ok || canonical(value) !== canonical(printed.value.options[name]!),
  );
  return {
    ...(options.length > 0 && { options: Object.fromEntries(options) }),
    ...(settings.clock.type !== 'none' && { clock: settings.clock }),
    ...(settings.rated && { rated: true as const }),
    ...(phase === 'open' && fillsAt !== null && { fillsAt }),
  };
}

const DAY_MS = 86_400_000;

/** The row of a table after a change; null where it says what it said before. The time of the last change counts by days. */
export function rowAfter(before: core.Table, after: core.Table): TableRow | null {
  const row = rowOf(after);
  const said = (of: TableRow): string =>
    JSON.stringify({ ...of, changedAt: Math.floor(of.changedAt / DAY_MS) });
  return said(rowOf(before)) === said(row) ? null : row;
}

/** Stores a finished game for everyone who played it. Doing it again changes nothing. Answers the group it counts for. */
export async function storeResult(
  store: Store,
  table: core.Table,
  mostRated: number,
): Promise<string | null> {
  const record = core.recordOf(table);
  if (record === null) return null;
  const { room, play } = table;
  const { result, players } = play;
  const rated =
    room.settings.rated &&
    result !== null &&
    players.every((player) => core.playerId(player) !== null);
  const isDraw = play.ended === 'draw';
  return store.finish({
    table: table.id,
    round: room.round,
    game: table.game.name,
    endedAt: table.at,
    players: players.map((player) => ({
      person: core.playerId(player),
      name: core.nameOf(player),
    })),
    scores: result?.scores ?? [],
    record: formatRecord(record),
    // A draw that was agreed on is everybody's.
    places: result?.places ?? (isDraw ? players.map(() => 1) : null),
    rated,
    mostRated,
  });
}
