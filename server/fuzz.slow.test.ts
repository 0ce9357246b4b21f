import { readdirSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FromGroupSchema, GroupCommandSchema, ToGroupSchema } from '@tischlein/api/group';
import { FastRandom } from '@tischlein/kit';
import { FromTableSchema, type FromTable } from '@tischlein/table';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import {
  ADMIN_TOKEN,
  GROUP_WISHES,
  oddRequest,
  PATHS,
  type Request,
} from './fuzz-requests.testing.ts';
import { GROUP_TYPES, nonsense, reactionTo } from './fuzz.testing.ts';
import { found, opened } from './groups/regular.testing.ts';
import { Guest, tableOf, type Sitter } from './play.testing.ts';
import { testServer, type TestServer } from './start.testing.ts';

/** The default of the server. */
const MAX_BODY = 16_384;
/** Together 100,000 at full effort. */
const FULL = Number(process.env['EFFORT']) > 1;
const MESSAGES = FULL ? 80_000 : 2000;
const REQUESTS = FULL ? 20_000 : 400;
/** What may stay: caches that fill up once, and what the engine keeps for itself. Asked for in the full run only. */
const MAX_BYTES_MORE = 30 << 20;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

let server: TestServer;
let sitters: Sitter[];
let table: string;
beforeAll(async () => {
  server = await testServer({
    maxGuests: 1000000,
    maxTables: 1000000,
    adminToken: ADMIN_TOKEN,
  });
  ({ table, sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni'], {
    options: { limit: 99 },
  }));
});
afterAll(async () => {
  for (const sitter of sitters) sitter.close();
  await server.stop();
});

/** While this runs the people at the table play on, game after game, as if nothing were. */
async function besideTheGame(work: () => Promise<void>): Promise<void> {
  let done = false;
  const playOn = async (): Promise<void> => {
    await Promise.all(sitters.map((sitter) => sitter.playOn('beside', () => done)));
    if (done) return;
    await playAgain();
    await playOn();
  };
  const playing = playOn();
  const from = sitters[0]!.told!.ply;
  try {
    await work();
    await sitters[0]!.until('some moves', ({ ply }) => ply > from + 10);
  } finally {
    done = true;
  }
  await playing;
  expect(sitters[0]!.told!.chairs.map((chair) => chair.type)).toEqual(['person', 'person']);
  expect(sitters[0]!.told!.settings.options).toMatchObject({ limit: 99 });
}

async function playAgain(): Promise<void> {
  await sitters[0]!.command({ type: 'start' });
  for (const sitter of sitters)
    await sitter.until('a new game', ({ phase }) => phase === 'playing');
}

/** Counts what comes over a line: answers by their id, errors, whole tables. */
class Line {
  readonly answers = new Map<string, number>();
  errors = 0;
  whole = 0;
  beats = 0;
  groups = 0;

  ws!: WebSocket;

  private constructor(readonly guest: Guest) {}

  static async of(guest: Guest): Promise<Line> {
    const line = new Line(guest);
    await line.#open();
    return line;
  }

  async #open(): Promise<void> {
    const { cookie } = this.guest;
    this.ws = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { cookie } });
    await once(this.ws, 'open');
    this.ws.on('message', (data) => {
      const message: unknown = JSON.parse(data.toString());
      if (v.is(FromGroupSchema, message)) this.groups += 1;
      else this.#hears(message as FromTable);
    });
  }

  /** A message that is too long ends the line, as the protocol says. */
  async endWith(text: string): Promise<void> {
    this.ws.send(text);
    const [code] = (await once(this.ws, 'close')) as [number];
    // Where the rest of it was still under way the line may break before the word arrives.
    expect([1009, 1006]).toContain(code);
    await this.#open();
  }

  #hears(message: FromTable): void {
    expect(v.safeParse(FromTableSchema, message).issues).toBeUndefined();
    if (message.type === 'here') this.beats += 1;
    if (message.type === 'error') this.errors += 1;
    if (message.type === 'error') expect(message.error).toMatch(/\.$|: /);
    if (message.type === 'snapshot' && message.whole) this.whole += 1;
    if (message.type === 'answer')
      this.answers.set(message.id, (this.answers.get(message.id) ?? 0) + 1);
  }
}

async function fuzz(
  random: FastRandom,
  who: Guest,
  { tables, group }: { readonly tables: readonly string[]; readonly group: string },
): Promise<void> {
  const places = { tables: [...tables, 'nowhere'], groups: [group, 'no-group'] };
  const line = await Line.of(who);
  const awaited = new Map<string, number>();
  const count = (of: ReadonlyMap<string, number>) => [...of.values()].reduce((a, b) => a + b, 0);
  let errors = 0;
  let hellos = 0;
  let beats = 0;
  let groups = 0;
  const answered = () =>
    expect
      .poll(() => count(line.answers) + line.errors + line.beats, { timeout: 60_000 })
      .toBe(count(awaited) + errors + beats);
  for (let i = 0; i < MESSAGES / 2; i++) {
    const text = nonsense(random, places, `f${i}`);
    if (Buffer.byteLength(text) > MAX_BODY) {
      await answered();
      await line.endWith(text);
      continue;
    }
    const reaction = reactionTo(text, tables);
    if (reaction === 'error') errors += 1;
    else if (reaction === 'snapshot') hellos += 1;
    else if (reaction === 'here') beats += 1;
    else if (reaction === 'group') groups += 1;
    else if (reaction !== 'nothing') awaited.set(reaction.id, (awaited.get(reaction.id) ?? 0) + 1);
    line.ws.send(text);
    // Who sends on and on without reading is cut off, which is another test (closing.slow.test.ts).
    if (i % 200 === 199) await answered();
  }
  await answered();
  expect(line.errors).toBe(errors);
  expect(line.answers).toEqual(awaited);
  expect(line.beats).toBe(beats);
  expect(line.whole).toBeGreaterThanOrEqual(hellos);
  // Also told when the group changes.
  await expect.poll(() => line.groups, { timeout: 60_000 }).toBeGreaterThanOrEqual(groups);
  expect(line.ws.readyState).toBe(line.ws.OPEN);
  line.ws.terminate();
}

