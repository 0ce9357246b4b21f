import * as kit from '@tischlein/kit';
import { tuningOf, type GameHeuristics } from './heuristics.ts';
import { keyOf, NO_NODE, ROOT, Tree } from './tree.ts';
import { World } from './world.ts';

/** Deeper than any line the tree follows. */
const DEEPEST = 256;
const MAX_NODES = 1 << 19;
const NODES_PER_ITERATION = 64;
const endless: kit.TimeLeft = () => 1;

/**
 * Information-set Monte Carlo tree search with one observer. Each iteration imagines a world that agrees with the
 * view, walks down the tree along moves that are legal there, adds what is new, plays on by the game's heuristics, and
 * writes down what everybody gained. Moves are picked by the PUCT rule: the mean gain so far, and more for moves
 * that look good and were tried less often than they were on offer.
 */
export class Search {
  readonly tree: Tree;
  readonly #heuristics: GameHeuristics;
  readonly #cutOff: number;
  readonly #exploration: number;
  readonly #world: World;
  readonly #root: kit.State;
  /** By legal move's index, its node. */
  readonly #nodes: Int32Array;
  readonly #path = new Int32Array(DEEPEST);
  /** By seat, of the last world: its chance to win, and what that is worth to the search. */
  readonly #chances: Float64Array;
  readonly #value: Float64Array;

  constructor(heuristics: GameHeuristics, variant: kit.Variant, budget: number) {
    const { cutOff, exploration } = tuningOf(heuristics, variant);
    this.#heuristics = heuristics;
    this.#cutOff = cutOff;
    this.#exploration = exploration;
    this.#world = new World(heuristics, variant);
    this.#root = kit.newState(variant);
    this.#nodes = new Int32Array(variant.moves.size + 1);
    this.#chances = new Float64Array(variant.seats);
    this.#value = new Float64Array(variant.seats);
    this.tree = new Tree(Math.min(MAX_NODES, (budget + 8) * NODES_PER_ITERATION));
  }

  /** Searches and leaves what it found in the tree. There is always a first world, however late it is. */
  run(ask: kit.Ask, random: kit.Random, left: kit.TimeLeft = endless): void {
    const { view, mayWait, budget } = ask;
    const seat = view.seat!;
    const fill = this.#begin(ask, random);
    for (let i = 0; i < budget && (i === 0 || left() > 0); i++) {
      fill(this.#world.state, random);
      if (mayWait) this.#world.invite(seat);
      else this.#world.demand();
      this.#iterate(seat);
    }
  }

  #begin(ask: kit.Ask, random: kit.Random): kit.Fill {
    const plain = this.#heuristics.game.imagine(ask.view);
    const fill = this.#heuristics.reweight?.(ask, plain) ?? plain;
    this.#world.random = random;
    this.tree.clear();
    fill(this.#root, random);
    return fill;
  }

  #iterate(rootSeat: kit.Seat): void {
    const { tree } = this;
    const world = this.#world;
    let node = ROOT;
    let seat = rootSeat;
    let length = 0;
    for (;;) {
      const count = world.legal(seat);
      node = this.#descend(node, seat, count);
      if (node === NO_NODE) break;
      this.#path[length++] = node;
      world.answer(seat, tree.moveAt(node));
      if (this.#heuristics.done(world.state, this.#root) || length === DEEPEST) break;
      if (tree.visits[node] === 0) break;
      seat = world.next();
    }
    this.#playout();
    this.#heuristics.chances(world.state, this.#root, this.#chances);
    this.#value.set(this.#chances);
    this.#heuristics.adjustValue?.(world.state, this.#value);
    tree.visits[ROOT]! += 1;
    for (let i = 0; i < length; i++) {
      const visited = this.#path[i]!;
      tree.visits[visited]! += 1;
      tree.gain[visited]! += this.#value[tree.seatAt(visited)]!;
    }
  }

  /** The child to follow. All that are legal in this world are counted as offered, and made where they are new. */
  #descend(parent: number, seat: kit.Seat, count: number): number {
    const { tree } = this;
    const { visits, offers, gain } = tree;
    const nodes = this.#nodes;
    const { state, moves, weights } = this.#world;
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
    if (count === 1) return sibling;
    this.#heuristics.moveWeights(state, seat, moves, count, weights);
    let total = 0;
    for (let i = 0; i < count; i++) total += weights[i]!;
    const expected = tried === 0 ? 0.5 : gained / tried;
    const exploration = this.#exploration;
    let best = NO_NODE;
    let bestScore = -1;
    for (let i = 0; i < count; i++) {
      const child = nodes[i]!;
      const seen = visits[child]!;
      const bonus = exploration * (weights[i]! / total) * Math.sqrt(offers[child]!);
      const score = seen === 0 ? expected + bonus : gain[child]! / seen + bonus / (1 + seen);
      if (score <= bestScore) continue;
      bestScore = score;
      best = child;
    }
    return best;
  }

  #playout(): void {
    const world = this.#world;
    const heuristics = this.#heuristics;
    for (let left = this.#cutOff; left > 0 && !heuristics.done(world.state, this.#root); left--) {
      const seat = world.next();
      if (seat === kit.NOBODY) return;
      world.answer(seat, world.draw(seat, world.legal(seat)));
    }
  }
}
