import {
  cell,
  fliesIn,
  gapsOf,
  isCowAt,
  mow as game,
  moveIds,
  PLACES,
  sets,
} from '@tischlein/games/mow';
import { wordsOf, type Seat, type State } from '@tischlein/kit';
import * as mow from '@tischlein/games/mow/language';
import { cross, estimateBy, learnedWeights, type MoveFeatures } from './search/learned.ts';
import type { Features } from './search/heuristics.ts';
import learned from './mow-moves.json' with { type: 'json' };
import weights from './mow-weights.json' with { type: 'json' };
import { exp } from './search/exp.ts';
import { briefSearcher, type GameHeuristics, searcher } from './search/index.ts';
import type { GameBots } from './levels.ts';
import { losesLate, sensible } from './search/lookahead.ts';
import { careless, overlooking, randomBot, thumb } from './thumb.ts';

/**
 * The rule of thumb at a MOW table: get rid of flies where somebody else will probably take them, waste few numbers,
 * keep cards that still fit the next time round, and take a herd early while it is cheap.
 */
export const mowThumb = thumb((view) => {
  const table = tableOf(view as mow.MowView);
  return (move) => worthOf(move, table);
}, 10_000);

type Table = ReturnType<typeof tableOf>;

function tableOf(view: mow.MowView) {
  const herd = view.herds[view.herd]!;
  return {
    view,
    /** Numbers taken in the served herd, lowest first. */
    numbers: [...mow.herdByPlace(herd).keys()],
    flies: mow.fliesOf(herd),
    /** The chance that I am the one who takes this herd, if all are alike. */
    mine: 1 / view.seats,
  };
}

const TAKING_COSTS = 1.3;
const STUCK_COSTS = 2.2;
const FIT_IS_WORTH = 0.7;
const GAP_COSTS = 0.3;

function worthOf(text: string, table: Table): number {
  const move = mow.parseMove(text)!;
  if (move.type === 'pass') return 0;
  const { view, flies, mine } = table;
  if (move.type === 'take')
    return view.pile === 0 ? -flies - mow.fliesOf(view.hand!) * 0.1 : -flies * TAKING_COSTS;
  const cow = mow.cowOf(move.card);
  const numbers = withCow(table, cow, move);
  const rest = view.hand!.filter((_, i) => i !== view.hand!.indexOf(move.card));
  const fits = rest.filter((held) => fitsLater(mow.cowOf(held), numbers)).length;
  const stuck = fits === 0 ? (flies + cow.flies) * mine * STUCK_COSTS : 0;
  return (
    cow.flies * (1 - mine) +
    fits * FIT_IS_WORTH -
    wasted(table.numbers, numbers) * GAP_COSTS -
    stuck +
    pointing(move, view)
  );
}

function withCow(
  { view, numbers }: Table,
  { kind }: mow.Cow,
  adding: mow.Adding,
): readonly number[] {
  if (kind === 'acrobat' || kind === 'mad') return numbers;
  return [...numbers, mow.placeIn(view.herds[view.herd]!, adding)!].sort((a, b) => a - b);
}

/** Numbers that nobody can add any more because of this cow. */
function wasted(before: readonly number[], after: readonly number[]): number {
  if (before.length === 0) return Math.abs(after[0]! - 8) / 2;
  const reach = (numbers: readonly number[]): number => numbers.at(-1)! - numbers[0]!;
  return Math.max(0, reach(after) - reach(before) - 1);
}

function fitsLater(cow: mow.Cow, numbers: readonly number[]): boolean {
  const low = numbers[0]!;
  const high = numbers.at(-1)!;
  if (cow.kind === 'slowpoke') return high - low >= numbers.length;
  if (cow.kind === 'acrobat' || cow.kind === 'mad') return numbers.includes(cow.number!);
  return cow.kind === 'calf' || cow.number! < low || cow.number! > high;
}

/** A pointer at whoever has the fewest flies is worth a little: they are ahead. */
function pointing({ next }: mow.Adding, view: mow.MowView): number {
  if (next === null) return 0;
  const fewest = Math.min(...view.totals.filter((_, seat) => seat !== view.seat));
  return view.totals[next] === fewest ? 0.2 : -0.2;
}

