import {
  ClaimSchema,
  GroupCommandSchema,
  JoinGroupSchema,
  memberOf,
  NewGroupSchema,
  OpenGroupSchema,
  type MyGroup,
  type OpenedGroup,
} from '@tischlein/api/group';
import type { ErrorBody } from '@tischlein/api';
import { TableId } from '@tischlein/table';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Groups } from '../groups/groups.ts';
import type { GroupSight } from '../store/groups.ts';
import type { ApiServices, ApiTools, Env } from './api.ts';
import { bodyOf } from './body.ts';

const MAX_GAMES = 30;
const MAX_GROUPS = 50;
const DAY = 86_400_000;

type GroupsServices = Pick<ApiServices, 'settings' | 'store' | 'space' | 'now'> &
  Pick<ApiTools, 'me' | 'no'> & { readonly groups: Groups };

/** Groups of regulars. Keys of links travel in bodies only: addresses are written into logs. */
export function groupRoutes(
  app: Hono<Env>,
  { store, space, now, groups, me, no }: GroupsServices,
): void {
  const answer = (c: Context<Env>, refused: ErrorBody | null): Response =>
    refused === null ? c.json({ done: true }) : c.json(refused, statusOf(refused.code));

  app.get('/groups', async (c) => {
    const person = await me(c);
    if (!person) return no(c, 401, 'nobody');
    const mine = await store.groupsOf(person.id, MAX_GROUPS);
    return c.json({ groups: mine.map((sight) => lineOf(sight, groups.shown.isHere(sight))) });
  });
  app.post('/groups', async (c) => {
    const person = await me(c);
    if (!person) return no(c, 401, 'nobody');
    const wanted = await bodyOf(c, NewGroupSchema);
    if ('code' in wanted) return c.json(wanted, 400);
    if (await space.isFull()) return no(c, 507, 'full');
    const key = await groups.found(person, wanted);
    return typeof key === 'string' ? c.json({ key }, 201) : answer(c, key);
  });
  app.post('/groups/open', async (c) => {
    const person = await me(c);
    if (!person) return no(c, 401, 'nobody');
    const body = await bodyOf(c, OpenGroupSchema);
    if ('code' in body) return c.json(body, 400);
    const sight = await store.groupByKey(body.key);
    if (sight === null) return no(c, 404, 'noGroup');
    return c.json(openedOf(sight, person.id, groups.shown.isHere(sight)));
  });
  app.post('/groups/join', async (c) => {
    const person = await me(c);
    if (!person) return no(c, 401, 'nobody');
    const body = await bodyOf(c, JoinGroupSchema);
    if ('code' in body) return c.json(body, 400);
    if (await space.isFull()) return no(c, 507, 'full');
    return answer(c, await groups.join(body.key, person, body.name));
  });
  app.post('/groups/claim', async (c) => {
    const person = await me(c);
    if (!person) return no(c, 401, 'nobody');
    const body = await bodyOf(c, ClaimSchema);
    if ('code' in body) return c.json(body, 400);
    return answer(c, await groups.claim(body.key, person.id, body.member));
  });
  app.post('/groups/:group', async (c) => {
    const person = await me(c);
    if (!person) return no(c, 401, 'nobody');
    const command = await bodyOf(c, GroupCommandSchema);
    if ('code' in command) return c.json(command, 400);
    const id = c.req.param('group');
    if (!v.is(TableId, id)) return no(c, 404, 'noGroup');
    return answer(c, await groups.command(id, person.id, command));
  });
  /** `since` is when the evening began where the page is: no more than two days ago. */
  app.get('/groups/:group/results', async (c) => {
    const person = await me(c);
    const id = c.req.param('group');
    const sight = person && v.is(TableId, id) ? await store.group(id) : null;
    if (!person || sight === null || memberOf(sight.group, person.id) === null)
      return no(c, 404, 'noGroup');
    const asked = Number(c.req.query('since'));
    const since = asked > now() - 2 * DAY ? asked : now() - DAY;
    return c.json(await store.groupResults(id, since, MAX_GAMES));
  });
}

/** A group in the list of my own. */
const lineOf = (
  { id, key, usedAt, group, running }: GroupSight,
  isHere: (person: string) => boolean,
): MyGroup => ({
  group: id,
  key,
  name: group.name,
  crest: group.crest,
  here: group.members.filter(({ who }) => isHere(who.id)).map(({ who }) => who.name),
  members: group.members.length,
  playing: running.length,
  usedAt,
});

const openedOf = (
  { id, group }: GroupSight,
  person: string,
  isHere: (person: string) => boolean,
): OpenedGroup => ({
  group: id,
  name: group.name,
  crest: group.crest,
  you: memberOf(group, person)?.id ?? null,
  asked: group.claims.find((claim) => claim.person === person)?.member ?? null,
  members: group.members.map((member) => ({
    ...member.who,
    id: member.id,
    here: isHere(member.who.id),
  })),
});

function statusOf(code: ErrorBody['code']): 400 | 403 | 404 | 409 | 429 {
  if (code === 'noGroup') return 404;
  if (code === 'notFounder') return 403;
  if (code === 'dealt' || code === 'busy') return 409;
  const isMany = ['tooMuch', 'manyMade', 'manyGroups', 'manyMembers', 'chatOften'].includes(code);
  return isMany ? 429 : 400;
}
