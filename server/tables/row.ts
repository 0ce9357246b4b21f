import { due, isDueAlone, type Due, type Table } from '@tischlein/table';
import type { TableRow } from '../store/store.ts';

/** A bot that may react need not: where the node is lost that waited for it, the chance is lost too. */
const mustBeDone = (each: Due): boolean => each.what !== 'bot' || !each.mayWait;

export function rowOf(table: Table): TableRow {
  const { game, phase, settings, chairs } = table;
  return {
    table: table.id,
    game: game.name,
    phase,
    host: table.host,
    people: chairs.filter(({ kind }) => kind === 'person').length,
    listed: settings.listed,
    dueAt: isDueAlone(table) ? (due(table).find(mustBeDone)?.at ?? null) : null,
    changedAt: table.at,
    names: chairs.map((chair) =>
      chair.kind === 'empty' ? null : chair.kind === 'bot' ? `bot ${chair.level}` : chair.name,
    ),
  };
}

const DAY = 86_400_000;

const dayOf = ({ changedAt }: TableRow): number => Math.floor(changedAt / DAY);

/** The row need not be written again; the time of the last change counts by days. */
export const sameRow = (a: TableRow | null, b: TableRow): boolean =>
  a !== null &&
  a.phase === b.phase &&
  a.host === b.host &&
  a.people === b.people &&
  a.listed === b.listed &&
  a.dueAt === b.dueAt &&
  dayOf(a) === dayOf(b) &&
  a.names.length === b.names.length &&
  a.names.every((name, seat) => name === b.names[seat]);
