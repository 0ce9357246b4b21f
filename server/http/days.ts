import { type BestOfDay, PlayedDaySchema, type ShownDay } from '@tischlein/api/days';
import { dayNumber } from '@tischlein/manifests/day';
import { Limit } from '../limits.ts';
import { body, no, type Api, type Tools } from './api.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Each costs half a second of thought; one a day is what a person needs. */
const MAX_OF_PERSON = 10;
const MAX_OF_ADDRESS = 60;
/** More are told to come back. */
const MAX_WAITING = 30;
const MAX_BEST = 3;
const MAX_DAYS = 400;

/** The deal of the day. Days are those of universal time, the same for everybody. */
export function dayRoutes(
  app: Api,
  { store, space, now, checker, me, person, address }: Tools,
): void {
  const today = (): number => Math.floor(now() / DAY);
  const ofPerson = new Limit(MAX_OF_PERSON, HOUR, now);
  const ofAddress = new Limit(MAX_OF_ADDRESS, HOUR, now);

  const shown = async (date: string, of: string | null): Promise<ShownDay> => {
    const sight = await store.dayOf(date, of);
    const isOver = dayNumber(date)! < today();
    const days = of === null ? [] : await store.daysOf(of, MAX_DAYS);
    return {
      date,
      players: sight.scores.reduce((sum, { people }) => sum + people, 0),
      mine: sight.mine,
      scores: isOver || sight.mine !== null ? sight.scores : null,
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
    const games: BestOfDay = await store.bestOfDay(date, MAX_BEST);
    return c.json({ games });
  });
  app.post('/days/:date', person, body(PlayedDaySchema), async (c) => {
    const { id } = c.var.person;
    const date = c.req.param('date');
    const day = dayNumber(date);
    if (day === null) return no(c, 404, 'noAddress');
    // A second try, or the first one sent again, changes nothing.
    if ((await store.dayOf(date, id)).mine !== null) return c.json(await shown(date, id));
    if (day !== today()) return no(c, 409, day < today() ? 'dayClosed' : 'dayNotYet');
    if (await space.isFull()) return no(c, 507, 'full');
    if (!ofAddress.allows(address(c)) || !ofPerson.allows(id)) return no(c, 429, 'tooMuch');
    if (checker.waiting >= MAX_WAITING) return no(c, 429, 'busy');
    const { checked } = await checker.do({ date, record: c.var.body.record });
    if ('fault' in checked) return no(c, 400, 'dayRefused');
    await store.addDay({ ...checked, day: date, person: id, at: now() });
    return c.json(await shown(date, id), 201);
  });
}
