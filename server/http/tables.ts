import { NewTableSchema, PlaySchema, SitSchema } from '@tischlein/api';
import { advice } from '@tischlein/coach';
import { FastRandom } from '@tischlein/kit';
import * as core from '@tischlein/table';
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { cached } from '../clock.ts';
import { Counts, Limit } from '../limits.ts';
import { openTables, shownOf } from '../lobby.ts';
import { runsInPages } from './outside.ts';
import { cardOf, outsideGames } from '../outside.ts';
import { newId } from '../people.ts';
import type { TableRow } from '../store/tables.ts';
import type { Wanted } from '../tables/tables.ts';
import { body, no, type Api, type Asked, type Tools } from './api.ts';

const MAX_HINTS = 30;
const MAX_ROUNDS = 1_000_000;
const MAX_TRIED = 5;
const SEATS = 4;
/** Whoever wants a game now does not want one over days. */
const SLOW_SECONDS = 3600;
/** Whoever asks often does not make the store read often. */
const LIST_KEPT_MS = 1000;
/** A page with this many unread lists is cut off; it comes back and is told the last one. */
const MAX_UNREAD = 8;

/** Tables: the open ones, new ones, a seat at one, hints and records there. */
export function tableRoutes(app: Api, tools: Tools): void {
  const { settings, store, tables, made, now, push, think } = tools;
  const { person, room, live } = tools;
  const hints = new Limit(MAX_HINTS, 60_000, now);

  /** A table of somebody who may have another one; answers its id, or why there is none. */
  async function make(c: Asked, wanted: Wanted & { readonly host: string }): Promise<Response> {
    if (!(await made.allows(wanted.host))) return no(c, 429, 'manyMade');
    const table = newId();
    const refused = await tables.make(table, wanted);
    return refused === null ? c.json({ table }, 201) : c.json(refused, 400);
  }

  liveList(app, tools);
  app.post('/tables', person, body(NewTableSchema), room, (c) =>
    make(c, { ...c.var.body, host: c.var.person.id }),
  );
  // Play with whoever is there.
  app.post('/play', person, body(PlaySchema), async (c) => {
    const { id } = c.var.person;
    const { game, name } = c.var.body;
    const who = core.whoFrom(id, { ...c.var.person, name });
    for (const { table } of fitting(await openTables(store), c.var.body, now()).slice(0, MAX_TRIED))
      if (await tables.seat(table, who)) return c.json({ table });
    if (tools.operator.isDraining) return no(c, 503, 'draining');
    if (await tools.space.isFull()) return no(c, 507, 'full');
    return make(c, {
      host: id,
      game,
      seats: tables.seatsOf(game, SEATS),
      settings: { listed: true },
      people: [who],
      fill: settings.fillAfterSeconds,
    });
  });
  app.post('/tables/:table/sit', person, body(SitSchema), async (c) => {
    const table = c.req.param('table');
    if (!v.is(core.TableId, table)) return no(c, 404, 'noTable');
    const who = core.whoFrom(c.var.person.id, { ...c.var.person, name: c.var.body.name });
    const isSeated = await tables.seat(table, who);
    return isSeated ? c.json({ table }) : no(c, 409, 'chairTaken');
  });
  app.get('/tables/:table', live, (c) => {
    const { id, game, room } = c.var.live.table;
    const { phase, round, settings } = room;
    return c.json({ table: id, game: game.name, phase, round, settings });
  });
  app.get('/tables/:table/records/:round', async (c) => {
    const myself = await tools.me(c);
    const table = c.req.param('table');
    const round = Number(c.req.param('round'));
    const isOne = v.is(core.TableId, table) && v.is(core.whole(0, MAX_ROUNDS), round);
    const record = isOne ? await store.record(table, round) : null;
    if (record === null) return no(c, 404, 'noRecord');
    const played =
      myself &&
      ((await store.hasPlayed(myself.id, table, round)) ||
        (await store.sharesGroup(myself.id, table)));
    if (!played) return no(c, 403, 'notPlayed');
    c.header('content-disposition', 'attachment; filename="game.tischlein"');
    return c.text(record);
  });

  // The games from outside: what a page must know of one that it does not have, and hints, which it can not think of.
  app.get('/games', (c) => {
    const games = outsideGames().map((each) => {
      const { game, name, seats } = cardOf(each);
      return { game, name, seats, here: runsInPages(each) };
    });
    return c.json({ games, bots: tools.operatorBots });
  });
  app.get('/games/:game', (c) => {
    const found = outsideGames().find(({ game }) => game.name === c.req.param('game'));
    return found === undefined
      ? no(c, 404, 'gameUnknown')
      : c.json({ ...cardOf(found), here: runsInPages(found) });
  });
  app.post('/tables/:table/nudge', person, live, async (c) => {
    const refused = await push.nudge(c.var.live.table, c.var.person);
    if (refused === null) return c.json({ done: true });
    return no(c, refused === 'notNow' ? 409 : 429, refused);
  });
  app.post('/tables/:table/hint', person, live, async (c) => {
    const { table } = c.var.live;
    const seat = core.playsAt(table, c.var.person.id);
    if (seat === null) return no(c, 403, 'notSeated');
    if (table.room.phase !== 'playing') return no(c, 409, 'notPlaying');
    if (!core.mayHint(table.room.settings)) return no(c, 403, 'notNow');
    if (!hints.allows(c.var.person.id)) return no(c, 429, 'tooMuch');
    const mayWait = core.waitingFor(table) !== seat;
    const question = core.questionFor(table, seat, { mayWait, budget: settings.botTime });
    if (question.ask.legal.length === 0) return no(c, 409, 'notNow');
    const move = await think({ ...question, level: 'hard' });
    const random = new FastRandom(randomBytes(16).toString('hex'));
    return c.json(advice(table.game, question.ask.view, move, random));
  });
}