it('every fuzzed message is answered or known to need no answer, memory returns, others play on', async () => {
  const [eva, fritz] = [await Guest.at(server.url, 'Eva'), await Guest.at(server.url, 'Fritz')];
  const own = await eva.makeTable('mow', 2, { pace: 0 });
  const { group } = await opened(eva, await found(eva, 'Eva'));
  const before = heap();
  await besideTheGame(async () => {
    await Promise.all([
      // Eva is host of a table of her own and spoils it; Fritz is a stranger everywhere.
      fuzz(new FastRandom('eva'), eva, { tables: [own], group }),
      fuzz(new FastRandom('fritz'), fritz, { tables: [table, own], group }),
    ]);
  });
  for (const sitter of sitters) sitter.heard.length = 0;
  const more = heap() - before;
  console.log(`${MESSAGES} messages, ${(more / (1 << 20)).toFixed(1)} MB more`);
  if (FULL) expect(more).toBeLessThan(MAX_BYTES_MORE);
});

async function founder(): Promise<[Guest, string]> {
  const guest = await Guest.at(server.url, 'Eva');
  return [guest, (await opened(guest, await found(guest, 'Eva'))).group];
}

it('every route and every kind of message is among those that are fuzzed', () => {
  const folder = new URL('http/', import.meta.url);
  const routes = readdirSync(folder).flatMap((name) => [
    ...readFileSync(new URL(name, folder), 'utf8').matchAll(
      /\bapp\.(?:get|post|delete)\('([^']+)'/g,
    ),
  ]);
  expect(routes.length).toBeGreaterThan(30);
  const isTried = (route: string): boolean => {
    const pattern = new RegExp(`^/api${route.replaceAll(/:\w+/g, '[^/]+')}$`);
    return PATHS.some((path) => pattern.test(path));
  };
  expect(routes.map(([, route]) => route!).filter((route) => !isTried(route))).toEqual([]);
  const kinds = ({ options }: { options: readonly { entries: { type: { literal: string } } }[] }) =>
    new Set(options.map(({ entries }) => entries.type.literal));
  expect(new Set(GROUP_TYPES)).toEqual(kinds(ToGroupSchema));
  expect(new Set(GROUP_WISHES.map(({ type }) => type))).toEqual(kinds(GroupCommandSchema));
});

/** As docs/protocol.md lists them; 101 is a line that opens. */
const STATUSES = [101, 200, 201, 204, 304, 400, 401, 403, 404, 409, 413, 417, 426, 429, 503];

function ask(agent: Agent, { method, path, headers, body }: Request): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const port = Number(new URL(server.url).port);
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent });
    const take = (answer: IncomingMessage): void => {
      let text = '';
      // The list of open tables is told on and on.
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        answer.destroy();
        return resolve([answer.statusCode!, '']);
      }
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve([answer.statusCode!, text]));
    };
    sent.on('response', take);
    sent.on('upgrade', (answer, socket) => {
      socket.destroy();
      resolve([answer.statusCode!, '']);
    });
    sent.on('error', reject);
    sent.setTimeout(20_000, () => sent.destroy(new Error('no answer')));
    sent.end(body ?? undefined);
  });
}

it('every fuzzed request gets a fitting status and a sentence, memory returns, others play on', async () => {
  const random = new FastRandom('requests');
  let [eva, group] = await founder();
  const agent = new Agent({ keepAlive: false });
  const before = heap();
  const counts = new Map<number, number>();
  const one = async (): Promise<void> => {
    const odd = oddRequest(random, { table, group }, eva.cookie);
    const [status, text] = await ask(agent, odd).catch((error: Error): [number, string] => {
      throw new Error(`${JSON.stringify(odd).slice(0, 300)}: ${error.message}`);
    });
    counts.set(status, (counts.get(status) ?? 0) + 1);
    const what = `${JSON.stringify(odd).slice(0, 300)} ${status} ${text.slice(0, 200)}`;
    expect(STATUSES, what).toContain(status);
    // Who deleted or left what is asked about asks on as somebody new.
    const isLeft = odd.path.startsWith('/api/groups/') && /"(leave|close)"/.test(odd.body ?? '');
    const isDeleted = odd.method === 'DELETE' && /^\/api\/(me|admin\/groups)/.test(odd.path);
    if (status < 300 && (isLeft || isDeleted)) [eva, group] = await founder();
    if (status < 400 || odd.method === 'HEAD' || text === '') return;
    expect(text, what).toMatch(/^\{"code":"\w+","error":".{5,}"\}$|^The pages are not built yet/);
  };
  await besideTheGame(async () => {
    for (let i = 0; i < REQUESTS; i += 20) await Promise.all(Array.from({ length: 20 }, one));
  });
  agent.destroy();
  for (const sitter of sitters) sitter.heard.length = 0;
  const more = heap() - before;
  console.log(`${REQUESTS} requests, ${(more / (1 << 20)).toFixed(1)} MB more`, counts);
  if (FULL) expect(more).toBeLessThan(MAX_BYTES_MORE);
  expect(await (await fetch(`${server.url}/health`)).json()).toEqual({ ok: true });
});
