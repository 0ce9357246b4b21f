import { constants, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import { wordsOf } from '@tischlein/kit';
import { fail, Failure } from '../failure.ts';
import type { GamesAtOnce } from './games.ts';

/** What is asked: the first 32-bit number of a request counts them from 1. */
const REQUESTS = wordsOf('step reset observe remember save restore forget rememberRows');
type Request = (typeof REQUESTS)[number];
/** In place of a length: a sentence follows that says why nothing was done. */
const REFUSED = -1;

const INPUT = 0;
const OUTPUT = waitingOutput();

/** Every try of Node at a full pipe is an exception. Linux opens it a second time as one that waits; elsewhere it is tried again. */
function waitingOutput(): number {
  const usual = 1;
  try {
    return fstatSync(usual).isFIFO() ? openSync('/proc/self/fd/1', constants.O_WRONLY) : usual;
  } catch {
    return usual;
  }
}

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
  const number = (): number => {
    readInto(bytesOf(word));
    return word[0]!;
  };
  const text = (): string => {
    const bytes = new Uint8Array(number());
    readInto(bytes);
    return new TextDecoder().decode(bytes);
  };
  const sized = (bytes: Uint8Array): Uint8Array =>
    Buffer.concat([bytesOf(Int32Array.of(bytes.length)), bytes]);
  /** The observations are most of it: they go out from where they lie. */
  const shown = (): readonly Uint8Array[] => {
    const { observations, legal, ...small } = games.shown;
    const head = Buffer.concat(Object.values(small).map(bytesOf));
    return [head, bytesOf(observations), bytesOf(legal)];
  };
  const asked = (of: (index: number, seat: number) => Uint8Array) => () => {
    const [index, seat] = [number(), number()];
    return () => sized(of(index, seat));
  };
  /** By request: reads the rest of it, then does it and answers. */
  const requests: Record<Request, () => () => Uint8Array | readonly Uint8Array[]> = {
    step: () => {
      readInto(bytesOf(actions));
      return () => (games.step(actions), shown());
    },
    reset: () => {
      const seed = text();
      return () => (games.reset(seed), shown());
    },
    observe: asked((index, seat) => bytesOf(games.observe(index, seat))),
    remember: asked((index, seat) => new TextEncoder().encode(games.remembered(index, seat))),
    rememberRows: asked((index, seat) => bytesOf(games.rememberedRows(index, seat))),
    save: () => {
      const index = number();
      return () => bytesOf(Int32Array.of(games.save(index)));
    },
    restore: () => {
      const [handle, index, seed] = [number(), number(), text()];
      return () => (games.restore(handle, index, seed), shown());
    },
    forget: () => {
      const handle = number();
      return () => (games.forget(handle), bytesOf(Int32Array.of(handle)));
    },
  };
  shown().forEach(write);
  while (readInto(bytesOf(word))) {
    const request = REQUESTS[word[0]! - 1];
    if (request === undefined) fail(`there is no request ${word[0]}; see docs/environment.md`);
    const work = requests[request]();
    try {
      [work()].flat().forEach(write);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      write(bytesOf(Int32Array.of(REFUSED)));
      write(sized(new TextEncoder().encode(error.message)));
    }
  }
}
