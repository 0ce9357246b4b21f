import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outbox, Post } from './outbox.ts';

let server: Server;
afterEach(() => void server.close());

/** Both ends of a line: an outbox, and what is heard at the other end until it closes. */
async function opened() {
  server = createServer().listen(0, '127.0.0.1');
  const wss = new WebSocketServer({ noServer: true });
  const met = new Promise<{ ws: WebSocket; outbox: Outbox }>((resolve) =>
    server.on('upgrade', (request, socket, head) =>
      wss.handleUpgrade(request, socket, head, (ws) =>
        resolve({ ws, outbox: new Outbox(ws, socket, new Post()) }),
      ),
    ),
  );
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data: Buffer, isBinary) => heard.push(isBinary ? 'bytes' : String(data)));
  const closed = once(client, 'close') as Promise<[number]>;
  return { ...(await met), heard, closed };
}

it('every text arrives as it was said, whatever its length and letters, and in its order', async () => {
  const { ws, outbox, heard, closed } = await opened();
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000];
  const texts = lengths.flatMap((length) =>
    ['x', 'ü', 'ő', '🐄'].map((letter) => letter.repeat(length)),
  );
  for (const text of texts) outbox.add(text);
  outbox.send();
  ws.close(1000);
  await closed;
  expect(heard).toEqual(texts);
});

it('what was said before the end is heard, and nothing after it', async () => {
  const { ws, outbox, heard, closed } = await opened();
  outbox.add('one');
  expect(outbox.unread).toBe(5);
  outbox.send();
  ws.close(4001);
  outbox.add('two');
  expect((await closed)[0]).toBe(4001);
  expect(heard).toEqual(['one']);
  expect(outbox.unread).toBe(0);
});