/** Flies in the herd: none, one or two, up to five, up to nine, more. */
const SWARMS = ['None', 'Few', 'Some', 'Many', 'Most'] as const;
const FULLER = [0, 2, 5, 9];
/** How many cows of the own hand fit afterwards. */
const KEPT = ['Stuck', 'One', 'Two', 'More'] as const;
const BY_SWARM = cross(['take', 'takeLate', 'gap', 'special', 'flies', 'inside'], SWARMS);
const BY_BOTH = cross(cross(['keeps'], KEPT), SWARMS);
const MOVE_NAMES = [...BY_SWARM, ...BY_BOTH, 'start', 'startFlies', 'handLate', 'closed'];
const at = (name: string): number => MOVE_NAMES.indexOf(name);

/** The first of each feature's cases. */
const FEATURE = {
  take: at('takeNone'),
  takeLate: at('takeLateNone'),
  gap: at('gapNone'),
  special: at('specialNone'),
  flies: at('fliesNone'),
  inside: at('insideNone'),
  keeps: at('keepsStuckNone'),
  start: at('start'),
  startFlies: at('startFlies'),
  handLate: at('handLate'),
  closed: at('closed'),
} as const;

/** The ends and the middle of a herd. */
const LOWEST = 0;
const HIGHEST = PLACES - 1;
const MIDDLE = HIGHEST / 2;

const swarmOf = (flies: number): number => {
  let swarm = 0;
  while (swarm < FULLER.length && flies > FULLER[swarm]!) swarm += 1;
  return swarm;
};

/** How many cows of a hand have a number below `low` or above `high`. */
function fits({ cells, variant }: cell.MowState, hand: number, low: number, high: number): number {
  let count = 0;
  for (let w = 0; w < 2 * variant.packets; w++)
    count += cell.bitsIn(cells[hand + w]! & sets.FITS[sets.fitsBetween(low, high) + w]!);
  return count;
}

/** Taking by the flies of the herd; adding by the numbers it wastes, the flies it adds, and what still fits afterwards. */
const extract: MoveFeatures['extract'] = (world, seat, moves, count, into) => {
  const state = world as cell.MowState;
  const { cells } = state;
  const hand = cell.handOf(seat);
  const herd = cell.servedHerd(cells);
  const taken = cells[herd]!;
  const [lowest, highest] = [cell.lowOf(taken), cell.highOf(taken)];
  const swarm = swarmOf(fliesIn(cells, herd + cell.HERD_CARDS));
  const late = cells[cell.PILE_COUNT] === 0;
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    const card = moveIds.CARD[move]!;
    const number = card < 0 ? -1 : sets.ADD_NUMBER[card]!;
    if (move === moveIds.TAKE) {
      into.add((late ? FEATURE.takeLate : FEATURE.take) + swarm);
      if (late) into.add(FEATURE.handLate, cell.countIn(cells, hand));
    } else if (card >= 0 && taken === 0) {
      into.add(FEATURE.start, Math.abs(number - MIDDLE));
      into.add(FEATURE.startFlies, sets.FLIES[card]!);
    } else if (card >= 0) {
      const low = number < 0 ? lowest : Math.min(number, lowest);
      const high = number < 0 ? highest : Math.max(number, highest);
      // A cow that fits now counts itself only where it does not move an end.
      const kept = Math.min(fits(state, hand, low, high), KEPT.length - 1);
      into.add(FEATURE.keeps + kept * SWARMS.length + swarm);
      into.add(FEATURE.flies + swarm, sets.FLIES[card]!);
      if (number < 0) into.add(FEATURE.inside + swarm);
      else into.add(FEATURE.gap + swarm, high - low - (highest - lowest) - 1);
      if (number === LOWEST || number === HIGHEST) into.add(FEATURE.special + swarm);
      if (low === LOWEST && high === HIGHEST) into.add(FEATURE.closed);
    }
    into.close();
  }
};

export const mowMoves: MoveFeatures = { names: MOVE_NAMES, extract };

const STANDING_NAMES = wordsOf(
  'flies fliesAtLast herds herdsLate shares stuck hand handLate fits blocked held turn',
);
const WIDTH = STANDING_NAMES.length;
const AT = Object.fromEntries(STANDING_NAMES.map((name, i) => [name, i])) as Record<
  (typeof STANDING_NAMES)[number],
  number
>;

/** From here on the pile is nearly used up, and what lies on the table and in hands is about to be counted. */
const LATE = 8;
/** How likely a farmer takes a herd to which this many of their cows fit. */
const TAKES = [1, 0.45, 0.25, 0.12, 0.08, 0.05];
/** How many turns ahead one can still say who takes a herd. */
const TURNS_AHEAD = 4;

