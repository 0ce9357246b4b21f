import {
  lowestSeat,
  newState,
  NOBODY,
  WAIT,
  type Ask,
  type Fill,
  type Game,
  type Move,
  type Random,
  type Seat,
  type State,
  type TimeLeft,
  type Variant,
} from '@tischlein/kit';
import type { Taste } from './taste.ts';
import { keyOf, NO_NODE, ROOT, Tree } from './tree.ts';

/** Deeper than any line the tree follows. */
const DEEPEST = 256;
const MOST_NODES = 1 << 19;
const NODES_PER_ITERATION = 64;
const endless: TimeLeft = () => 1;

/**
 * Information-set Monte Carlo tree search with one observer. Each iteration imagines a world that agrees with the
 * view, walks down the tree along moves that are legal there, adds what is new, plays on by the game's taste, and
 * writes down what everybody gained. Moves are picked by the PUCT rule: the mean gain so far, and more for moves
 * that look good and were tried less often than they were on offer.
 */
export class Search {
  readonly tree: Tree;
  readonly #game: Game;
  readonly #taste: Taste;
  readonly #cutOff: number;
  readonly #curiosity: number;
  readonly #world: State;
  readonly #root: State;
  readonly #moves: Int32Array;
  readonly #weights: Int32Array;
  /** By legal move's index, its node. */
  readonly #nodes: Int32Array;
  readonly #path = new Int32Array(DEEPEST);
  /** By seat, of the last world: its chance to win, and what that is worth to the search. */
  readonly #chances: Float64Array;
  readonly #value: Float64Array;
  /** Reactors of the world that are still to be asked. */
  #toAsk = 0;
  #reacting = false;
  #random!: Random;

  constructor(taste: Taste, variant: Variant, budget: number) {
    const most = variant.moves.size + 1;
    const { cutOff, curiosity } = (variant.seats > 2 ? taste.ofMany : undefined) ?? taste;
    this.#taste = taste;
    this.#cutOff = cutOff;
    this.#curiosity = curiosity;
    this.#game = taste.game;
    this.#world = newState(variant);
    this.#root = newState(variant);
    this.#moves = new Int32Array(most);
    this.#weights = new Int32Array(most);
    this.#nodes = new Int32Array(most);
    this.#chances = new Float64Array(variant.seats);
    this.#value = new Float64Array(variant.seats);
    this.tree = new Tree(Math.min(MOST_NODES, (budget + 8) * NODES_PER_ITERATION));
  }

