import type { Bot, Seat } from '@tischlein/kit';
import {
  BAZOOKA,
  blown,
  distance,
  formAt,
  FORMS,
  groundOf,
  has,
  isKnockedOut,
  knockedOut,
  MISS,
  morfed,
  moved,
  ownerOf,
  parseMove,
  SIDES,
  squareOf,
  squaresOf,
  taken,
  targetsOf,
  unseenOf,
  without,
  type Form,
  type Ground,
  type Kind,
  type Square,
  type UwoMove,
  type UwoView,
} from '@tischlein/games/uwo/language';

/**
 * The rule of thumb for UWO: shoot where the answer is unlikely, do not stand where you are shot at, fend off what
 * you can, hold misses, and keep some energy for the enemy's turn, since a side without any only watches.
 */
export const uwoThumb: Bot = ({ view, legal }, random) => {
  const sight = sightOf(view as UwoView);
  let best = legal[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of legal) {
    // A trifle of chance decides between moves of equal worth.
    const worth = worthOf(parseMove(move)!, sight) + random.below(1000) / 50_000;
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
};

interface Sight {
  readonly view: UwoView;
  readonly me: Seat;
  readonly ground: Ground;
  readonly energy: number;
  readonly enemyEnergy: number;
  /** The chance that the enemy's hand holds none of these kinds, given as bits. */
  readonly enemyLacks: (kinds: number) => number;
}

function sightOf(view: UwoView): Sight {
  const me = view.seat!;
  const enemy = SIDES[1 - me]!;
  const unseen = unseenOf(view, enemy);
  const all = unseen.reduce((sum, count) => sum + count, 0);
  const enemyLacks = (kinds: number): number => {
    let others = unseen.reduce((sum, count, kind) => (has(kinds, kind) ? sum : sum + count), 0);
    let chance = 1;
    for (let i = 0; i < view.held[enemy]; i++) chance *= Math.max(0, others--) / (all - i);
    return chance;
  };
  const energy = view.energy[SIDES[me]!];
  return {
    view,
    me,
    ground: groundOf(view),
    energy,
    enemyEnergy: view.energy[enemy],
    enemyLacks,
  };
}

/** A creature is worth a life, and its form a little more. */
const LIFE = 3;
const FORM_IS_WORTH: Readonly<Record<Form, number>> = {
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

function worthOf(move: UwoMove, sight: Sight): number {
  const { view, ground, energy } = sight;
  switch (move.type) {
    case 'attack':
      return strike(sight, squareOf(move.from), squareOf(move.to));
    case 'blast':
      return blast(sight, squareOf(move.square));
    case 'morf':
      return morf(sight, FORMS.indexOf(move.kind as Form), squareOf(move.square));
    case 'walk':
      return walk(sight, [squareOf(move.from), squareOf(move.to)]);
    case 'ride':
      return walk(sight, move.path.map(squareOf));
    case 'miss':
      return standing(sight, ground, energy) - CARD_IS_WORTH;
    case 'fall':
      return standing(sight, without(ground, fallen(sight)), energy);
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

const costOf = ({ ground }: Sight, at: Square, what: 'walkEnergy' | 'attackEnergy'): number =>
  ground.variant[what][formAt(ground.cells, at)]!;

/** Hit, or fended off at the price of a card and perhaps answered. */
function strike(sight: Sight, from: Square, to: Square): number {
  const { ground, view, enemyEnergy, enemyLacks } = sight;
  const { cells, variant } = ground;
  const attacker = formAt(cells, from);
  const left = sight.energy - costOf(sight, from, 'attackEnergy');
  const answers = (1 << MISS) | (enemyEnergy > 0 ? variant.safeFrom[attacker]! : 0);
  const chance = isKnockedOut(cells, to) ? 1 : enemyLacks(answers);
  const spent = attacker === BAZOOKA ? knockedOut(ground, 1 << from) : ground;
  const answered = has(targetsOf(spent, to), from) && enemyEnergy > 0;
  const ducks = view.hand!.includes('miss') && !isKnockedOut(spent.cells, from);
  const risk = answered ? LIFE * (ducks ? 0.3 : 0.8) : 0;
  const hit = standing(sight, without(spent, 1 << to), left);
  const missed = standing(sight, spent, left) + CARD_IS_WORTH - risk;
  return chance * hit + (1 - chance) * missed;
}

function blast(sight: Sight, centre: Square): number {
  const left = sight.energy - costOf(sight, centre, 'attackEnergy');
  return standing(sight, without(sight.ground, blown(sight.ground, centre)), left) - 0.3;
}

/** Held back, a form can still surprise an attacker. */
const morf = (sight: Sight, form: number, at: Square): number =>
  standing(sight, morfed(sight.ground, at, form), sight.energy - 1) - CARD_IS_WORTH / 2;

/** Whoever a ride passes over is knocked out. */
function walk(sight: Sight, path: readonly Square[]): number {
  const start = path[0]!;
  const passed = path.slice(1, -1).reduce((set, square) => set | (1 << square), 0);
  const after = knockedOut(moved(sight.ground, start, path.at(-1)!), passed);
  return standing(sight, after, sight.energy - costOf(sight, start, 'walkEnergy'));
}

function fallen({ view, ground }: Sight): number {
  const { target, centre } = view.duel!;
  return centre === null ? 1 << squareOf(target!) : blown(ground, squareOf(centre));
}

/** A third dynamite or rider is worth less than an unknown card. */
function swapping(kind: Kind, { hand }: UwoView): number {
  const copies = hand!.filter((held) => held === kind).length;
  return kind === 'miss' ? -0.3 : copies * 0.1 - FORM_IS_WORTH[kind] * 0.2;
}

/** How good a field is for me, with my energy left and the enemy to come. */
function standing(sight: Sight, { cells, variant }: Ground, energy: number): number {
  const { view, me, enemyEnergy } = sight;
  const exposed = enemyEnergy === 0 ? 0.05 : view.hand!.includes('miss') || energy > 0 ? 0.2 : 0.5;
  const squares = squaresOf(taken(cells));
  const shot = squares.reduce((set, square) => set | targetsOf({ cells, variant }, square), 0);
  // The longer nothing happens, the nearer one goes.
  const nearness = NEARNESS_IS_WORTH * (1 + view.quiet / PATIENCE);
  let sum = energy * ENERGY_IS_WORTH;
  if (energy <= 0) sum -= 0.2 * enemyEnergy;
  for (const square of squares) {
    const mine = ownerOf(cells, square) === me;
    const down = isKnockedOut(cells, square);
    const form = formAt(cells, square);
    const worth = LIFE + FORM_IS_WORTH[FORMS[form]!];
    const danger = has(shot, square) ? (down ? 0.7 : mine ? exposed : 0.2) : down ? 0.1 : 0;
    sum += (mine ? 1 : -1) * worth * (1 - danger);
    const slow = variant.walkSquares[form] === 0 ? 2 : 1;
    if (mine) sum -= nearness * slow * toNearestEnemy(cells, squares, square);
  }
  return sum;
}

const toNearestEnemy = (cells: Int32Array, squares: readonly Square[], from: Square): number =>
  squares.reduce(
    (least, square) =>
      ownerOf(cells, square) === ownerOf(cells, from)
        ? least
        : Math.min(least, distance(from, square)),
    9,
  );
