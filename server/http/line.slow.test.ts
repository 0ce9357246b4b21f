import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { acceptance, Line, Post } from './line.ts';

const MAX = 1000;
let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A server with one line, and what it hears. */
async function waiting() {
  const heard: string[] = [];
  server = createServer().listen(0, '127.0.0.1');
  const met = new Promise<Line>((resolve) =>
    server.on('upgrade', (request, _, head) => {
      request.socket.write(acceptance(request)!);
      const line = new Line(request.socket, new Post());
      const on = {
        hears: (text: string) => void heard.push(text),
        pings: (data: Buffer) => line.pong(data),
        pongs: (data: Buffer) => void heard.push(`pong ${String(data)}`),
        leave: () => void heard.push('left'),
      };
      line.listen(on, MAX, head);
      resolve(line);
    }),
  );
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, met, heard };
}

/** Both ends of a line: the server's, and what is heard at the other end until it closes. */
async function opened() {
  const { port, met, heard } = await waiting();
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const told: string[] = [];
  client.on('message', (data: Buffer, isBinary) => told.push(isBinary ? 'bytes' : String(data)));
  const closed = once(client, 'close') as Promise<[number, Buffer]>;
  await once(client, 'open');
  return { line: await met, client, heard, told, closed };
}

/** The same with a client that sends bytes as they are. */
async function bare() {
  const { port, heard, met } = await waiting();
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(
    `GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
  );
  await once(socket, 'data');
  await met;
  return { socket, heard };
}

/** A masked frame of a client. */
function frame(first: number, body: string | Buffer): Buffer {
  const bytes = Buffer.from(body as string);
  const mask = Buffer.from([1, 2, 3, 4]);
  const { length } = bytes;
  const head = length < 126 ? [first, 0x80 | length] : [first, 0xfe, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), mask, bytes.map((byte, i) => byte ^ mask[i % 4]!)]);
}

/** The code in the last frame before the line is cut. */
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
  const { line, told, closed } = await opened();
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000];
  const texts = lengths.flatMap((length) =>
    ['x', 'ü', 'ő', '🐄'].map((letter) => letter.repeat(length)),
  );
  for (const text of texts) line.say(text);
  line.close(1000, '');
  await closed;
  expect(told).toEqual(texts);
});

it('what was said before the end is heard, and nothing after it', async () => {
  const { line, heard, told, closed } = await opened();
  line.say('one');
  expect(line.unread).toBe(5);
  line.close(4001, 'too much');
  line.say('two');
  expect(line.unread).toBe(0);
  expect(await closed).toEqual([4001, Buffer.from('too much')]);
  expect(told).toEqual(['one']);
  await expect.poll(() => heard).toEqual(['left']);
});

it('texts are heard, whatever their length and letters, and signs of life go both ways', async () => {
  const { line, client, heard } = await opened();
  const texts = ['', 'x', 'x'.repeat(126), 'ü'.repeat(400), '🐄'];
  for (const text of texts) client.send(text);
  client.send(Buffer.from('bytes'));
  client.ping('here?');
  expect(String((await once(client, 'pong'))[0])).toBe('here?');
  line.ping(Buffer.from('there?'));
  await expect.poll(() => heard).toEqual([...texts, 'bytes', 'pong there?']);
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
  ['a bit of an extension', 1002, [frame(0xc1, 'x')]],
  ['an unknown kind', 1002, [frame(0x83, 'x')]],
  ['an unknown sign', 1002, [frame(0x8b, 'x')]],
  ['a ping in parts', 1002, [frame(0x09, 'x')]],
  ['a ping that is too long', 1002, [frame(0x89, 'x'.repeat(126))]],
  ['a part of nothing', 1002, [frame(0x80, 'x')]],
  ['a message within another', 1002, [frame(0x01, 'x'), frame(0x81, 'x')]],
  ['half a code', 1002, [frame(0x88, 'x')]],
  ['a code that nobody may send', 1002, [frame(0x88, Buffer.from([0x03, 0xee]))]],
  ['no letters', 1007, [frame(0x81, Buffer.from([0xff]))]],
  ['half a letter', 1007, [frame(0x01, Buffer.from([0xc3])), frame(0x80, 'x')]],
  ['a reason without letters', 1007, [frame(0x88, Buffer.from([0x03, 0xe8, 0xff]))]],
  ['too many bytes', 1009, [frame(0x81, 'x'.repeat(MAX + 1))]],
  ['too many bytes in parts', 1009, [frame(0x01, 'x'.repeat(MAX)), frame(0x80, 'x')]],
  [
    'too many parts',
    1009,
    [frame(0x01, 'x'), ...Array.from({ length: 64 }, () => frame(0x00, ''))],
  ],
  ['more bytes than there are', 1009, [Buffer.from([0x81, 0xff, 0x7f, 0, 0, 0, 0, 0, 0, 0])]],
] as const)('%s closes the line', async (_, code, frames) => {
  const { socket, heard } = await bare();
  expect(await codeAfter(socket, ...frames, frame(0x81, 'never heard'))).toBe(code);
  await expect.poll(() => heard).toEqual(['left']);
});

it('a goodbye is answered with its code, and who only stops sending is told goodbye, too', async () => {
  const { socket } = await bare();
  expect(await codeAfter(socket, frame(0x88, Buffer.from([0x0f, 0xa0])))).toBe(4000);
  server.close();
  expect(await codeAfter((await bare()).socket)).toBe(0);
});

it('only what asks for a line of this protocol is accepted', () => {
  const headers = {
    upgrade: 'WebSocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  const answerTo = (method: string, other: object) =>
    acceptance({ method, headers: { ...headers, ...other } } as never);
  // The example of RFC 6455, 1.3.
  expect(answerTo('GET', {})).toContain(
    'Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n',
  );
  expect(answerTo('POST', {})).toBeNull();
  expect(answerTo('GET', { upgrade: 'h2c' })).toBeNull();
  expect(answerTo('GET', { 'sec-websocket-version': '8' })).toBeNull();
  expect(answerTo('GET', { 'sec-websocket-key': 'short' })).toBeNull();
});
