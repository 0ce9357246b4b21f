import type { Move, Seat } from '@tischlein/kit';

export const ROOT = 0;
export const NO_NODE = -1;

/**
 * The search tree as columns of numbers: a node is an index, nothing is allocated while searching. A node stands
 * for "this seat made this move after all that leads here"; one tree serves all imagined worlds, and in each world
 * only the moves that are legal there are looked at.
 */
export class Tree {
  readonly move: Int16Array;
  readonly seat: Int8Array;
  /** The first child, and the next child of the same parent. */
  readonly first: Int32Array;
  readonly next: Int32Array;
  /** How often it was chosen, and how often it could have been. */
  readonly visits: Int32Array;
  readonly offers: Int32Array;
  /** What its mover gained over all visits. */
  readonly gain: Float64Array;
  size = 0;

  constructor(readonly capacity: number) {
    this.move = new Int16Array(capacity);
    this.seat = new Int8Array(capacity);
    this.first = new Int32Array(capacity);
    this.next = new Int32Array(capacity);
    this.visits = new Int32Array(capacity);
    this.offers = new Int32Array(capacity);
    this.gain = new Float64Array(capacity);
    this.clear();
  }

  clear(): void {
    this.size = 0;
    this.#fresh();
  }

  /** A new child, or NO_NODE where the tree is full. */
  add(parent: number, seat: Seat, move: Move): number {
    if (this.size === this.capacity) return NO_NODE;
    const node = this.#fresh();
    this.seat[node] = seat;
    this.move[node] = move;
    this.next[node] = this.first[parent]!;
    this.first[parent] = node;
    return node;
  }

  #fresh(): number {
    const node = this.size;
    this.size = node + 1;
    this.first[node] = NO_NODE;
    this.next[node] = NO_NODE;
    this.visits[node] = 0;
    this.offers[node] = 0;
    this.gain[node] = 0;
    return node;
  }
}
