/**
 * Bad neighbours: lines that send nonsense faster than is allowed and come back whenever they are cut off. In a thread of
 * their own, so that they hold up the server, if anything, and not those who measure it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { WebSocket } from 'ws';
import { lineOf, newGuest, type LoadGuest } from './seat.ts';

export interface FuzzPlan {
  readonly url: string;
  readonly lines: number;
}

const EVERY = 20;
const AT_ONCE = 5;
const BACK_AFTER = 100;
const WRONG: readonly string[] = [
  'not JSON',
  '[]',
  '{"t":"nothing"}',
  '{"t":"move","table":7}',
  '{"t":"hello","table":"no-such-table","protocol":2,"seq":0}',
  '{"t":"move","table":"no-such-table","id":"a","ply":0,"move":"draw"}',
  `{"t":"chat","table":"x","id":"a","text":"${'x'.repeat(4000)}"}`,
  'x'.repeat(40_000),
];

const { url, lines } = workerData as FuzzPlan;
const open = new Map<LoadGuest, WebSocket>();
let sent = 0;
let stopped = false;

function come(guest: LoadGuest): void {
  const line = lineOf(url, guest);
  open.set(guest, line);
  line.on('error', () => {});
  line.on('close', () => setTimeout(() => stopped || come(guest), BACK_AFTER));
}

function send(): void {
  const before = sent;
  for (const line of open.values())
    for (let i = 0; i < AT_ONCE && line.readyState === line.OPEN; i++)
      line.send(WRONG[sent++ % WRONG.length]!);
  // The first word says that they have come; the last one, how much was sent.
  if (before === 0 && sent > 0) parentPort!.postMessage(sent);
}

const guests: LoadGuest[] = [];
while (guests.length < lines) guests.push(await newGuest(url, 'Fuzz'));
guests.forEach(come);
const timer = setInterval(send, EVERY);
parentPort!.once('message', () => {
  stopped = true;
  clearInterval(timer);
  for (const line of open.values()) line.terminate();
  parentPort!.postMessage(sent);
});
