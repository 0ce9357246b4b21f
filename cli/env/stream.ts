import { readSync, writeSync } from 'node:fs';
import { fail } from '../failure.ts';
import type { GamesAtOnce } from './games.ts';

/** What is asked, as the first 32-bit number of a request. */
const STEP = 1;
const RESET = 2;
const OBSERVE = 3;
const REMEMBER = 4;

const INPUT = 0;
const OUTPUT = 1;

/** Reads exactly this many bytes; false where the stream has ended before the first. */
function readInto(bytes: Uint8Array): boolean {
  let got = 0;
  while (got < bytes.length) {
    const more = readSync(INPUT, bytes, got, bytes.length - got, null);
    if (more === 0) {
      if (got === 0) return false;
      fail('the stream of questions broke off in the middle of one');
    }
    got += more;
  }
  return true;
}

const never = new Int32Array(new SharedArrayBuffer(4));
/** Node never waits for a full pipe: its reader gets this long. */
const FULL_PIPE_MS = 0.1;

export function write(bytes: Uint8Array): void {
  for (let sent = 0; sent < bytes.length;) {
    try {
      sent += writeSync(OUTPUT, bytes, sent);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(never, 0, 0, FULL_PIPE_MS);
    }
  }
}

const bytesOf = (array: ArrayBufferView): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

/**
 * Answers requests until the stream of them ends. All numbers are little-endian. After a step or a reset come
 * all games. It reads and writes at once, without events: there is nothing else to do meanwhile.
 */
export function serveStream(games: GamesAtOnce): void {
  const actions = new Int32Array(games.count);
  const word = new Int32Array(1);
  const pair = new Int32Array(2);
  const show = (): void => write(Buffer.concat(Object.values(games.shown).map(bytesOf)));
  const sized = (bytes: Uint8Array): void => {
    word[0] = bytes.length;
    write(bytesOf(word));
    write(bytes);
  };
  show();
  while (readInto(bytesOf(word))) {
    const asked = word[0]!;
    if (asked === STEP) {
      readInto(bytesOf(actions));
      games.step(actions);
      show();
    } else if (asked === RESET) {
      readInto(bytesOf(word));
      const seed = new Uint8Array(word[0]!);
      readInto(seed);
      games.reset(new TextDecoder().decode(seed));
      show();
    } else if (asked === OBSERVE || asked === REMEMBER) {
      readInto(bytesOf(pair));
      const [index, seat] = pair as unknown as [number, number];
      if (asked === OBSERVE) sized(bytesOf(games.observe(index, seat)));
      else sized(new TextEncoder().encode(games.remembered(index, seat)));
    } else fail(`there is no request ${asked}; see docs/environment.md`);
  }
}
