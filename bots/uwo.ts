import { cards, cell, field, moveIds, uwo as game, type UwoVariant } from '@tischlein/games/uwo';
import { wordsOf, type Move, type Seat, type State } from '@tischlein/kit';
import * as uwo from '@tischlein/games/uwo/language';
import type { Features } from './search/heuristics.ts';
import { estimateBy } from './search/learned.ts';
import { briefSearcher, type GameHeuristics, searcher } from './search/index.ts';
import weights from './uwo-weights.json' with { type: 'json' };
import type { GameBots } from './levels.ts';
import { losesLate, sensible } from './search/lookahead.ts';
import { careless, overlooking, randomBot, thumb } from './thumb.ts';

/**
 * The rule of thumb for UWO: shoot where the answer is unlikely, do not stand where you are shot at, fend off what
 * you can, hold misses, and keep some energy for the enemy's turn, since a side without any only watches.
 */
export const uwoThumb = thumb((view) => {
  const sight = sightOf(view as uwo.UwoView);
  return (move) => worthOf(uwo.parseMove(move)!, sight);
}, 50_000);

type Sight = ReturnType<typeof sightOf>;

function sightOf(view: uwo.UwoView) {
  const me = view.seat!;
  const enemy = uwo.SIDES[1 - me]!;
  const unseen = uwo.unseenOf(view, enemy);
  const all = unseen.reduce((sum, count) => sum + count, 0);
  /** The chance that the enemy's hand holds none of these kinds, given as bits. */
  const enemyLacks = (kinds: number): number => {
    let others = unseen.reduce((sum, count, kind) => (uwo.has(kinds, kind) ? sum : sum + count), 0);
    let chance = 1;
    for (let i = 0; i < view.held[enemy]; i++) chance *= Math.max(0, others--) / (all - i);
    return chance;
  };
  const [energy, enemyEnergy] = [view.energy[uwo.SIDES[me]!], view.energy[enemy]];
  return { view, me, ground: uwo.groundOf(view), energy, enemyEnergy, enemyLacks };
}

/** A creature is worth a life, and its form a little more. */
const LIFE = 3;
const FORM_IS_WORTH: Readonly<Record<uwo.Form, number>> = {
  fist: 0,
  pistol: 0.6,
  ball: 0.8,
  tank: 1.5,
  bunker: 1,
  bazooka: 1,
  rider: 0.3,
  dynamite: 0.8,
};
const CARD_IS_WORTH = 0.7;
const ENERGY_IS_WORTH = 0.15;
const NEARNESS_IS_WORTH = 0.05;
const PATIENCE = 3;

function worthOf(move: uwo.UwoMove, sight: Sight): number {
  const { view, ground, energy } = sight;
  switch (move.type) {
    case 'attack':
      return strike(sight, uwo.squareOf(move.from), uwo.squareOf(move.to));
    case 'blast':
      return blast(sight, uwo.squareOf(move.square));
    case 'morf':
      return morf(sight, uwo.FORMS.indexOf(move.kind as uwo.Form), uwo.squareOf(move.square));
    case 'walk':
      return walk(sight, [uwo.squareOf(move.from), uwo.squareOf(move.to)]);
    case 'ride':
      return walk(sight, move.path.map(uwo.squareOf));
    case 'miss':
      return standing(sight, ground, energy) - CARD_IS_WORTH;
    case 'fall':
      return standing(sight, uwo.without(ground, fallen(sight)), energy);
    case 'burn':
      return standing(sight, ground, 0) - 1;
    case 'swap':
      return standing(sight, ground, endEnergy(sight)) + swapping(move.kind, view);
    case 'end':
    case 'stop':
      return standing(sight, ground, endEnergy(sight));
  }
}

/** UWO-41: in a turn without payment the end costs 1, so a first payment of 1 is no loss. */
const endEnergy = ({ view, energy }: Sight): number =>
  view.duel === null && !view.turnState.paid ? Math.max(0, energy - 1) : energy;

const costOf = ({ ground }: Sight, at: uwo.Square, what: 'walkEnergy' | 'attackEnergy'): number =>
  ground.variant[what][uwo.formAt(ground.cells, at)]!;

/** Hit, or fended off at the price of a card and perhaps answered. */
function strike(sight: Sight, from: uwo.Square, to: uwo.Square): number {
  const { ground, view, enemyEnergy, enemyLacks } = sight;
  const { cells, variant } = ground;
  const attacker = uwo.formAt(cells, from);
  const left = sight.energy - costOf(sight, from, 'attackEnergy');
  const answers = (1 << uwo.MISS) | (enemyEnergy > 0 ? variant.safeFrom[attacker]! : 0);
  const chance = uwo.isKnockedOut(cells, to) ? 1 : enemyLacks(answers);
  const spent = attacker === uwo.BAZOOKA ? uwo.knockedOut(ground, 1 << from) : ground;
  const answered = uwo.has(uwo.targetsOf(spent, to), from) && enemyEnergy > 0;
  const ducks = view.hand!.includes('miss') && !uwo.isKnockedOut(spent.cells, from);
  const risk = answered ? LIFE * (ducks ? 0.3 : 0.8) : 0;
  const hit = standing(sight, uwo.without(spent, 1 << to), left);
  const missed = standing(sight, spent, left) + CARD_IS_WORTH - risk;
  return chance * hit + (1 - chance) * missed;
}

