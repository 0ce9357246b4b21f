import { botName, due, isDueAlone, type Due, type Settings, type Table } from '@tischlein/table';
import { canonical, setUp, type Game } from '@tischlein/kit';
import type { AboutTable, TableRow } from '../store/store.ts';

/** Optional reactions of bots are not stored as due: if the node dies, they are skipped. */
const mustBeDone = (each: Due): boolean => each.what !== 'bot' || !each.mayWait;

const dueAtOf = (table: Table): number | null =>
  isDueAlone(table) ? (due(table).find(mustBeDone)?.at ?? null) : null;

export function rowOf(table: Table): TableRow {
  const { game, phase, settings, chairs } = table;
  return {
    table: table.id,
    game: game.name,
    phase,
    host: table.host,
    people: chairs.filter(({ kind }) => kind === 'person').length,
    listed: settings.listed,
    dueAt: dueAtOf(table),
    changedAt: table.at,
    names: chairs.map((chair) =>
      chair.kind === 'empty' ? null : chair.kind === 'bot' ? botName(chair.level) : chair.who.name,
    ),
    about: { ...(settings.listed && aboutOf(table)), ...avatarsOf(table) },
  };
}

function avatarsOf({ chairs }: Table): Pick<AboutTable, 'avatars'> {
  const avatars = chairs.map((chair) => (chair.kind === 'person' ? chair.who.avatar : null));
  return avatars.some((avatar) => avatar !== null) ? { avatars } : {};
}

/** Settings are replaced, never changed: what the list says of them is worked out once. */
const known = new WeakMap<Settings, AboutTable>();

function aboutOf({ game, settings, phase, fillsAt }: Table): AboutTable {
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
    ...(settings.clock.kind !== 'none' && { clock: settings.clock }),
    ...(settings.rated && { rated: true as const }),
  };
}

const DAY = 86_400_000;

const dayOf = (at: number): number => Math.floor(at / DAY);

/**
 * The row of a table after a change; the very same one where it need not be written again. `row` is the one before the
 * change, null where it is not known. The time of the last change counts by days.
 */
export function rowAfter(row: TableRow | null, before: Table, after: Table): TableRow {
  if (row !== null && standsAlike(before, after) && dayOf(row.changedAt) === dayOf(after.at))
    if (row.dueAt === dueAtOf(after)) return row;
  const made = rowOf(after);
  return row !== null && sameRow(row, made) ? row : made;
}

/** Nearly every move leaves all that a row says, but for when something is due. `fold` replaces what it changes. */
const standsAlike = (before: Table, after: Table): boolean =>
  before.phase === after.phase &&
  before.host === after.host &&
  before.chairs === after.chairs &&
  before.settings === after.settings &&
  before.fillsAt === after.fillsAt;

const sameRow = (a: TableRow, b: TableRow): boolean =>
  a.phase === b.phase &&
  a.host === b.host &&
  a.people === b.people &&
  a.listed === b.listed &&
  JSON.stringify(a.about) === JSON.stringify(b.about) &&
  a.dueAt === b.dueAt &&
  dayOf(a.changedAt) === dayOf(b.changedAt) &&
  a.names.length === b.names.length &&
  a.names.every((name, seat) => name === b.names[seat]);
