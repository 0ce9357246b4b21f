import type { OutgoingHttpHeaders } from 'node:http';
import { ToGroupSchema, type GroupWish } from '@tischlein/api/group';
import { pick, type Random } from '@tischlein/kit';
import { MessageId, PROTOCOL, TableId, ToTableSchema, type ToTable } from '@tischlein/table';
import * as v from 'valibot';

const DEEP = `${'['.repeat(4000)}${']'.repeat(4000)}`;

/** Every kind of message to a table: one that is left out does not compile. */
const KINDS = {
  hello: true,
  bye: true,
  here: true,
  chat: true,
  react: true,
  sit: true,
  pledge: true,
  contribute: true,
  stand: true,
  back: true,
  ask: true,
  give: true,
  handOver: true,
  unbar: true,
  screen: true,
  addBot: true,
  remove: true,
  mute: true,
  shuffle: true,
  settings: true,
  start: true,
  move: true,
  offer: true,
  vote: true,
} satisfies Record<ToTable['t'], true>;
const TYPES = [...Object.keys(KINDS), 'fly'];
const FIELDS =
  'table id seat name ply move offer agree level person muted let settings text sign protocol seq contribution __proto__'.split(
    ' ',
  );
const VALUES = [
  'x',
  '',
  null,
  -1,
  0,
  1,
  2 ** 40,
  1.5,
  true,
  [],
  {},
  [[[]]],
  'draw',
  'take',
  'takeBack',
  'medium',
  'add 7.1',
  '\u0000',
  '\u202e',
  'a'.repeat(5000),
  { options: { limit: {} } },
  { options: JSON.parse(`{"limit":${DEEP}}`) as unknown },
  { seats: 16, listed: true },
  { clock: { kind: 'move', seconds: 1e9 } },
];
const NO_MESSAGES = ['', '{', 'null', '[]', '"x"', '{"t":1}', '\ufeff{}', '['.repeat(3000), DEEP];

/** What a right message of this kind holds. */
const RIGHT: { readonly [type: string]: object } = {
  hello: { protocol: PROTOCOL, seq: 0 },
  chat: { text: 'hello' },
  react: { sign: 'bravo' },
  sit: { seat: 1, name: 'Eva' },
  pledge: { hash: 'a'.repeat(64) },
  contribute: { contribution: 'part-of-eva' },
  addBot: { seat: 0, level: 'medium' },
  remove: { seat: 0 },
  mute: { person: 'x', muted: true },
  ask: { seat: null, name: 'Eva' },
  give: { person: 'x', seat: 0 },
  handOver: { person: 'x' },
  unbar: { person: 'x' },
  screen: { person: 'x', let: true },
  settings: { settings: {} },
  move: { ply: 3, move: 'take' },
  offer: { offer: 'draw' },
  vote: { offer: 'end', agree: false },
};

/** Over the same line: a page looks at a group of regulars. */
export const GROUP_TYPES = ['attend', 'depart'];

function nearGroup(random: Random, groups: readonly string[]): string {
  const message: Record<string, unknown> = {
    t: pick(GROUP_TYPES, random),
    group: pick(groups, random),
  };
  if (random.below(3) === 0) message[pick(FIELDS, random)] = pick(VALUES, random);
  if (random.below(6) === 0) message['group'] = pick(VALUES, random);
  return JSON.stringify(message);
}

/** Something near a message: right fields with wrong values, wrong fields, or no message at all. */
export function nonsense(
  random: Random,
  { tables, groups }: { readonly tables: readonly string[]; readonly groups: readonly string[] },
  id: string,
): string {
  if (random.below(10) === 0) return pick(NO_MESSAGES, random);
  if (random.below(10) === 0) return nearGroup(random, groups);
  const t = pick(TYPES, random);
  const table = pick(tables, random);
  const silent = t === 'hello' || t === 'bye' || t === 'here';
  const message: Record<string, unknown> = { t, table, ...(!silent && { id }) };
  if (random.below(2) === 0) Object.assign(message, RIGHT[t]);
  for (let i = random.below(4); i > 0; i--)
    message[pick(FIELDS, random)] = random.below(8) === 0 ? table : pick(VALUES, random);
  return JSON.stringify(message);
}

/** How docs/protocol.md says that a message is reacted to: an answer under its id, an error, the table, the group, or nothing. */
export function reactionTo(
  text: string,
  known: readonly string[],
): 'error' | 'told' | 'here' | 'group' | 'nothing' | { id: string } {
  const json = jsonOr(text);
  const toGroup = v.safeParse(ToGroupSchema, json);
  if (toGroup.success) return toGroup.output.t === 'attend' ? 'group' : 'nothing';
  const read = v.safeParse(ToTableSchema, json);
  if (!read.success) {
    const named = v.safeParse(NamedSchema, json);
    return named.success ? { id: named.output.id } : 'error';
  }
  const message = read.output;
  if ('id' in message) return { id: message.id };
  if (message.t === 'bye') return 'nothing';
  if (!known.includes(message.table)) return 'error';
  if (message.t === 'here') return 'here';
  return message.protocol === PROTOCOL ? 'told' : 'error';
}