function blast(sight: Sight, centre: uwo.Square): number {
  const left = sight.energy - costOf(sight, centre, 'attackEnergy');
  return standing(sight, uwo.without(sight.ground, uwo.blown(sight.ground, centre)), left) - 0.3;
}

/** Held back, a form can still surprise an attacker. */
const morf = (sight: Sight, form: number, at: uwo.Square): number =>
  standing(sight, uwo.morfed(sight.ground, at, form), sight.energy - 1) - CARD_IS_WORTH / 2;

/** Whoever a ride passes over is knocked out. */
function walk(sight: Sight, path: readonly uwo.Square[]): number {
  const start = path[0]!;
  const passed = path.slice(1, -1).reduce((set, square) => set | (1 << square), 0);
  const after = uwo.knockedOut(uwo.moved(sight.ground, start, path.at(-1)!), passed);
  return standing(sight, after, sight.energy - costOf(sight, start, 'walkEnergy'));
}

function fallen({ view, ground }: Sight): number {
  const { target, centre } = view.duel!;
  return centre === null ? 1 << uwo.squareOf(target!) : uwo.blown(ground, uwo.squareOf(centre));
}

/** A third dynamite or rider is worth less than an unknown card. */
function swapping(kind: uwo.Kind, { hand }: uwo.UwoView): number {
  const copies = hand!.filter((held) => held === kind).length;
  return kind === 'miss' ? -0.3 : copies * 0.1 - FORM_IS_WORTH[kind] * 0.2;
}

/** How good a field is for me, with my energy left and the enemy to come. */
function standing(sight: Sight, { cells, variant }: uwo.Ground, energy: number): number {
  const { view, me, enemyEnergy } = sight;
  const exposed = enemyEnergy === 0 ? 0.05 : view.hand!.includes('miss') || energy > 0 ? 0.2 : 0.5;
  const squares = uwo.squaresOf(uwo.taken(cells));
  const shot = squares.reduce((set, square) => set | uwo.targetsOf({ cells, variant }, square), 0);
  // The longer nothing happens, the nearer one goes.
  const nearness = NEARNESS_IS_WORTH * (1 + view.quiet / PATIENCE);
  let sum = energy * ENERGY_IS_WORTH;
  if (energy <= 0) sum -= 0.2 * enemyEnergy;
  for (const square of squares) {
    const mine = uwo.ownerOf(cells, square) === me;
    const down = uwo.isKnockedOut(cells, square);
    const form = uwo.formAt(cells, square);
    const worth = LIFE + FORM_IS_WORTH[uwo.FORMS[form]!];
    const danger = uwo.has(shot, square) ? (down ? 0.7 : mine ? exposed : 0.2) : down ? 0.1 : 0;
    sum += (mine ? 1 : -1) * worth * (1 - danger);
    const slow = variant.walkSquares[form] === 0 ? 2 : 1;
    if (mine) sum -= nearness * slow * toNearestEnemy(cells, squares, square);
  }
  return sum;
}

const toNearestEnemy = (
  cells: Int32Array,
  squares: readonly uwo.Square[],
  from: uwo.Square,
): number =>
  squares.reduce(
    (least, square) =>
      uwo.ownerOf(cells, square) === uwo.ownerOf(cells, from)
        ? least
        : Math.min(least, uwo.distance(from, square)),
    9,
  );

/** What a side has: creatures by the numbers of their catalogue, the hand, what it may do soon. */
const OF_A_SIDE = [
  ...wordsOf('bodies shields reach walk dynamite knockedOut advanced targets hand handShields'),
  ...wordsOf('handReach handDynamite misses energy freeTurns deck turn asked'),
];

/** Shares of what both sides have: one creature more is worth more among few. */
const SHARES = ['share', 'shareOfBodies'] as const;

const WORTH = OF_A_SIDE.length;
const ROWS = 6;
const sides = [new Float64Array(WORTH + 1), new Float64Array(WORTH + 1)] as const;

const NUMBERS = new WeakMap<UwoVariant, Numbers>();
type Numbers = ReturnType<typeof layOut>;

