import { copyFileSync, existsSync, readFileSync } from 'node:fs';

const HEADER = 32;
const FRAME_HEADER = 24;
const LITTLE = 0x377f0682;
const BIG = 0x377f0683;

/**
 * SQLite drops what it can not read of the file beside a store (`-wal`, where the last commits are) without a word. This
 * looks first. Answers what is wrong, and keeps a copy of the damaged file; null where nothing is. It follows SQLite's
 * file format: a header, then frames whose checksums build on each other; `-shm` knows how many there were.
 */
export function damageOf(path: string): string | null {
  const wal = `${path}-wal`;
  const bytes = existsSync(wal) ? readFileSync(wal) : Buffer.alloc(0);
  const what = whatIsWrong(bytes, indexOf(`${path}-shm`));
  if (what === null) return null;
  const keeping = bytes.length > 0 ? ` It is kept as ${wal}.damaged.` : '';
  if (bytes.length > 0) copyFileSync(wal, `${wal}.damaged`);
  return `${wal} ${what}: the last moves before the stop may be missing.${keeping} Play on, or stop and put a backup in its place.`;
}

interface Index {
  readonly frames: number;
  /** How many of them are in the store itself. */
  readonly written: number;
  readonly salts: string;
}

function indexOf(shm: string): Index | null {
  const bytes = existsSync(shm) ? readFileSync(shm) : Buffer.alloc(0);
  if (bytes.length < 136 || bytes[12] !== 1) return null;
  return {
    frames: bytes.readUInt32LE(16),
    written: bytes.readUInt32LE(96),
    salts: bytes.toString('hex', 32, 40),
  };
}

function whatIsWrong(wal: Buffer, index: Index | null): string | null {
  const unwritten = index !== null && index.frames > index.written;
  if (wal.length === 0) return unwritten ? 'is gone' : null;
  if (wal.length < HEADER) return 'is cut off';
  const magic = wal.readUInt32BE(0);
  const sum = checksumOf(magic === BIG);
  const start = sum(wal.subarray(0, 24), [0, 0]);
  if ((magic !== LITTLE && magic !== BIG) || !isSum(wal, 24, start))
    return 'has a damaged beginning';
  const size = FRAME_HEADER + wal.readUInt32BE(8);
  const salts = wal.toString('hex', 16, 24);
  const frames = Math.floor((wal.length - HEADER) / size);
  const at = (frame: number): number => HEADER + frame * size;
  const isOfThisRun = (frame: number): boolean =>
    wal.toString('hex', at(frame) + 8, at(frame) + 16) === salts;
  let readable = 0;
  for (let last = start; readable < frames; readable++) {
    const from = at(readable);
    last = sum(wal.subarray(from, from + 8), last);
    last = sum(wal.subarray(from + FRAME_HEADER, from + size), last);
    if (!isOfThisRun(readable) || !isSum(wal, from + 16, last)) break;
  }
  if (index?.salts === salts && index.frames > readable)
    return `can be read up to frame ${readable} of ${index.frames}`;
  // A valid commit after a broken frame means that acknowledged data is damaged.
  for (let frame = readable + 1; frame < frames; frame++)
    if (isOfThisRun(frame) && wal.readUInt32BE(at(frame) + 4) > 0)
      return `is damaged at frame ${readable} of ${frames}`;
  return null;
}

type Sum = readonly [number, number];

const isSum = (wal: Buffer, at: number, [a, b]: Sum): boolean =>
  wal.readUInt32BE(at) === a && wal.readUInt32BE(at + 4) === b;

const checksumOf =
  (big: boolean) =>
  (bytes: Buffer, [first, second]: Sum): Sum => {
    let [a, b] = [first, second];
    for (let i = 0; i + 8 <= bytes.length; i += 8) {
      a = (a + (big ? bytes.readUInt32BE(i) : bytes.readUInt32LE(i)) + b) >>> 0;
      b = (b + (big ? bytes.readUInt32BE(i + 4) : bytes.readUInt32LE(i + 4)) + a) >>> 0;
    }
    return [a, b];
  };
