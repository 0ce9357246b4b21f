import {
  type NewTable,
  type OpenTable,
  type PersonHere,
  readAddresses,
  readLink,
  readMadeTable,
  listAfter,
  readListNews,
  readOpenTables,
  readOutsideGames,
  readPerson,
  readPersonPage,
  readRefusal,
  type ShownPerson,
} from '@tischlein/api';
import type { Advice } from '@tischlein/coach';
import { isBotName } from '@tischlein/table';
import type { Fault } from '../../table/session/session.svelte.ts';
import { isDemo } from '../../base/demo.ts';
import { linkTo } from '../../base/router.svelte.ts';
import { settings } from '../../base/settings.svelte.ts';
import { recall, remember } from '../../base/storage.ts';
import { myself } from '../../i18n/my-name.ts';
import { keepVisited } from './visited.ts';

/** The base address of the page: a proxy may serve it under a path of its own. */
const base = new URL('.', location.href);

/** A server refuses with a sentence and a code. */
export class Refused extends Error implements Fault {
  readonly code: string;
  readonly error: string;

  constructor({ code, error }: Fault) {
    super(error);
    this.code = code;
    this.error = error;
  }
}

/** After this many milliseconds without an answer the server counts as unreachable. */
const PATIENCE = 8000;

export async function request(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  if (isDemo) throw new TypeError('This page has no server.');
  const answer = await fetch(new URL(`api/${path}`, base), {
    method,
    signal: AbortSignal.timeout?.(PATIENCE) ?? null,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Refused(readRefusal(await answer.json()));
  return answer;
}

/** An answer that does not fit its schema counts as no answer. */
export const ask = async <T>(
  read: (json: unknown) => T,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> => read(await (await request(method, path, body)).json());

/** Comes in as a guest, once per visit; the cookie does the rest. */
let welcome: Promise<PersonHere> | null = null;
export function comeIn(): Promise<PersonHere> {
  const { language } = settings;
  welcome ??= knock({ ...myself(), language }).catch((error: unknown) => {
    // A browser without cookies is a new guest at each request: only reloading the page can change that.
    if (!(error instanceof Refused && error.code === 'cookies')) welcome = null;
    throw error;
  });
  return welcome;
}

async function knock(about: object): Promise<PersonHere> {
  const answer = await request('POST', 'me', about);
  const me = readPerson(await answer.json());
  remember('known', true);
  if (answer.status !== 201) return me;
  await ask(readPerson, 'GET', 'me').catch((error: unknown) => {
    const isStranger = error instanceof Refused && error.code === 'nobody';
    throw isStranger
      ? new Refused({ code: 'cookies', error: 'This browser keeps no cookies.' })
      : error;
  });
  return me;
}

/** Tells the server who this person is from now on, if it knows them; without a line at the next visit. */
export const tellMe = (): void =>
  void ((welcome || recall('known')) && request('POST', 'me', myself()).catch(() => {}));

/** Makes the next request come in as a guest again: the server may have forgotten this one. */
export function goOut(): void {
  welcome = null;
}

export async function makeTable(
  game: string,
  seats: number,
  chosen: NonNullable<NewTable['settings']>,
): Promise<string> {
  await comeIn();
  const { table } = await ask(readMadeTable, 'POST', 'tables', {
    game,
    seats,
    settings: chosen,
  });
  return table;
}

/** The games that this server has and the page does not, and the bots that its host has brought along. */
export const outsideGames = (): Promise<ReturnType<typeof readOutsideGames>> =>
  ask(readOutsideGames, 'GET', 'games').catch(() => ({ games: [], bots: [] }));

/** What one of them is, as the server tells it; see `outside.ts`. */
export const askGame = (game: string): Promise<unknown> =>
  ask((json) => json, 'GET', `games/${encodeURIComponent(game)}`);

/** What the server's strong bot would do at this table, for a game that the page can not think about. */
export const farHint = (table: string): Promise<Advice> =>
  ask((json) => json as Advice, 'POST', `tables/${table}/hint`);

/** What whoever runs this server tells on all its pages; null for nothing. */
export const askNotice = (): Promise<string | null> =>
  ask((json) => (json as { readonly text: string | null }).text, 'GET', 'notice');

/** While nothing is pushed, open tables are asked for this often, in milliseconds. */
const ASK_AGAIN = 10_000;

/**
 * Tells the open tables now and at every change, until it is ended. Empty where no server answers: the page plays alone
 * all the same. A page nobody looks at holds no line.
 */
export function followOpenTables(show: (tables: readonly OpenTable[]) => void): () => void {
  if (isDemo) return () => {};
  let line: EventSource | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(again);
    line?.close();
  };
  const follow = (): void => {
    end();
    if (document.hidden) return;
    let tables: readonly OpenTable[] = [];
    const events = new EventSource(new URL('api/tables/live', base));
    line = events;
    events.addEventListener('message', ({ data }) => {
      tables = listAfter(tables, readListNews(JSON.parse(String(data))));
      show(tables);
    });
    events.addEventListener('error', () => {
      show([]);
      // The browser reconnects by itself after a cut, but not after a refusal.
      if (events.readyState === EventSource.CLOSED) again = setTimeout(follow, ASK_AGAIN);
    });
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    end();
    document.removeEventListener('visibilitychange', follow);
  };
}

/** Sits down with whoever is there, at the fullest open table or at a new one. */
export async function playAny(wanted: {
  readonly game: string;
  /** At a table of another game, too. */
  readonly others: boolean;
  readonly name: string;
}): Promise<string> {
  await comeIn();
  return (await ask(readMadeTable, 'POST', 'play', wanted)).table;
}

/** Takes a free chair at this table. */
export async function playAt(table: string, name: string): Promise<void> {
  await comeIn();
  await request('POST', `tables/${table}/sit`, { name });
}

/** Where a line is opened. A balancer may go by the table, where one is named. */
export const socketAddress = (
  asked: { readonly table?: string; readonly screen?: '' } = {},
): string => {
  const url = new URL('ws', base);
  url.search = new URLSearchParams(asked).toString();
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
};

export const tableAddress = (id: string, from: string | URL = base): string =>
  new URL(`#/t/${id}`, from).href;

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

export const isOnlyHere = (address: string): boolean =>
  OWN_NAMES.includes(new URL(address).hostname);

/** What to send to others: this page's address, or one they can reach where the page was opened as `localhost`. */
export async function reachable(): Promise<string> {
  if (!isOnlyHere(base.href)) return base.href;
  const known = await ask(readAddresses, 'GET', 'addresses').catch(() => null);
  return known?.addresses[0] ?? base.href;
}

export const personPage = (id: string): Promise<ShownPerson> =>
  ask(readPersonPage, 'GET', `people/${encodeURIComponent(id)}`);

/** My own id at this server. Asking for it registers a new guest if needed. */
export const myId = async (): Promise<string> => (await comeIn()).id;

/** A link by which another device becomes the same person, once. */
export async function recoveryLink(): Promise<string> {
  await comeIn();
  const { token } = await ask(readLink, 'POST', 'me/link');
  return new URL(linkTo.recover(token), await reachable()).href;
}

export async function recover(token: string): Promise<Pick<PersonHere, 'name' | 'avatar'>> {
  const { name, avatar } = await ask(readPerson, 'POST', 'recover', { token });
  goOut();
  remember('known', true);
  const { tables } = await ask(readOpenTables, 'GET', 'me/tables');
  for (const { table, game, names } of tables.toReversed())
    keepVisited({
      id: table,
      game,
      others: names.filter(
        (each) => each !== null && each !== name && !isBotName(each),
      ) as string[],
      changed: Date.now(),
    });
  return { name, avatar };
}

/** From now on only this browser is me: links and cookies of all others become invalid. */
export async function endOtherSessions(): Promise<void> {
  await request('DELETE', 'me/sessions');
}

/** Deletes me from this server. */
export async function forgetMe(): Promise<void> {
  await request('DELETE', 'me');
  remember('known', false);
  goOut();
}

/** The record of a finished game at a far table, for those who played it. */
export const farRecord = async (table: string, round: number): Promise<string> =>
  (await request('GET', `tables/${table}/records/${round}`)).text();