function numbersOf(variant: UwoVariant): Numbers {
  const numbers = NUMBERS.get(variant) ?? layOut(variant);
  NUMBERS.set(variant, numbers);
  return numbers;
}

/** By form, the numbers of a catalogue, and what a creature is worth by them: a plain body 10. */
function layOut(variant: UwoVariant) {
  const byForm = (number: (form: number) => number) =>
    Int32Array.from(cards.FORMS, (_, form) => number(form));
  const shields = byForm((form) => field.countOf(variant.shield[form]!));
  const reach = byForm((form) => (form === cards.DYNAMITE ? 3 : variant.reach[form]!));
  const walk = byForm((form) => variant.walkSquares[form]!);
  const worth = byForm((form) => 10 + 3 * shields[form]! + 2 * reach[form]! + walk[form]!);
  return { shields, reach, walk, worth };
}

function measureSide(state: cell.UwoState, seat: Seat, { shields, reach, walk }: Numbers): void {
  const { cells } = state;
  const into = sides[seat]!;
  const army = cells[field.ARMIES + seat]!;
  let [bodies, shielded, reached, walked, dynamites, advanced, targets] = [0, 0, 0, 0, 0, 0, 0];
  for (let rest = army; rest !== 0; rest &= rest - 1) {
    const square = field.lowest(rest);
    const form = field.formAt(cells, square);
    bodies += 1;
    shielded += shields[form]!;
    reached += reach[form]!;
    walked += walk[form]!;
    if (form === cards.DYNAMITE) dynamites += 1;
    advanced += field.row(square);
    targets |= field.targetsOf(state, square);
  }
  const out = field.countOf(army & cells[field.KNOCKED_OUT]!);
  into[0] = bodies;
  into[1] = shielded;
  into[2] = reached;
  into[3] = walked;
  into[4] = dynamites;
  into[5] = out;
  into[6] = seat === 0 ? advanced : bodies * (ROWS - 1) - advanced;
  into[7] = field.countOf(targets);
  let [handShields, handReach] = [0, 0];
  for (let form = 0; form < cards.FORMS.length; form++) {
    const held = cells[cell.handCell(seat, form)]!;
    handShields += held * shields[form]!;
    handReach += held * reach[form]!;
  }
  const misses = cells[cell.handCell(seat, cards.MISS)]!;
  into[8] = cells[cell.HELD + seat]! - misses;
  into[9] = handShields;
  into[10] = handReach;
  into[11] = cells[cell.handCell(seat, cards.DYNAMITE)]!;
  into[12] = misses;
  const energy = cells[cell.ENERGY_LEFT + seat]!;
  into[13] = energy;
  into[14] = cells[cell.ENERGY_LEFT + cards.enemyOf(seat)] === 0 ? energy : 0;
  into[15] = cells[cell.DECK_COUNT + seat]!;
  into[16] = cells[cell.TURN] === seat ? 1 : 0;
  into[17] = cells[cell.WAITING] === seat ? 1 : 0;
  into[WORTH] = 10 * bodies + 3 * shielded + 2 * reached + walked - 3 * out;
}

const shareOf = (mine: number, theirs: number): number => (mine - theirs) / (mine + theirs);

function measure(world: State, into: Float64Array): void {
  const state = world as cell.UwoState;
  const numbers = numbersOf(state.variant);
  measureSide(state, 0, numbers);
  measureSide(state, 1, numbers);
  const [green, purple] = sides;
  for (let i = 0; i < WORTH; i++) into[i] = green[i]! - purple[i]!;
  into[WORTH] = shareOf(green[WORTH]!, purple[WORTH]!);
  into[WORTH + 1] = shareOf(green[0]!, purple[0]!);
}

const features: Features = { names: [...OF_A_SIDE, ...SHARES], measure };
const estimate = estimateBy(features, weights);

const done = ({ cells }: State): boolean => cells[cell.WAITING]! < 0;

/** Won, drawn or lost; before the end, who is likely to win, less as a quiet draw comes near. */
function chances(world: State, _root: State, into: Float64Array): void {
  const { cells, variant } = world as cell.UwoState;
  const green = cells[field.ARMIES]!;
  const purple = cells[field.ARMIES + 1]!;
  let chance = 0.5;
  if (green === 0 || purple === 0) chance = green !== 0 ? 1 : purple !== 0 ? 0 : 0.5;
  else if (!done(world)) {
    const ahead = estimate(world);
    const stale = variant.quietTurns === 0 ? 0 : cells[cell.QUIET]! / variant.quietTurns;
    chance = ahead + (0.5 - ahead) * stale;
  }
  into[0] = chance;
  into[1] = 1 - chance;
}

