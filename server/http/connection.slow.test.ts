import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { machineClock, type NodeClock } from '../clock.ts';
import { acceptor, listen } from './connection.ts';

const MAX = 1000;
let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A server with one connection, and what it hears. */
async function waiting(later = machineClock().later) {
  const heard: string[] = [];
  let read = (): number => 0;
  server = createServer().listen(0, '127.0.0.1');
  const accepting = acceptor(MAX);
  const met = new Promise<WebSocket>((resolve) =>
    server.on('upgrade', (request, _, head) =>
      accepting.handleUpgrade(request, request.socket, head, (connection) => {
        read = () => request.socket.bytesRead;
        const on = {
          onText: (text: string) => void heard.push(text),
          onPing: (data: Buffer) => connection.pong(data),
          onPong: (data: Buffer) => void heard.push(`pong ${String(data)}`),
          onPiece: () => void heard.push('piece'),
          onClose: () => void heard.push('left'),
        };
        listen(connection, request.socket, on, later);
        resolve(connection);
      }),
    ),
  );
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, met, heard, read: () => read() };
}

/** Both ends of a connection: the server's, and what is heard at the other end until it closes. */
async function opened() {
  const { port, met, heard } = await waiting();
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const told: string[] = [];
  client.on('message', (data: Buffer, isBinary) => told.push(isBinary ? 'bytes' : String(data)));
  const closed = once(client, 'close') as Promise<[number, Buffer]>;
  await once(client, 'open');
  return { connection: await met, client, heard, told, closed };
}

/** The same with a client that sends bytes as they are. */
async function bare(later?: NodeClock['later']) {
  const { port, heard, met, read } = await waiting(later);
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(
    `GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
  );
  await once(socket, 'data');
  await met;
  return { socket, heard, read };
}

/** A masked frame of a client. */
function frame(first: number, body: string | Buffer): Buffer {
  const bytes = Buffer.from(body as string);
  const mask = Buffer.from([1, 2, 3, 4]);
  const { length } = bytes;
  const head = length < 126 ? [first, 0x80 | length] : [first, 0xfe, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), mask, bytes.map((byte, i) => byte ^ mask[i % 4]!)]);
}

/** The code in the last frame before the connection is cut. */
async function codeAfter(socket: Socket, ...bytes: readonly Buffer[]): Promise<number> {
  const told: Buffer[] = [];
  socket.on('data', (data: Buffer) => told.push(data));
  const gone = once(socket, 'close');
  socket.end(Buffer.concat(bytes));
  await gone;
  const last = Buffer.concat(told);
  expect(last[0]).toBe(0x88);
  return last.length > 2 ? last.readUInt16BE(2) : 0;
}

it('every text arrives as it was said, whatever its length and letters, and in its order', async () => {
  const { connection, told, closed } = await opened();
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000];
  const texts = lengths.flatMap((length) =>
    ['x', 'ü', 'ő', '🐄'].map((letter) => letter.repeat(length)),
  );
  for (const text of texts) connection.send(text);
  connection.close(1000, '');
  await closed;
  expect(told).toEqual(texts);
});

it('what was said before the end is heard, and nothing after it', async () => {
  const { connection, heard, told, closed } = await opened();
  connection.send('one');
  connection.close(4001, 'too much');
  connection.send('two');
  expect(await closed).toEqual([4001, Buffer.from('too much')]);
  expect(told).toEqual(['one']);
  await expect.poll(() => heard).toEqual(['left']);
});

it('texts are heard, whatever their length and letters, and signs of life go both ways', async () => {
  const { connection, client, heard } = await opened();
  const texts = ['', 'x', 'x'.repeat(126), 'ü'.repeat(400), '🐄'];
  for (const text of texts) client.send(text);
  client.ping('here?');
  expect(String((await once(client, 'pong'))[0])).toBe('here?');
  connection.ping(Buffer.from('there?'));
  await expect.poll(() => heard).toEqual([...texts, 'pong there?']);
  client.close(4321);
  expect(await once(client, 'close')).toEqual([4321, Buffer.alloc(0)]);
  await expect.poll(() => heard.at(-1)).toBe('left');
});

it('frames are read wherever the network cuts them, and messages in many frames are put together', async () => {
  const { socket, heard } = await bare();
  const bytes = Buffer.concat([
    frame(0x81, 'whole'),
    frame(0x01, 'in '),
    frame(0x00, 'three '),
    frame(0x89, 'a ping between them'),
    frame(0x80, 'pärts'),
    frame(0x81, 'y'.repeat(300)),
  ]);
  const told = once(socket, 'data');
  for (const byte of bytes) {
    socket.write(Buffer.from([byte]));
    await new Promise((resolve) => setImmediate(resolve));
  }
  const [pong] = (await told) as [Buffer];
  expect(pong.toString('latin1', 2)).toBe('a ping between them');
  await expect.poll(() => heard).toEqual(['whole', 'in three pärts', 'y'.repeat(300)]);
});

it.each([
  ['a frame without a mask', 1002, [Buffer.from([0x81, 1, 65])]],
  ['a part of nothing', 1002, [frame(0x80, 'x')]],
  ['bytes that are no text', 1003, [frame(0x82, 'x')]],
  ['no letters', 1007, [frame(0x81, Buffer.from([0xff]))]],
  ['too many bytes', 1009, [frame(0x81, 'x'.repeat(MAX + 1))]],
  ['too many bytes in parts', 1009, [frame(0x01, 'x'.repeat(MAX)), frame(0x80, 'x')]],
  [
    'too many parts',
    1008,
    [frame(0x01, 'x'), ...Array.from({ length: 64 }, () => frame(0x00, ''))],
  ],
] as const)('%s closes the connection', async (_, code, frames) => {
  const { socket, heard } = await bare();
  expect(await codeAfter(socket, ...frames)).toBe(code);
  await expect.poll(() => heard).toEqual(['left']);
});

it('pieces that complete nothing are told one by one after the first, until something is whole', async () => {
  const { socket, heard, read } = await bare();
  const text = 'y'.repeat(40);
  for (let round = 0; round < 2; round++)
    for (const byte of frame(0x81, text)) {
      const before = read();
      socket.write(Buffer.from([byte]));
      while (read() === before) await new Promise((resolve) => setImmediate(resolve));
    }
  await expect.poll(() => heard.filter((one) => one === text).length).toBe(2);
  // 46 bytes a frame: all but the free ones and the last.
  expect(heard.indexOf(text)).toBe(46 - 16 - 1);
  expect(heard.length).toBe(2 * (46 - 16));
});

it('a message that has begun has a deadline', async () => {
  const timers: { readonly ms: number; readonly run: () => void }[] = [];
  const later = (ms: number, run: () => void) => {
    const timer = { ms, run };
    timers.push(timer);
    return () => void timers.splice(timers.indexOf(timer), 1);
  };
  const { socket, heard } = await bare(later);
  const long = frame(0x81, 'late');
  socket.write(long);
  await expect.poll(() => heard).toEqual(['late']);
  expect(timers).toEqual([]);
  socket.write(long.subarray(0, 8));
  await expect.poll(() => timers.map(({ ms }) => ms)).toEqual([10_000]);
  timers[0]!.run();
  expect(await codeAfter(socket)).toBe(1008);
});

it('a goodbye is answered with its code', async () => {
  const { socket } = await bare();
  expect(await codeAfter(socket, frame(0x88, Buffer.from([0x0f, 0xa0])))).toBe(4000);
});
