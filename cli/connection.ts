import { randomBytes } from 'node:crypto';
import { Client, type FromTable } from '@tischlein/table';
import { WebSocket } from 'ws';

/** A connection to a server as a guest. */
export const connect = (url: string, cookie: string): WebSocket =>
  new WebSocket(new URL('ws', `${url.replace(/^http/, 'ws').replace(/\/$/, '')}/`), {
    headers: { cookie },
    perMessageDeflate: false,
  }).on('error', () => {});

interface Around {
  /** Who reads what comes; null: it is no message. */
  read(text: string): FromTable | null;
  /** How many bytes came. */
  heard?(bytes: number): void;
  lost?(): void;
}

/** The client of the protocol over such connections. */
export const clientOver = (url: string, cookie: string, { read, heard, lost }: Around): Client =>
  new Client({
    open(on) {
      const connection = connect(url, cookie);
      connection.on('open', () => on.opened());
      connection.on('message', (data: Buffer) => {
        heard?.(data.length);
        const message = read(data.toString());
        if (message !== null) on.heard(message);
      });
      connection.on('close', () => {
        lost?.();
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
    newId: () => randomBytes(12).toString('base64url'),
  });
