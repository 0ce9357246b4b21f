import { settings } from '../settings.svelte.ts';

/** Where the page stands: a proxy may show it under a path of its own. */
const base = new URL('.', location.href);

/** A table of the public list. */
export interface OpenTable {
  readonly table: string;
  readonly game: string;
  readonly phase: string;
  readonly names: readonly (string | null)[];
}

/** A server that says no does so with a sentence; one that is not there is `null`. */
export class Refused extends Error {}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(new URL(`api/${path}`, base), {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const json: unknown = await answer.json();
  if (!answer.ok) throw new Refused((json as { error?: string }).error ?? answer.statusText);
  return json as T;
}

/** Comes in as a guest, once per visit; the cookie does the rest. */
let welcome: Promise<unknown> | null = null;
export function comeIn(): Promise<unknown> {
  const { name, language } = settings;
  welcome ??= ask('POST', 'me', { ...(name !== '' && { name }), language }).catch(
    (error: unknown) => {
      welcome = null;
      throw error;
    },
  );
  return welcome;
}

export async function makeTable(
  game: string,
  seats: number,
  chosen: { readonly options: Record<string, unknown>; readonly listed: boolean },
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

/** The record of a finished game at a far table, for those who played it. */
export async function farRecord(table: string, round: number): Promise<string> {
  const answer = await fetch(new URL(`api/tables/${table}/records/${round}`, base));
  if (answer.ok) return answer.text();
  const { error } = (await answer.json()) as { error?: string };
  throw new Refused(error ?? answer.statusText);
}