/** The open tables: once, or again at every change for as long as the page looks. */
function liveList(app: Api, { settings, store, now, lobby, address }: Tools): void {
  const listed = cached(
    async () => shownOf(await openTables(store), settings.maxListed),
    LIST_KEPT_MS,
    now,
  );
  const ofAddress = new Counts();
  app.get('/tables', async (c) => c.json({ tables: await listed() }));
  app.get('/tables/live', (c) => {
    const headers = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' };
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    const from = address(c);
    if (lobby.size >= settings.maxConnections || ofAddress.of(from) >= settings.maxLobbyPerAddress)
      return no(c, 429, 'tooMuch');
    ofAddress.add(from);
    const encoder = new TextEncoder();
    let leave = (): void => {};
    const lines = new ReadableStream<Uint8Array>({
      start(controller) {
        const reader = {
          hear(text: string): void {
            if ((controller.desiredSize ?? 0) > -MAX_UNREAD)
              return controller.enqueue(encoder.encode(text));
            leave();
            controller.error(new Error('client too slow'));
          },
        };
        leave = () => {
          lobby.remove(reader);
          ofAddress.remove(from);
          leave = () => {};
        };
        lobby.add(reader);
      },
      cancel: () => leave(),
    });
    return c.body(lines, 200, headers);
  });
}

const free = ({ names }: TableRow): number => names.filter((name) => name === null).length;

/** Open tables that suit somebody who wants a game now, the fullest first. */
export function fitting(
  rows: readonly TableRow[],
  { game, others }: { readonly game: string; readonly others: boolean },
  now: number,
): TableRow[] {
  return rows
    .filter((row) => {
      const { fillsAt, rated, clock } = row.about;
      const waits = fillsAt === undefined || fillsAt > now;
      const isSlow = clock && clock.type !== 'none' && clock.seconds >= SLOW_SECONDS;
      return waits && !rated && !isSlow && (others || row.game === game);
    })
    .sort((a, b) => free(a) - free(b) || b.people - a.people);
}
