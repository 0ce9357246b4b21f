import type { Move, Seat } from '@tischlein/kit';

export const ROOT = 0;
export const NO_NODE = -1;

/** A key is the move × 16 + the seat. */
const SEAT_BITS = 4;
export const keyOf = (move: Move, seat: Seat): number => (move << SEAT_BITS) | seat;

/**
 * The search tree as columns of numbers: a node is an index, nothing is allocated while searching. A node stands
 * for "this seat made this move after all that leads here"; one tree serves all imagined worlds, and in each world
 * only the moves that are legal there are looked at.
 */
export class Tree {
  readonly key: Int32Array;
  /** The child made last, and the one made after this one; after the last comes the first again. */
  readonly last: Int32Array;
  readonly next: Int32Array;
  /** How often it was chosen, and how often it could have been. */
  readonly visits: Int32Array;
  readonly offers: Int32Array;
  /** What its mover gained over all visits. */
  readonly gain: Float64Array;
  size = 0;

  constructor(readonly capacity: number) {
    this.key = new Int32Array(capacity);
    this.last = new Int32Array(capacity);
    this.next = new Int32Array(capacity);
    this.visits = new Int32Array(capacity);
    this.offers = new Int32Array(capacity);
    this.gain = new Float64Array(capacity);
    this.clear();
  }

  clear(): void {
    this.size = 0;
    this.#fresh(0);
  }

  moveAt(node: number): Move {
    return this.key[node]! >> SEAT_BITS;
  }

  seatAt(node: number): Seat {
    return this.key[node]! & ((1 << SEAT_BITS) - 1);
  }

  /** The child that was made last comes first. */
  childrenOf(parent: number): number[] {
    const children: number[] = [];
    const last = this.last[parent]!;
    if (last === NO_NODE) return children;
    let node = last;
    do {
      node = this.next[node]!;
      children.unshift(node);
    } while (node !== last);
    return children;
  }

  /** The child with this key, or NO_NODE. The search begins behind a sibling: moves mostly come in the order they were made in. */
  find(sibling: number, key: number): number {
    const { next, key: keys } = this;
    let node = sibling;
    do {
      node = next[node]!;
      if (keys[node] === key) return node;
    } while (node !== sibling);
    return NO_NODE;
  }

  /** A new child, or NO_NODE where the tree is full. */
  add(parent: number, key: number): number {
    if (this.size === this.capacity) return NO_NODE;
    const node = this.#fresh(key);
    const last = this.last[parent]!;
    this.next[node] = last === NO_NODE ? node : this.next[last]!;
    if (last !== NO_NODE) this.next[last] = node;
    this.last[parent] = node;
    return node;
  }

  #fresh(key: number): number {
    const node = this.size;
    this.size = node + 1;
    this.key[node] = key;
    this.last[node] = NO_NODE;
    this.visits[node] = 0;
    this.offers[node] = 0;
    this.gain[node] = 0;
    return node;
  }
}