/** A wish that can not be read may still say which one it is: then it is answered under its id. */
const NamedSchema = v.object({ table: TableId, id: MessageId });

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | null;
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];
export const PATHS = [
  '/',
  '//',
  '//x/../y',
  '/%ff',
  '/%00',
  '/a%2fb',
  '/../../etc/passwd',
  '/assets/x.js',
  '/health',
  '/metrics',
  '/ws',
  '/api',
  '/api/',
  '/api/me',
  '/api/me/link',
  '/api/me/sessions',
  '/api/me/tables',
  '/api/addresses',
  '/api/play',
  '/api/games',
  '/api/games/mow',
  '/api/games/__proto__',
  '/api/days/2026-01-01',
  '/api/days/2026-01-01/best',
  '/api/days/%00',
  '/api/groups',
  '/api/groups/open',
  '/api/groups/join',
  '/api/groups/claim',
  '/api/groups/GROUP',
  '/api/groups/GROUP',
  '/api/groups/GROUP/results',
  '/api/groups/GROUP/results?since=-1e99',
  '/api/groups/%00',
  '/api/tables/live',
  '/api/tables/TABLE/hint',
  '/api/recover',
  '/api/people/x',
  '/api/people/%ff',
  '/api/tables',
  '/api/tables/TABLE/sit',
  '/api/tables/TABLE',
  '/api/tables/%00',
  '/api/tables/TABLE/screens',
  '/api/screen',
  '/api/push',
  '/api/me/push',
  '/api/screens',
  '/api/tables/TABLE/records/0',
  '/api/tables/TABLE/records/-1',
  '/api/tables/TABLE/records/99999999999999999999',
  '/api/tables/TABLE/records/x',
  `/api/tables/${'x'.repeat(3000)}`,
];
const BODIES = [
  ...NO_MESSAGES,
  '{}',
  '{"name":"Eva"}',
  '{"name":7}',
  '{"name":"\\u202e"}',
  '{"language":"xx"}',
  '{"figure":99}',
  '{"token":"x"}',
  '{"code":"KALB"}',
  '{"code":"\\u0000ALB"}',
  '{"key":"AAAAAAAAAAAAAAAAAAAAAA"}',
  '{"code":"KALB","key":"AAAAAAAAAAAAAAAAAAAAAA"}',
  '{"free":true}',
  '{"endpoint":"https://10.0.0.1/","keys":{"p256dh":"x","auth":"y"}}',
  '{"endpoint":"http://127.0.0.1:1/x"}',
  '{"free":"yes"}',
  '{"game":"mow","seats":2}',
  '{"game":"mow","seats":99}',
  '{"game":"__proto__","seats":2}',
  '{"game":"mow","seats":2,"settings":{"options":{"limit":"x"}}}',
  `{"game":"mow","seats":2,"settings":{"options":{"limit":${DEEP}}}}`,
  `{"__proto__":{"name":"x"}}`,
  'x'.repeat(20_000),
];

/** What a member of a group may want, as it should be. */
export const GROUP_WISHES: readonly GroupWish[] = [
  { t: 'in', in: true },
  { t: 'plan', game: 'mow', tables: null },
  { t: 'rules', game: 'mow', options: { limit: 60 } },
  { t: 'shuffle' },
  { t: 'deal', number: 0 },
  { t: 'say', text: 'Hello' },
  { t: 'agree', person: 'x' },
  { t: 'deny', person: 'x' },
  { t: 'rename', name: 'Eva' },
  { t: 'figure', figure: 3 },
  { t: 'report', text: 'That name' },
  { t: 'call', name: 'Bears', crest: { paper: 'leaf', cut: 'plain', motif: 'bear' } },
  { t: 'remove', member: 'x' },
  { t: 'handOver', member: 'x' },
  { t: 'newLink' },
  { t: 'leave' },
  { t: 'close' },
];
const GROUP_BODIES: readonly object[] = [
  ...GROUP_WISHES,
  { name: 'Bears', crest: { paper: 'leaf', cut: 'plain', motif: 'bear' }, game: 'mow', as: 'Eva' },
  { key: 'AAAAAAAAAAAAAAAAAAAAAA', name: 'Eva' },
  { key: 'AAAAAAAAAAAAAAAAAAAAAA', member: 'x' },
  { game: 'mow', others: true, name: 'Eva' },
];

/** Right but for a field or two. */
function groupBody(random: Random): string {
  const body: Record<string, unknown> = { ...pick(GROUP_BODIES, random) };
  const names = ['t', 'in', 'game', 'tables', 'options', 'number', 'crest', 'member', 'as', 'key'];
  for (let i = random.below(3); i > 0; i--)
    body[pick([...names, ...FIELDS], random)] = pick(VALUES, random);
  return JSON.stringify(body);
}

const HEADERS: readonly OutgoingHttpHeaders[] = [
  { cookie: 'tischlein=' },
  { cookie: 'tischlein=guess; tischlein=again' },
  { cookie: 'tischlein-screen=guess' },
  { cookie: `x=${'y'.repeat(5000)}` },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { host: '' },
  { host: '%%' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-encoding': 'gzip' },
  { 'accept-encoding': 'gzip, br' },
  { 'x-forwarded-for': '::::' },
  { 'transfer-encoding': 'chunked' },
  { range: 'bytes=9-1' },
  { expect: '200-maybe' },
  { connection: 'upgrade', upgrade: 'websocket' },
  { connection: 'upgrade', upgrade: 'h2c' },
];

export function oddRequest(
  random: Random,
  { table, group }: { readonly table: string; readonly group: string },
  cookie: string,
): Request {
  const path = pick(PATHS, random).replace('TABLE', table).replace('GROUP', group);
  const isGroups = path.startsWith('/api/groups');
  const method = isGroups && random.below(2) === 0 ? 'POST' : pick(METHODS, random);
  const body = isGroups && random.below(2) === 0 ? groupBody(random) : pick(BODIES, random);
  const headers: OutgoingHttpHeaders = random.below(2) === 0 ? { cookie } : {};
  if (random.below(3) === 0) Object.assign(headers, pick(HEADERS, random));
  return {
    method,
    path,
    headers,
    body: method === 'GET' || method === 'HEAD' ? null : body,
  };
}
