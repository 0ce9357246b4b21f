import { advice } from '@tischlein/coach';
import { FastRandom } from '@tischlein/kit';
import { mayHint, questionFor, type Table, TableId, waitingFor } from '@tischlein/table';
import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { Limit } from '../limits.ts';
import { cardOf, outsideGames } from '../outside.ts';
import type { ApiServices, ApiTools, Env } from './api.ts';

const MAX_HINTS = 30;

/** The games from outside: what a page must know of one that it does not have, and hints, which it can not think of. */
export function gameRoutes(
  app: Hono<Env>,
  { settings, tables, now, think, operatorBots, me, no }: ApiServices & Pick<ApiTools, 'me' | 'no'>,
): void {
  const hints = new Limit(MAX_HINTS, 60_000, now);

  app.get('/games', (c) => {
    const games = outsideGames().map((each) => {
      const { game, name, seats } = cardOf(each);
      return { game, name, seats };
    });
    return c.json({ games, bots: operatorBots });
  });
  app.get('/games/:game', (c) => {
    const found = outsideGames().find(({ game }) => game.name === c.req.param('game'));
    return found === undefined ? no(c, 404, 'gameUnknown') : c.json(cardOf(found));
  });
  app.post('/tables/:table/hint', async (c) => {
    const person = await me(c);
    if (!person) return no(c, 401, 'nobody');
    const id = c.req.param('table');
    const live = v.is(TableId, id) ? await tables.get(id) : null;
    if (live === null) return no(c, 404, 'noTable');
    const { table } = live;
    const seat = seatOf(table, person.id);
    if (seat < 0) return no(c, 403, 'notSeated');
    if (table.phase !== 'playing') return no(c, 409, 'notPlaying');
    if (!mayHint(table.settings)) return no(c, 403, 'notNow');
    if (!hints.allows(person.id)) return no(c, 429, 'tooMuch');
    const mayWait = waitingFor(table) !== seat;
    const question = questionFor(table, seat, { mayWait, budget: settings.botTime });
    if (question.ask.legal.length === 0) return no(c, 409, 'notNow');
    const move = await think({ ...question, level: 'hard' });
    const random = new FastRandom(randomBytes(16).toString('hex'));
    return c.json(advice(table.game, question.ask.view, move, random));
  });
}

const seatOf = ({ chairs }: Table, person: string): number =>
  chairs.findIndex((chair) => chair.kind === 'person' && chair.who.id === person);
