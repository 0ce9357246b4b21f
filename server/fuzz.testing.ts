import type { OutgoingHttpHeaders } from 'node:http';
import { pick, type Random } from '@tischlein/kit';
import { MessageId, PROTOCOL, TableId, ToTableSchema } from '@tischlein/table';
import * as v from 'valibot';

const DEEP = `${'['.repeat(4000)}${']'.repeat(4000)}`;

const TYPES =
  'hello bye here chat react sit pledge contribute stand back ask give handOver unbar screen addBot remove mute shuffle settings start move offer vote fly'.split(
    ' ',
  );
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

/** Something near a message: right fields with wrong values, wrong fields, or no message at all. */
export function nonsense(random: Random, tables: readonly string[], id: string): string {
  if (random.below(10) === 0) return pick(NO_MESSAGES, random);
  const t = pick(TYPES, random);
  const table = pick(tables, random);
  const silent = t === 'hello' || t === 'bye' || t === 'here';
  const message: Record<string, unknown> = { t, table, ...(!silent && { id }) };
  if (random.below(2) === 0) Object.assign(message, RIGHT[t]);
  for (let i = random.below(4); i > 0; i--)
    message[pick(FIELDS, random)] = random.below(8) === 0 ? table : pick(VALUES, random);
  return JSON.stringify(message);
}

/** How docs/protocol.md says that a message is reacted to: an answer under its id, an error, the table, or nothing. */
export function reactionTo(
  text: string,
  known: readonly string[],
): 'error' | 'told' | 'here' | 'nothing' | { id: string } {
  const json = jsonOr(text);
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
const PATHS = [
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

export function oddRequest(random: Random, table: string, cookie: string): Request {
  const method = pick(METHODS, random);
  const headers: OutgoingHttpHeaders = random.below(2) === 0 ? { cookie } : {};
  if (random.below(3) === 0) Object.assign(headers, pick(HEADERS, random));
  return {
    method,
    path: pick(PATHS, random).replace('TABLE', table),
    headers,
    body: method === 'GET' || method === 'HEAD' ? null : pick(BODIES, random),
  };
}
