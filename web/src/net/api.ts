import { fitName, type NewTable, type OpenTable, type ShownPerson } from '@tischlein/table';
import type { Fault } from '../line/session.svelte.ts';
import { linkTo } from '../router.svelte.ts';
import { settings } from '../settings.svelte.ts';

/** Where the page stands: a proxy may show it under a path of its own. */
const base = new URL('.', location.href);

/** A server that says no does so with a sentence, and its name. */
export class Refused extends Error implements Fault {
  readonly code: string;
  readonly error: string;

  constructor({ code, error }: Fault) {
    super(error);
    this.code = code;
    this.error = error;
  }
}

/** A server that does not answer in this time is not there, in milliseconds. */
const PATIENCE = 8000;

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await fetch(new URL(`api/${path}`, base), {
    method,
    signal: AbortSignal.timeout?.(PATIENCE) ?? null,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!answer.ok) throw new Refused((await answer.json()) as Fault);
  return answer;
}

const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await (await request(method, path, body)).json()) as T;

/** Comes in as a guest, once per visit; the cookie does the rest. */
let welcome: Promise<unknown> | null = null;
export function comeIn(): Promise<unknown> {
  const { language } = settings;
  const name = fitName(settings.name);
  welcome ??= ask('POST', 'me', { ...(name !== '' && { name }), language }).catch(
    (error: unknown) => {
      welcome = null;
      throw error;
    },
  );
  return welcome;
}

/** The next one to come in knocks again: the server may have forgotten this guest. */
export function goOut(): void {
  welcome = null;
}

export async function makeTable(
  game: string,
  seats: number,
  chosen: NonNullable<NewTable['settings']>,
): Promise<string> {
  await comeIn();
  const { table } = await ask<{ table: string }>('POST', 'tables', {
    game,
    seats,
    settings: chosen,
  });
  return table;
}

/** Empty where no server answers: the page plays alone all the same. */
export async function openTables(): Promise<readonly OpenTable[]> {
  try {
    const { tables } = await ask<{ tables: OpenTable[] }>('GET', 'tables');
    return tables;
  } catch {
    return [];
  }
}

export const socketAddress = (): string => {
  const url = new URL('ws', base);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
};

export const tableAddress = (id: string): string => new URL(`#/t/${id}`, base).href;

export const personPage = (id: string): Promise<ShownPerson> =>
  ask('GET', `people/${encodeURIComponent(id)}`);

/** My own id at this server. Whoever was never here has come in by asking. */
export const myId = async (): Promise<string> => ((await comeIn()) as { readonly id: string }).id;

/** A link by which another device becomes the same person, once. */
export async function recoveryLink(): Promise<string> {
  const { token } = await ask<{ token: string }>('POST', 'me/link');
  return new URL(linkTo.recover(token), base).href;
}

export async function recover(token: string): Promise<string> {
  const { name } = await ask<{ name: string }>('POST', 'recover', { token });
  goOut();
  return name;
}

/** Deletes me from this server. */
export async function forgetMe(): Promise<void> {
  await request('DELETE', 'me');
  goOut();
}

/** The record of a finished game at a far table, for those who played it. */
export const farRecord = async (table: string, round: number): Promise<string> =>
  (await request('GET', `tables/${table}/records/${round}`)).text();
