import { SERVER_SENTENCES } from '@tischlein/api';
import { readSettings } from '@tischlein/server';
import { commandOf, meant, text, want } from '../command.ts';
import { fail, failUsage } from '../failure.ts';

const LISTS = ['tables', 'people', 'groups', 'reports', 'orders'] as const;
const THINGS = { table: 'tables', person: 'people', group: 'groups' } as const;
type Method = 'GET' | 'POST' | 'DELETE';
/** What is asked of the server: the path behind `api/admin/`, and what goes with it. */
type Wish = readonly [Method, string, object?];

const thing = (word: string | undefined): (typeof THINGS)[keyof typeof THINGS] => {
  const names = Object.keys(THINGS);
  if (word !== undefined && Object.hasOwn(THINGS, word)) return THINGS[word as keyof typeof THINGS];
  return failUsage(`expected one of ${names.join(', ')}${word ? meant(word, names) : ''}`);
};
const named = (word: string | undefined): string =>
  encodeURIComponent(word ?? failUsage('which one? Name its id'));

const ban = (way: string, what: string | undefined, whom: string | undefined): Wish => {
  if (what !== 'person' && what !== 'address')
    failUsage('expected person ID or address ADDRESS behind it');
  return ['POST', way, { what, whom: whom ?? failUsage(`which ${what}?`) }];
};

const WISHES: { readonly [act: string]: (...words: readonly string[]) => Wish } = {
  figures: () => ['GET', 'figures'],
  ...Object.fromEntries(LISTS.map((list) => [list, (): Wish => ['GET', list]])),
  export: (what, id) => {
    if (what === 'table')
      failUsage('a table holds the cards of people who play: it is not exported');
    return ['GET', `${thing(what)}/${named(id)}`];
  },
  delete: (what, id) => ['DELETE', `${thing(what)}/${named(id)}`],
  ban: (what, whom) => ban('bans', what, whom),
  lift: (what, whom) => ban('lifted', what, whom),
  notice: (...words) => ['POST', 'notice', { text: words.join(' ') }],
  drain: () => ['POST', 'drain', {}],
};

const cell = (value: unknown): string => {
  if (Array.isArray(value)) return value.map((one) => one ?? '–').join(', ');
  return value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value);
};
const timed = (name: string, value: unknown): unknown =>
  typeof value === 'number' && /(At|^at|lastBackup)$/.test(name)
    ? new Date(value).toISOString().slice(0, 16).replace('T', ' ')
    : value;
const lineOf = (row: object): string =>
  Object.entries(row)
    .map(([name, value]) => `${name} ${cell(timed(name, value))}`)
    .join('  ');

export const adminCommand = commandOf({
  summary: 'look after a running server: its tables, people and groups',
  words: '[ACT] …',
  about: `Asks the server that runs with the same settings (PORT, BASE_PATH; see tischlein serve --help) or the one at --url. Both
need ADMIN_TOKEN, 32 characters or more; without it a server has no such door. Without an act: the figures.

  tables | people | groups       the last two hundred, by when they were used
  reports                        what members have against names of groups
  orders                         bans and the notice
  export person ID | group ID    all that is kept, as JSON
  delete table ID | person ID | group ID
  ban person ID | address ADDRESS, lift person ID | address ADDRESS
  notice WORDS…                  shown on all pages within a minute; without words it is taken away
  drain                          no new tables; the server ends when nobody plays any more`,
  flags: { url: text('URL', 'where the server is, like https://play.example.org/') },

  async run({ url }, [act = 'figures', ...words]) {
    const { port, basePath, adminToken } = want(readSettings(process.env));
    if (adminToken === null) fail('set ADMIN_TOKEN, to what the server has');
    const names = Object.keys(WISHES);
    if (!Object.hasOwn(WISHES, act)) failUsage(`there is no act ${act}${meant(act, names)}`);
    const [method, path, body] = WISHES[act]!(...words);
    const base = url?.replace(/\/?$/, '/') ?? `http://127.0.0.1:${port}${basePath}`;
    const answer = await fetch(`${base}api/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: Error) => fail(`no server answers at ${base}: ${error.message}`));
    const said = (await answer.json().catch(() => ({}))) as object & { error?: string };
    if (answer.status === 401) fail('the server has another ADMIN_TOKEN');
    if (!answer.ok) fail(said.error ?? SERVER_SENTENCES.badRequest);
    const lines = Array.isArray(said) ? said.map(lineOf) : [lineOf(said)];
    const shown = act === 'export' ? JSON.stringify(said, null, 2) : lines.join('\n');
    process.stdout.write(`${method === 'GET' ? shown : 'Done.'}\n`);
  },
});
