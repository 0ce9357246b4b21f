import { PlaySchema, SitSchema } from '@tischlein/api';
import { whoFrom, TableId } from '@tischlein/table';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { newId } from '../people.ts';
import type { TableRow } from '../store/store.ts';
import type { ApiServices, ApiTools, Env } from './api.ts';
import { bodyOf } from './body.ts';

const MAX_LOOKED_AT = 1000;
const MAX_TRIED = 5;
const SEATS = 4;
/** Where nobody has sat down for this long, and no bots will come, somebody may wait for nobody. */
const FRESH = 10 * 60_000;

/** Seconds: whoever wants a game now does not want one over days. */
const SLOW = 3600;

type PlayServices = Pick<ApiServices, 'settings' | 'store' | 'tables' | 'space' | 'made' | 'now'> &
  Pick<ApiTools, 'me' | 'no'>;

/** Play with whoever is there. */
export function playRoute(app: Hono<Env>, services: PlayServices): void {
  const { settings, store, tables, space, now, made, me, no } = services;
  app.post('/play', async (c) => {
    const myself = await me(c);
    if (!myself) return no(c, 401, 'nobody');
    const wanted = await bodyOf(c, PlaySchema);
    if ('code' in wanted) return c.json(wanted, 400);
    const who = whoFrom(myself.id, { ...myself, name: wanted.name });
    const listed = await store.listed(MAX_LOOKED_AT);
    for (const { table } of fitting(listed, wanted, now()).slice(0, MAX_TRIED))
      if (await tables.seat(table, who)) return c.json({ table });
    if (await space.isFull()) return no(c, 507, 'full');
    if (!(await made.allows(myself.id))) return no(c, 429, 'manyMade');
    const table = newId();
    const seats = tables.seatsOf(wanted.game, SEATS);
    const refused = await tables.make(table, {
      game: wanted.game,
      seats,
      settings: { listed: true },
      host: myself.id,
      people: [who],
      fill: settings.fillAfterSeconds,
    });
    return refused === null ? c.json({ table }, 201) : c.json(refused, 400);
  });
  app.post('/tables/:table/sit', async (c) => {
    const myself = await me(c);
    if (!myself) return no(c, 401, 'nobody');
    const body = await bodyOf(c, SitSchema);
    if ('code' in body) return c.json(body, 400);
    const table = c.req.param('table');
    if (!v.is(TableId, table)) return no(c, 404, 'noTable');
    const who = whoFrom(myself.id, { ...myself, name: body.name });
    const isSeated = await tables.seat(table, who);
    return isSeated ? c.json({ table }) : no(c, 409, 'chairTaken');
  });
}

const free = ({ names }: TableRow): number => names.filter((name) => name === null).length;

/** Open tables with a free chair where somebody waits, the fullest first. */
export function fitting(
  rows: readonly TableRow[],
  { game, others }: { readonly game: string; readonly others: boolean },
  now: number,
): TableRow[] {
  return rows
    .filter((row) => {
      const { fillsAt, rated, clock } = row.about;
      const waits = fillsAt === undefined ? row.changedAt > now - FRESH : fillsAt > now;
      const isQuick =
        !rated && (clock === undefined || clock.kind === 'none' || clock.seconds < SLOW);
      const fits = others || row.game === game;
      return row.phase === 'open' && row.people > 0 && free(row) > 0 && waits && isQuick && fits;
    })
    .sort((a, b) => free(a) - free(b) || b.people - a.people);
}
