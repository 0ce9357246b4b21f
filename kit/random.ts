import { sha256 } from './sha256.ts';

/** Chance is always handed in. Whoever holds a Random decides where it comes from. */
export interface Random {
  /** A whole number from 0 to n − 1, each equally likely; n from 1 to 2^20. */
  below(n: number): number;
}

/** A number below 2^16 times half of 32 bits fits into 32 bits. */
const SMALL = 1 << 16;
const TWO_TO_MINUS_32 = 2 ** -32;

/**
 * The range [0, n) from 32 fair bits by Lemire's multiply-high: the high half of bits × n, and where the low half
 * falls into the uneven rest, fresh bits. The products stay below 2^52, so doubles hold them exactly.
 */
export function belowFrom(next: () => number, n: number): number {
  for (;;) {
    const product = next() * n;
    const high = Math.floor(product * TWO_TO_MINUS_32);
    const low = product - high * 2 ** 32;
    if (low >= n || low >= 2 ** 32 % n) return high;
  }
}

/**
 * The fast generator, for search and simulation only (tables deal from `fair.ts`). It is sfc32: 128 bits of
 * state, additions, shifts and one counter. The state is a typed array since 32-bit numbers in object fields
 * are boxed in browsers. Version 1: the same seed gives the same numbers for ever.
 */
export class FastRandom implements Random {
  readonly #state = new Int32Array(4);

  constructor(seed: string) {
    this.reseed(seed);
  }

  reseed(seed: string): void {
    const hash = sha256(`tischlein fast random 1\n${seed}`);
    const words = new DataView(hash.buffer);
    for (let i = 0; i < 4; i++) this.#state[i] = words.getInt32(4 * i);
  }

  /** The state, to come back to later with `restore`. */
  save(into: Int32Array): void {
    into.set(this.#state);
  }

  restore(from: Int32Array): void {
    this.#state.set(from);
  }

  /** 32 fair bits as a number from 0 to 2^32 − 1. */
  bits(): number {
    const s = this.#state;
    const b = s[1]!;
    const c = s[2]!;
    const sum = (((s[0]! + b) | 0) + s[3]!) | 0;
    s[3] = (s[3]! + 1) | 0;
    s[0] = b ^ (b >>> 9);
    s[1] = (c + (c << 3)) | 0;
    s[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /**
   * What `belowFrom` answers. For small numbers both halves of the product are 32-bit whole numbers: half the time that
   * doubles take, and every choice of a playout waits for it.
   */
  below(n: number): number {
    if (n > SMALL) return this.#belowByDoubles(n);
    const bits = this.bits();
    const high = (Math.imul(bits >>> 16, n) + (Math.imul(bits & 0xffff, n) >>> 16)) >>> 16;
    // Below n, which is one draw in 2^32 / n, the low half may lie in the uneven rest.
    const low = Math.imul(bits, n) >>> 0;
    return low >= n >>> 0 || low >= 2 ** 32 % n ? high : this.#belowByDoubles(n);
  }

  #belowByDoubles(n: number): number {
    return belowFrom(() => this.bits(), n);
  }
}

/** Fisher–Yates over `cells[from]` … `cells[from + count − 1]`. */
export function shuffle(cells: Int32Array, from: number, count: number, random: Random): void {
  for (let i = count - 1; i > 0; i--) {
    const a = from + i;
    const b = from + random.below(i + 1);
    const card = cells[a]!;
    cells[a] = cells[b]!;
    cells[b] = card;
  }
}

export function pick<T>(list: readonly T[], random: Random): T {
  if (list.length === 0) throw new Error('nothing to pick from');
  return list[random.below(list.length)]!;
}
