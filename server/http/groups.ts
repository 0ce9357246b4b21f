import * as regulars from '@tischlein/api/group';
import type { ServerProblem } from '@tischlein/api';
import { TableId } from '@tischlein/table';
import * as v from 'valibot';
import type { GroupSight } from '../store/groups.ts';
import { body, no, type Api, type Asked, type Tools } from './api.ts';

const MAX_GAMES = 30;
const MAX_GROUPS = 50;
const DAY = 86_400_000;
/** Of refusals; 400 of all others. */
const STATUSES: { readonly [code in ServerProblem]?: 403 | 404 | 409 | 429 } = {
  noGroup: 404,
  notFounder: 403,
  dealt: 409,
  busy: 409,
  tooMuch: 429,
  manyMade: 429,
  manyGroups: 429,
  manyMembers: 429,
  chatOften: 429,
};

/** Groups of regulars. Keys of links travel in bodies only: addresses are written into logs. */
export function groupRoutes(
  app: Api,
  { store, now, groups, operator, me, person, room }: Tools,
): void {
  const answer = (c: Asked, refused: ServerProblem | null): Response =>
    refused === null ? c.json({ done: true }) : no(c, STATUSES[refused] ?? 400, refused);

  app.get('/groups', person, async (c) => {
    const { id } = c.var.person;
    const mine = await store.groupsOf(id, MAX_GROUPS);
    return c.json({
      groups: mine.map((each) => lineOf(each, id, groups.shown.isHere(each), now())),
    });
  });
  app.post('/groups', person, body(regulars.NewGroupSchema), room, async (c) => {
    const founded = await groups.found(c.var.person, c.var.body);
    return typeof founded === 'string' ? answer(c, founded) : c.json(founded, 201);
  });
  app.post('/groups/open', person, body(regulars.OpenGroupSchema), async (c) => {
    const sight = await groups.byLink(c.var.body.key);
    if (sight === null) return no(c, 404, 'noGroup');
    return c.json(openedOf(sight, c.var.person.id, groups.shown.isHere(sight), now()));
  });
  app.post('/groups/join', person, body(regulars.JoinGroupSchema), room, async (c) =>
    answer(c, await groups.join(c.var.body.key, c.var.person, c.var.body.name)),
  );
  app.post('/groups/claim', person, body(regulars.ClaimSchema), async (c) =>
    answer(c, await groups.claim(c.var.body.key, c.var.person.id, c.var.body.member)),
  );
  app.post('/groups/:group', person, body(regulars.GroupCommandSchema), async (c) => {
    const id = c.req.param('group');
    if (!v.is(TableId, id)) return no(c, 404, 'noGroup');
    if (c.var.body.type === 'deal' && operator.isDraining) return no(c, 503, 'draining');
    return answer(c, await groups.command(id, c.var.person.id, c.var.body));
  });
  /** `since` is when the evening began where the page is: no more than two days ago. */
  app.get('/groups/:group/results', async (c) => {
    const myself = await me(c);
    const id = c.req.param('group');
    const sight = myself && v.is(TableId, id) ? await store.group(id) : null;
    if (!myself || sight === null || regulars.memberOf(sight.group, myself.id) === null)
      return no(c, 404, 'noGroup');
    const asked = Number(c.req.query('since'));
    const since = asked > now() - 2 * DAY ? asked : now() - DAY;
    return c.json(await store.groupResults(id, since, MAX_GAMES));
  });
}

/** The place of this person that somebody else has now. */
const takenFrom = (group: regulars.Group, person: string, at: number): string | null =>
  regulars.openHandovers(group, at).find(({ from }) => from === person)?.member ?? null;

/** A group in the list of my own. */
const lineOf = (
  { id, key, usedAt, group, running }: GroupSight,
  person: string,
  isHere: (person: string) => boolean,
  at: number,
): regulars.MyGroup => ({
  group: id,
  key: regulars.linkOf(group, key, regulars.memberOf(group, person)?.id ?? ''),
  taken: takenFrom(group, person, at) !== null,
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
  at: number,
): regulars.OpenedGroup => ({
  group: id,
  name: group.name,
  crest: group.crest,
  you: regulars.memberOf(group, person)?.id ?? null,
  asked: group.claims.find((claim) => claim.person === person)?.member ?? null,
  taken: takenFrom(group, person, at),
  members: group.members.map((member) => ({
    ...member.who,
    id: member.id,
    here: isHere(member.who.id),
  })),
});