/** Take what can be taken, fend off, morf upwards, walk towards the enemy. */
function weightOf(state: cell.UwoState, seat: Seat, move: Move, { worth }: Numbers): number {
  const { cells } = state;
  const from = moveIds.FROM[move]!;
  const to = moveIds.TO[move]!;
  switch (moveIds.typeOf(move)) {
    case 'attack': {
      const looks = 20 + 4 * worth[field.formAt(cells, to)]!;
      return field.isKnockedOut(cells, to) ? 3 * looks : looks;
    }
    case 'blast':
      return blastWeight(state, seat, from);
    case 'morf': {
      if (cells[cell.STAGE] !== cell.NO_DUEL) return 60;
      const gain = worth[moveIds.KIND[move]!]! - worth[field.formAt(cells, from)]!;
      return gain > 0 ? 2 * gain : 1;
    }
    case 'ride':
      return (
        1 + 12 * field.countOf(moveIds.PASSED[move]! & cells[field.ARMIES + cards.enemyOf(seat)]!)
      );
    case 'end':
      return cells[cell.ACTED] === 1 ? 40 : 10;
    case 'walk':
      return Math.sign(field.row(to) - field.row(from)) === (seat === 0 ? 1 : -1) ? 12 : 4;
    case 'miss':
      return 80;
    case 'fall':
    case 'stop':
      return 8;
    case 'swap':
      return 2;
    case 'burn':
      return 1;
  }
}

/** By how many more enemies than friends it removes, the dynamite itself among the friends; nothing looks worse than to end with none. */
function blastWeight(state: cell.UwoState, seat: Seat, centre: number): number {
  const gone = field.blown(state, centre);
  const own = state.cells[field.ARMIES + seat]!;
  const enemies = state.cells[field.ARMIES + cards.enemyOf(seat)]!;
  if ((own & ~gone) === 0 && (enemies & ~gone) !== 0) return 1;
  return Math.max(1, 60 * (2 * field.countOf(gone & enemies) - field.countOf(gone)) + 20);
}

/**
 * A win before the enemy's next turn. The enemy may answer with any card not seen yet, as often as there are such, and
 * nothing useful is drawn: whoever wins against that wins against every hand. Energy that is left decides how many
 * actions that can take (UWO-43), and without dynamite each removes one creature at most.
 */
function worstCase({ cells }: State, seat: Seat): boolean {
  const enemy = cards.enemyOf(seat);
  const actions = cells[cell.ENERGY_LEFT + enemy] === 0 ? cells[cell.ENERGY_LEFT + seat]! : 1;
  const foes = field.countOf(cells[field.ARMIES + enemy]!);
  if (foes > actions && !hasDynamite(cells, seat)) return false;
  if (cells[cell.HELD + enemy]! > 0)
    for (let place = 0; place < cells[cell.DECK_COUNT + enemy]!; place++) {
      cells[cell.handCell(enemy, cells[cell.deckCell(enemy, place)]! - 1)]! += 1;
      cells[cell.HELD + enemy]! += 1;
    }
  emptyDeck(cells, enemy);
  emptyDeck(cells, seat);
  return true;
}

function hasDynamite(cells: Int32Array, seat: Seat): boolean {
  if (cells[cell.handCell(seat, cards.DYNAMITE)]! > 0) return true;
  for (let rest = cells[field.ARMIES + seat]!; rest !== 0; rest &= rest - 1)
    if (field.formAt(cells, field.lowest(rest)) === cards.DYNAMITE) return true;
  return false;
}

function emptyDeck(cells: Int32Array, seat: Seat): void {
  cells.fill(0, cell.deckCell(seat, 0), cell.deckCell(seat, cells[cell.DECK_COUNT + seat]!));
  cells[cell.DECK_COUNT + seat] = 0;
  cells[cell.KNOWN + seat] = 0;
}

export const uwoHeuristics: GameHeuristics = {
  game,
  done,
  chances,
  moveWeights(world, seat, moves, count, into) {
    const state = world as cell.UwoState;
    const numbers = numbersOf(state.variant);
    for (let i = 0; i < count; i++) into[i] = weightOf(state, seat, moves[i]!, numbers);
  },
  cutOff: 6,
  exploration: 0.5,
  budget: 3000,
  features,
  ending: {
    worstCase,
    isUncertain: ({ cells }, seat) =>
      cells[cell.STAGE] === cell.NO_DUEL && cells[cell.WAITING] !== seat,
    minValue: 1,
  },
};

export const uwoBots = {
  heuristics: uwoHeuristics,
  careless: careless(uwoThumb, 40),
  levels: {
    random: randomBot,
    beginner: overlooking(uwoThumb, 73),
    easy: losesLate(game, overlooking(uwoThumb, 52)),
    medium: sensible(game, uwoThumb),
    skilled: sensible(game, briefSearcher(uwoHeuristics, 95)),
    hard: sensible(game, searcher(uwoHeuristics)),
  },
} as const satisfies GameBots;