  /** Searches and leaves what it found in the tree. There is always a first world, however late it is. */
  run(ask: Ask, random: Random, left: TimeLeft = endless): void {
    const { view, mayWait, budget } = ask;
    const seat = view.seat!;
    const fill = this.#begin(ask, random);
    for (let i = 0; i < budget && (i === 0 || left() > 0); i++) {
      fill(this.#world, random);
      this.#reacting = mayWait;
      this.#toAsk = mayWait ? this.#game.reactors(this.#world) | (1 << seat) : 0;
      this.#iterate(seat);
    }
  }

  #begin(ask: Ask, random: Random): Fill {
    const plain = this.#game.imagine(ask.view);
    const fill = this.#taste.likelier?.(ask, plain) ?? plain;
    this.#random = random;
    this.tree.clear();
    fill(this.#root, random);
    return fill;
  }

  #iterate(rootSeat: Seat): void {
    const { tree } = this;
    let node = ROOT;
    let seat = rootSeat;
    let length = 0;
    for (;;) {
      const count = this.#legal(seat);
      node = this.#descend(node, seat, count);
      if (node === NO_NODE) break;
      this.#path[length++] = node;
      this.#answer(seat, tree.moveAt(node));
      if (this.#taste.done(this.#world, this.#root) || length === DEEPEST) break;
      if (tree.visits[node] === 0) break;
      seat = this.#next();
    }
    this.#playout();
    this.#taste.chances(this.#world, this.#root, this.#chances);
    this.#value.set(this.#chances);
    this.#taste.adjustValue?.(this.#world, this.#value);
    tree.visits[ROOT]! += 1;
    for (let i = 0; i < length; i++) {
      const visited = this.#path[i]!;
      tree.visits[visited]! += 1;
      tree.gain[visited]! += this.#value[tree.seatAt(visited)]!;
    }
  }

  /** The child to follow. All that are legal in this world are counted as offered, and made where they are new. */
  #descend(parent: number, seat: Seat, count: number): number {
    const { tree } = this;
    const { visits, offers, gain } = tree;
    const nodes = this.#nodes;
    const moves = this.#moves;
    let tried = 0;
    let gained = 0;
    const known = tree.last[parent]!;
    let sibling = known;
    for (let i = 0; i < count; i++) {
      const key = keyOf(moves[i]!, seat);
      let node = known === NO_NODE ? NO_NODE : tree.find(sibling, key);
      if (node === NO_NODE) node = tree.add(parent, key);
      if (node === NO_NODE) return NO_NODE;
      sibling = node;
      nodes[i] = node;
      offers[node]! += 1;
      tried += visits[node]!;
      gained += gain[node]!;
    }
    const weights = this.#weights;
    this.#taste.weigh(this.#world, seat, moves, count, weights);
    let total = 0;
    for (let i = 0; i < count; i++) total += weights[i]!;
    const expected = tried === 0 ? 0.5 : gained / tried;
    const curiosity = this.#curiosity;
    let best = NO_NODE;
    let bestScore = -1;
    for (let i = 0; i < count; i++) {
      const child = nodes[i]!;
      const seen = visits[child]!;
      const bonus = curiosity * (weights[i]! / total) * Math.sqrt(offers[child]!);
      const score = seen === 0 ? expected + bonus : gain[child]! / seen + bonus / (1 + seen);
      if (score <= bestScore) continue;
      bestScore = score;
      best = child;
    }
    return best;
  }

  #playout(): void {
    const world = this.#world;
    const taste = this.#taste;
    for (let left = this.#cutOff; left > 0 && !taste.done(world, this.#root); left--) {
      const seat = this.#next();
      if (seat === NOBODY) return;
      const count = this.#legal(seat);
      this.#answer(seat, this.#draw(seat, count));
    }
  }

  #draw(seat: Seat, count: number): Move {
    if (count === 1) return this.#moves[0]!;
    this.#taste.weigh(this.#world, seat, this.#moves, count, this.#weights);
    return drawByWeight(this.#moves, count, this.#weights, this.#random);
  }

  /** The same order of asking as the driver's: reactors first, then the seat waited for. */
  #next(): Seat {
    this.#reacting = this.#toAsk !== 0;
    if (!this.#reacting) return this.#game.waitingFor(this.#world);
    const rest = this.#toAsk & (this.#toAsk - 1);
    return rest === 0 ? lowestSeat(this.#toAsk) : this.#anyOf(this.#toAsk);
  }

  #anyOf(mask: number): Seat {
    let seats = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) seats += 1;
    let rest = mask;
    for (let lot = this.#random.below(seats); lot > 0; lot--) rest &= rest - 1;
    return lowestSeat(rest);
  }

  #legal(seat: Seat): number {
    const count = this.#game.legal(this.#world, seat, this.#moves);
    if (!this.#reacting) return count;
    this.#moves[count] = WAIT;
    return count + 1;
  }

  #answer(seat: Seat, move: Move): void {
    if (move === WAIT) {
      this.#toAsk &= ~(1 << seat);
      return;
    }
    this.#game.play(this.#world, seat, move, this.#random);
    this.#toAsk = this.#game.reactors(this.#world);
  }
}

function drawByWeight(moves: Int32Array, count: number, weights: Int32Array, random: Random): Move {
  let total = 0;
  for (let i = 0; i < count; i++) total += weights[i]!;
  let lot = random.below(total);
  let i = 0;
  while ((lot -= weights[i]!) >= 0) i++;
  return moves[i]!;
}
