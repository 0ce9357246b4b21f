import type { Client, FromTable } from '@tischlein/table';
import type { WebSocket } from 'ws';
import { clientOver, connect } from '../../cli/connection.ts';
import type { Guest } from '../../server/play.testing.ts';

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** A plain connection, for those who keep to no protocol. */
export const connectionOf = ({ url, cookie }: Guest): WebSocket => connect(url, cookie);

/** The same once it is open; null where it was refused. */
export async function opened(guest: Guest): Promise<WebSocket | null> {
  const connection = connectionOf(guest);
  const open = await new Promise<boolean>((resolve) =>
    connection.once('open', () => resolve(true)).once('close', () => resolve(false)),
  );
  return open ? connection : null;
}

export interface ClientEvents {
  /** How many bytes came over its connection. */
  heard(bytes: number): void;
  lost(): void;
}

/** The client of the protocol. It takes the server's word unchecked: the generator shares the machine with it. */
export const clientOf = ({ url, cookie }: Guest, events: ClientEvents): Client =>
  clientOver(url, cookie, { read: (text) => JSON.parse(text) as FromTable, ...events });