/** What each of the two has. */
const farmers = [new Float64Array(WIDTH), new Float64Array(WIDTH)] as const;

/** How many cows of a hand could be added to a herd. */
function fitsOf({ cells, variant }: cell.MowState, seat: Seat, herd: number): number {
  const taken = cells[herd]!;
  const hand = cell.handOf(seat);
  const fits = sets.fitsBetween(cell.lowOf(taken), cell.highOf(taken));
  let count = 0;
  for (let w = 0; w < 2 * variant.packets; w++)
    count += cell.bitsIn(cells[hand + w]! & sets.FITS[fits + w]!);
  if (cell.has(cells, hand, sets.ACRO7) && isCowAt(cells, herd, 7)) count += 1;
  if (cell.has(cells, hand, sets.ACRO9) && isCowAt(cells, herd, 9)) count += 1;
  if (cell.has(cells, hand, sets.SLOW) && gapsOf(taken) !== 0) count += 1;
  return count;
}

function measureFarmer({ cells }: cell.MowState, seat: Seat, late: number): void {
  const into = farmers[seat]!;
  const hand = cell.handOf(seat);
  const inHand = fliesIn(cells, hand);
  into.fill(0);
  into[AT.flies] = cells[cell.TOTALS + seat]! + fliesIn(cells, cell.stableOf(seat));
  into[AT.hand] = inHand;
  into[AT.handLate] = late * inHand;
  into[AT.held] = cell.countIn(cells, hand);
  into[AT.turn] = cells[cell.TURN] === seat ? 1 : 0;
}

/** Who will take this herd, first served by `first`: the two in turn, the sooner the fewer of their cows fit. */
function measureHerd(state: cell.MowState, herd: number, first: Seat, late: number): void {
  const flies = fliesIn(state.cells, herd + cell.HERD_CARDS);
  const fits = [fitsOf(state, first, herd), fitsOf(state, 1 - first, herd)] as const;
  let open = 1;
  for (let turn = 0; turn < TURNS_AHEAD; turn++) {
    const into = farmers[(first + turn) % 2]!;
    const fit = fits[turn % 2]!;
    const takes = open * TAKES[Math.min(fit, TAKES.length - 1)]!;
    open -= takes;
    into[AT.herds]! += takes * flies;
    into[AT.herdsLate]! += late * takes * flies;
    into[AT.shares]! += takes;
    if (turn === 0 && fit === 0) into[AT.stuck]! += flies;
    if (turn >= 2) continue;
    into[AT.fits]! += Math.min(3, fit);
    if (fit === 0) into[AT.blocked]! += 1;
  }
}

/** Whether this round is sure to be the last one, as far as it is known now (MOW-36). */
const isLast = ({ cells, variant }: cell.MowState): boolean =>
  variant.rounds > 0
    ? cells[cell.ROUND]! >= variant.rounds
    : farmers.some((farmer) => farmer[AT.flies]! >= variant.limit);

function measure(world: State, into: Float64Array): void {
  const state = world as cell.MowState;
  const { cells, variant } = state;
  const { herds } = variant;
  const late = Math.max(0, 1 - cells[cell.PILE_COUNT]! / LATE);
  measureFarmer(state, 0, late);
  measureFarmer(state, 1, late);
  if (isLast(state)) for (const farmer of farmers) farmer[AT.fliesAtLast] = farmer[AT.flies]!;
  for (let ahead = 0; ahead < herds; ahead++) {
    const place = (cells[cell.SERVED]! + ahead * cells[cell.DIRECTION]! + herds) % herds;
    const herd = cell.HERDS + place * cell.HERD_SIZE;
    if (cells[herd] !== 0) measureHerd(state, herd, (cells[cell.TURN]! + ahead) % 2, late);
  }
  const [first, second] = farmers;
  for (let i = 0; i < WIDTH; i++) into[i] = first[i]! - second[i]!;
}

export const mowFeatures: Features = { names: STANDING_NAMES, measure };

/** This many flies apart, the leader of two wins about three matches in four. */
const FLIES_APART = 14;

/** The search looks to the end of the round. */
const done = ({ cells }: State, root: State): boolean =>
  cells[cell.OVER] === 1 || cells[cell.ROUND] !== root.cells[cell.ROUND];

