import { Client, type FromTable } from '@tischlein/table';
import { WebSocket } from 'ws';
import type { Guest } from '../../server/play.testing.ts';

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** A plain connection, for those who keep to no protocol. */
export function connectionOf({ url, cookie }: Guest): WebSocket {
  const connection = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  return connection.on('error', () => {});
}

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

let ids = 0;

/** The client of the protocol. It takes the server's word unchecked: the generator shares the machine with it. */
export const clientOf = (guest: Guest, events: ClientEvents): Client =>
  new Client({
    open(on) {
      const connection = connectionOf(guest);
      connection.on('open', () => on.opened());
      connection.on('message', (data: Buffer) => {
        events.heard(data.length);
        on.heard(JSON.parse(data.toString()) as FromTable);
      });
      connection.on('close', () => {
        events.lost();
        on.closed();
      });
      return {
        send: (message) => connection.send(JSON.stringify(message), () => {}),
        close: () => connection.removeAllListeners('close').terminate(),
      };
    },
    later(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    newId: () => `l${ids++}`,
  });
