import type { OutgoingHttpHeaders } from 'node:http';
import type { GroupCommand } from '@tischlein/api/group';
import { pick, type Random } from '@tischlein/kit';
import { DEEP, FIELDS, NO_MESSAGES, VALUES } from './fuzz.testing.ts';

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
  '/api/me/sets',
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
  '/api/tables/TABLE/nudge',
  '/api/tables/TABLE/records/0',
  '/api/tables/TABLE/records/-1',
  '/api/tables/TABLE/records/99999999999999999999',
  '/api/tables/TABLE/records/x',
  `/api/tables/${'x'.repeat(3000)}`,
  '/api/notice',
  '/api/admin/figures',
  '/api/admin/tables',
  '/api/admin/tables/x',
  '/api/admin/people',
  '/api/admin/people/%00',
  '/api/admin/groups',
  '/api/admin/groups/GROUP',
  '/api/admin/reports',
  '/api/admin/orders',
  '/api/admin/bans',
  '/api/admin/lifted',
  '/api/admin/notice',
  '/api/admin/drain',
];
export const ADMIN_TOKEN = 'a-token-of-at-least-32-characters-for-tests';
const BODIES = [
  ...NO_MESSAGES,
  '{}',
  '{"name":"Eva"}',
  '{"name":7}',
  '{"name":"\\u202e"}',
  '{"language":"xx"}',
  '{"avatar":"wolf"}',
  '{"token":"x"}',
  '{"code":"KALB"}',
  '{"code":"\\u0000ALB"}',
  '{"key":"AAAAAAAAAAAAAAAAAAAAAA"}',
  '{"code":"KALB","key":"AAAAAAAAAAAAAAAAAAAAAA"}',
  '{"free":true}',
  '{"endpoint":"https://10.0.0.1/","keys":{"p256dh":"x","auth":"y"}}',
  '{"endpoint":"http://127.0.0.1:1/x"}',
  '{"free":"yes"}',
  '{"game":"mow","sets":[{"name":"At home","options":{"limit":60}}]}',
  '{"game":"mow","sets":[{"name":"\\u202e","options":{"__proto__":1}}]}',
  '{"game":"mow","seats":2}',
  '{"game":"mow","seats":99}',
  '{"game":"__proto__","seats":2}',
  '{"game":"mow","seats":2,"settings":{"options":{"limit":"x"}}}',
  `{"game":"mow","seats":2,"settings":{"options":{"limit":${DEEP}}}}`,
  `{"__proto__":{"name":"x"}}`,
  'x'.repeat(20_000),
];

/** What a member of a group may want, as it should be. */
export const GROUP_WISHES: readonly GroupCommand[] = [
  { type: 'in', in: true },
  { type: 'plan', game: 'mow', tables: null },
  { type: 'rules', game: 'mow', options: { limit: 60 } },
  { type: 'keepSet', game: 'mow', set: { name: 'At home', options: { limit: 60 } } },
  { type: 'dropSet', game: 'mow', name: 'At home' },
  { type: 'shuffle' },
  { type: 'deal', number: 0 },
  { type: 'say', text: 'Hello' },
  { type: 'next', text: 'Friday' },
  { type: 'agree', person: 'x' },
  { type: 'deny', person: 'x' },
  { type: 'rename', name: 'Eva' },
  { type: 'avatar', avatar: 'bear' },
  { type: 'report', text: 'That name' },
  { type: 'call', name: 'Bears', crest: { paper: 'leaf', cut: 'plain', motif: 'bear' } },
  { type: 'remove', member: 'x' },
  { type: 'handOver', member: 'x' },
  { type: 'newLink' },
  { type: 'leave' },
  { type: 'close' },
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
  const names = [
    'type',
    'in',
    'game',
    'tables',
    'options',
    'number',
    'crest',
    'member',
    'as',
    'key',
  ];
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
  const some = isGroups && random.below(2) === 0 ? 'POST' : pick(METHODS, random);
  // Whoever drains the server ends the test.
  const method = path.endsWith('/drain') ? 'GET' : some;
  const body = isGroups && random.below(2) === 0 ? groupBody(random) : pick(BODIES, random);
  const headers: OutgoingHttpHeaders = random.below(2) === 0 ? { cookie } : {};
  if (path.startsWith('/api/admin/')) headers.authorization = `Bearer ${ADMIN_TOKEN}`;
  if (random.below(3) === 0) Object.assign(headers, pick(HEADERS, random));
  return {
    method,
    path,
    headers,
    body: method === 'GET' || method === 'HEAD' ? null : body,
  };
}