const estimate = estimateBy(mowFeatures, weights);

/**
 * A match that is over is won, shared or lost; after a round the totals say how likely each seat is to win it. Two
 * farmers in the middle of a round have an estimate of what it will add.
 */
function chances(world: State, root: State, into: Float64Array): void {
  const { cells, variant } = world;
  const { seats } = variant;
  if (seats === 2 && !done(world, root)) {
    into[0] = estimate(world);
    into[1] = 1 - into[0];
    return;
  }
  let fewest = cells[cell.TOTALS]!;
  for (let seat = 1; seat < seats; seat++) fewest = Math.min(fewest, cells[cell.TOTALS + seat]!);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const behind = cells[cell.TOTALS + seat]! - fewest;
    const chance = cells[cell.OVER] === 1 ? (behind === 0 ? 1 : 0) : exp(-behind / FLIES_APART);
    into[seat] = chance;
    sum += chance;
  }
  for (let seat = 0; seat < seats; seat++) into[seat]! /= sum;
}

/** One more than the most flies of a cow. */
const MAX_FLIES = 6;
/** By flies × places + the numbers it wastes: how good it looks to add a cow. */
const ADDING = Int32Array.from({ length: MAX_FLIES * PLACES }, (_, i) =>
  Math.floor((60 + 20 * Math.floor(i / PLACES)) / (1 + (i % PLACES))),
);

/** Two farmers: add what wastes few numbers, sooner with flies; take while it is cheap. */
function weightsOfTwo(
  { cells }: State,
  _seat: number,
  moves: Int32Array,
  count: number,
  into: Int32Array,
): void {
  const herd = cell.servedHerd(cells);
  const taken = cells[herd]!;
  const low = cell.lowOf(taken);
  const high = cell.highOf(taken);
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    const card = moveIds.CARD[move]!;
    if (move === moveIds.TAKE) {
      const flies = fliesIn(cells, herd + cell.HERD_CARDS);
      into[i] = flies === 0 ? 40 : flies < 3 ? 20 : flies < 6 ? 8 : 3;
    } else if (card < 0) into[i] = 1;
    else {
      const number = sets.ADD_NUMBER[card]!;
      const wasted =
        number < 0
          ? 2
          : taken === 0
            ? Math.abs(number - 8) >> 1
            : Math.max(low - number, number - high) - 1;
      into[i] = ADDING[sets.FLIES[card]! * PLACES + wasted]!;
    }
  }
}

/** Among more than two, where rounds are played out, as games of weighers against themselves have taught. */
const weightsOfMany = learnedWeights(mowMoves, learned.many);

/** MOW-40: two farmers, three herds, no pile. */
function cardsInPlay(cells: Int32Array): number {
  let cards = 0;
  for (const seat of [0, 1])
    cards += cell.countIn(cells, cell.handOf(seat)) + cell.countIn(cells, cell.stableOf(seat));
  for (const herd of [0, 1, 2])
    cards += cell.countIn(cells, cell.HERDS + herd * cell.HERD_SIZE + cell.HERD_CARDS);
  return cards;
}

export const mowHeuristics: GameHeuristics = {
  game,
  done,
  chances,
  moveWeights: (world, seat, moves, count, into) =>
    (world.variant.seats === 2 ? weightsOfTwo : weightsOfMany)(world, seat, moves, count, into),
  cutOff: 0,
  features: mowFeatures,
  moveFeatures: mowMoves,
  exploration: 0.4,
  tuned: ({ seats }) => (seats > 2 ? { cutOff: Infinity, exploration: 1 } : {}),
  budget: 8000,
  // A player who counts the cards that are gone knows the other's hand, if none is missing.
  ending: {
    worstCase: ({ cells, variant }) =>
      variant.seats === 2 &&
      cells[cell.PILE_COUNT] === 0 &&
      cardsInPlay(cells) === sets.PACKET_SIZE,
    isUncertain: () => false,
    minValue: 0,
  },
};

export const mowBots = {
  heuristics: mowHeuristics,
  careless: careless(mowThumb, 40),
  levels: {
    random: randomBot,
    easy: losesLate(game, overlooking(mowThumb, { two: 52, many: 25 })),
    medium: sensible(game, mowThumb),
    skilled: sensible(game, briefSearcher(mowHeuristics, { two: 15, many: 7 })),
    hard: sensible(game, searcher(mowHeuristics)),
  },
} as const satisfies GameBots;
