import { ToGroupSchema } from '@tischlein/api/group';
import { pick, type Random } from '@tischlein/kit';
import { MessageId, PROTOCOL, TableId, ToTableSchema, type ToTable } from '@tischlein/table';
import * as v from 'valibot';

export const DEEP = `${'['.repeat(4000)}${']'.repeat(4000)}`;

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
  standIn: true,
  ask: true,
  give: true,
  handOver: true,
  unbar: true,
  screen: true,
  change: true,
  swap: true,
  addBot: true,
  remove: true,
  mute: true,
  shuffle: true,
  settings: true,
  start: true,
  move: true,
  offer: true,
  vote: true,
} satisfies Record<ToTable['type'], true>;
const TYPES = [...Object.keys(KINDS), 'fly'];
export const FIELDS =
  'table id seat name ply move offer agree level person muted let settings cheers text sign to protocol seq contribution __proto__'.split(
    ' ',
  );
export const VALUES = [
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
  { clock: { type: 'move', seconds: 1e9 } },
];
export const NO_MESSAGES = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '{"type":1}',
  '\ufeff{}',
  '['.repeat(3000),
  DEEP,
];

/** What a right message of this kind holds. */
const RIGHT: { readonly [type: string]: object } = {
  hello: { protocol: PROTOCOL, seq: 0 },
  chat: { text: 'hello' },
  react: { sign: 'bravo', to: 'x' },
  sit: { seat: 1, name: 'Eva' },
  standIn: { seat: 0 },
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
    type: pick(GROUP_TYPES, random),
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
  const type = pick(TYPES, random);
  const table = pick(tables, random);
  const silent = type === 'hello' || type === 'bye' || type === 'here';
  const message: Record<string, unknown> = { type, table, ...(!silent && { id }) };
  if (random.below(2) === 0) Object.assign(message, RIGHT[type]);
  for (let i = random.below(4); i > 0; i--)
    message[pick(FIELDS, random)] = random.below(8) === 0 ? table : pick(VALUES, random);
  return JSON.stringify(message);
}

/** How docs/protocol.md says that a message is reacted to: an answer under its id, an error, the table, the group, or nothing. */
export function reactionTo(
  text: string,
  known: readonly string[],
): 'error' | 'snapshot' | 'here' | 'group' | 'nothing' | { id: string } {
  const json = jsonOr(text);
  const toGroup = v.safeParse(ToGroupSchema, json);
  if (toGroup.success) return toGroup.output.type === 'attend' ? 'group' : 'nothing';
  const read = v.safeParse(ToTableSchema, json);
  if (!read.success) {
    const named = v.safeParse(NamedSchema, json);
    return named.success ? { id: named.output.id } : 'error';
  }
  const message = read.output;
  if ('id' in message) return { id: message.id };
  if (message.type === 'bye') return 'nothing';
  if (!known.includes(message.table)) return 'error';
  if (message.type === 'here') return 'here';
  return message.protocol === PROTOCOL ? 'snapshot' : 'error';
}

/** A command that can not be read may still say which one it is: then it is answered under its id. */
const NamedSchema = v.object({ table: TableId, id: MessageId });

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
