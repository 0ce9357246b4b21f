import { type BestOfDay, PlayedDaySchema, type ShownDay } from '@tischlein/api/days';
import { dayNumber } from '@tischlein/manifests/day';
import type { Hono } from 'hono';
import type { DayChecker } from '../days/checker.ts';
import { Limit } from '../limits.ts';
import type { DaySight } from '../store/days.ts';
import type { ApiServices, ApiTools, Env } from './api.ts';
import { bodyOf } from './body.ts';
import { addressOf } from './request.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Each costs half a second of thought; one a day is what a person needs. */
const MAX_OF_PERSON = 10;
const MAX_OF_ADDRESS = 60;
const MAX_BEST = 3;
const MAX_DAYS = 400;

type DaysServices = Pick<ApiServices, 'settings' | 'store' | 'space' | 'now'> &
  Pick<ApiTools, 'me' | 'no'> & { readonly checker: DayChecker };

/** The deal of the day. Days are those of universal time, the same for everybody. */
export function dayRoutes(app: Hono<Env>, services: DaysServices): void {
  const { settings, store, space, now, checker, me, no } = services;
  const today = (): number => Math.floor(now() / DAY);
  const ofPerson = new Limit(MAX_OF_PERSON, HOUR, now);
  const ofAddress = new Limit(MAX_OF_ADDRESS, HOUR, now);

  const shown = async (date: string, person: string | null): Promise<ShownDay> => {
    const sight = await store.dayOf(date, person);
    const isOver = dayNumber(date)! < today();
    const days = person === null ? [] : await store.daysOf(person, MAX_DAYS);
    return {
      date,
      players: playersOf(sight),
      mine: sight.mine,
      scores: isOver || sight.mine !== null ? [...sight.scores] : null,
      days: days.map(({ day, won }) => ({ date: day, won })),
    };
  };

  app.get('/days/:date', async (c) => {
    const date = c.req.param('date');
    if (dayNumber(date) === null) return no(c, 404, 'noAddress');
    return c.json(await shown(date, (await me(c))?.id ?? null));
  });
  /** Records of a day that is not over would be a way to play it well. */
  app.get('/days/:date/best', async (c) => {
    const date = c.req.param('date');
    const day = dayNumber(date);
    if (day === null) return no(c, 404, 'noAddress');
    if (day >= today()) return no(c, 403, 'dayOpen');
    const games: BestOfDay = [...(await store.bestOfDay(date, MAX_BEST))];
    return c.json({ games });
  });
  app.post('/days/:date', async (c) => {
    const person = await me(c);
    if (!person) return no(c, 401, 'nobody');
    const body = await bodyOf(c, PlayedDaySchema);
    if ('code' in body) return c.json(body, 400);
    const date = c.req.param('date');
    const day = dayNumber(date);
    if (day === null) return no(c, 404, 'noAddress');
    // A second try, or the first one sent again, changes nothing.
    if ((await store.dayOf(date, person.id)).mine !== null)
      return c.json(await shown(date, person.id));
    if (day !== today()) return no(c, 409, day < today() ? 'dayClosed' : 'dayNotYet');
    if (await space.isFull()) return no(c, 507, 'full');
    const address = addressOf(c.env.incoming, settings.trustProxy);
    if (!ofAddress.allows(address) || !ofPerson.allows(person.id)) return no(c, 429, 'tooMuch');
    const checked = await checker.check(date, body.record);
    if (checked === null) return no(c, 429, 'busy');
    if ('fault' in checked) return no(c, 400, 'dayRefused');
    await store.addDay({ ...checked, day: date, person: person.id, at: now() });
    return c.json(await shown(date, person.id), 201);
  });
}

const playersOf = ({ scores }: DaySight): number =>
  scores.reduce((sum, { people }) => sum + people, 0);
