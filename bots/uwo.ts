import type { Bot } from '@tischlein/kit';
import {
  catalogueOf,
  FORMS,
  KINDS,
  SIDES,
  type Catalogue,
  type Form,
  type Kind,
  type UwoView,
} from '@tischlein/games/uwo';
import {
  afterBlast,
  distance,
  fieldOf,
  squareOf,
  targetsOf,
  unseen,
  type Field,
} from './uwo-field.ts';

/**
 * The rule of thumb for UWO: shoot where the answer is unlikely, do not stand where you are shot at, fend off what
 * you can, hold misses, and keep some energy for the enemy's turn, since who has none only watches.
 */
export const uwoThumb: Bot = ({ view, legal }, random) => {
  const sight = sightOf(view as UwoView);
  let best = legal[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of legal) {
    // A trifle of chance decides between moves of equal worth.
    const worth = worthOf(move, sight) + random.below(1000) / 50_000;
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
};

interface Sight {
  readonly view: UwoView;
  readonly me: number;
  readonly field: Field;
  readonly catalogue: Catalogue;
  /** The chance that the enemy's hand holds none of these kinds. */
  readonly enemyLacks: (kinds: readonly Kind[]) => number;
}

function sightOf(view: UwoView): Sight {
  const me = view.seat!;
  const enemy = SIDES[1 - me]!;
  const catalogue = catalogueOf(view.options['catalogue']!);
  const counts = new Map(KINDS.map((kind) => [kind, unseen(view, enemy, catalogue, kind)]));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const enemyLacks = (kinds: readonly Kind[]): number => {
    let others = all - kinds.reduce((sum, kind) => sum + counts.get(kind)!, 0);
    let chance = 1;
    for (let i = 0; i < view.held[enemy]; i++) chance *= Math.max(0, others--) / (all - i);
    return chance;
  };
  return { view, me, field: fieldOf(view), catalogue, enemyLacks };
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

function worthOf(move: string, sight: Sight): number {
  const { view, me, field } = sight;
  const [verb, what = ''] = move.split(' ') as [string, string?];
  const energy = view.energy[SIDES[me]!];
  const [from, to] = what.replace(/^\w+@/, '').split('-').map(squareOf);
  switch (verb) {
    case 'attack':
      return strike(sight, from!, to!, energy);
    case 'blast':
      return blast(sight, from!, energy);
    case 'morf':
      return morf(sight, what.split('@')[0] as Form, from!, energy);
    case 'walk':
      return standing(sight, moved(field, from!, to!), energy - cost(sight, from!, 'walk'));
    case 'ride':
      return ride(sight, what, energy);
    case 'miss':
      return standing(sight, field, energy) - CARD_IS_WORTH;
    case 'fall':
      return fall(sight, energy);
    case 'burn':
      return standing(sight, field, 0) - 1;
    default:
      return standing(sight, field, endEnergy(view, energy)) + swapping(verb, what as Kind, view);
  }
}

/** UWO-41: in a turn without payment the end costs 1, so a first payment of 1 is no loss. */
const endEnergy = (view: UwoView, energy: number): number =>
  view.duel === null && !view.turnState.paid ? Math.max(0, energy - 1) : energy;

const cost = ({ field, catalogue }: Sight, at: number, what: 'walk' | 'attack'): number =>
  catalogue.kinds[field[at]!.form][what]?.energy ?? 0;

function moved(field: Field, from: number, to: number): Field {
  const after = [...field];
  after[to] = field[from]!;
  after[from] = null;
  return after;
}

const without = (field: Field, at: number): Field =>
  field.map((creature, square) => (square === at ? null : creature));

/** Hit, or fended off at the price of a card and perhaps answered. */
function strike(sight: Sight, from: number, to: number, energy: number): number {
  const { field, catalogue, view, me, enemyLacks } = sight;
  const attacker = field[from]!;
  const left = energy - cost(sight, from, 'attack');
  const enemyEnergy = view.energy[SIDES[1 - me]!];
  const shields = FORMS.filter((form) => catalogue.kinds[form].shield.includes(attacker.form));
  const answers: Kind[] = enemyEnergy > 0 ? ['miss', ...shields] : ['miss'];
  const chance = field[to]!.ko ? 1 : enemyLacks(answers);
  const spent: Field = [...field];
  if (attacker.form === 'bazooka') spent[from] = { ...attacker, ko: true };
  const answered = targetsOf(spent, to, catalogue).includes(from) && enemyEnergy > 0;
  const risk = answered ? LIFE * (view.hand!.includes('miss') && !spent[from]!.ko ? 0.3 : 0.8) : 0;
  const hit = standing(sight, without(spent, to), left);
  const missed = standing(sight, spent, left) + CARD_IS_WORTH - risk;
  return chance * hit + (1 - chance) * missed;
}

function blast(sight: Sight, centre: number, energy: number): number {
  const left = energy - cost(sight, centre, 'attack');
  return standing(sight, afterBlast(sight.field, centre, sight.catalogue), left) - 0.3;
}

function morf(sight: Sight, form: Form, at: number, energy: number): number {
  const after = [...sight.field];
  after[at] = { ...sight.field[at]!, form };
  // Held back, a form can still surprise an attacker.
  return standing(sight, after, energy - 1) - CARD_IS_WORTH / 2;
}

function ride(sight: Sight, path: string, energy: number): number {
  const squares = path.split('-').map(squareOf);
  const start = squares[0]!;
  const after = moved(sight.field, start, squares.at(-1)!);
  for (const square of squares.slice(1, -1))
    if (after[square]) after[square] = { ...after[square], ko: true };
  return standing(sight, after, energy - cost(sight, start, 'walk'));
}

function fall(sight: Sight, energy: number): number {
  const { view, field, catalogue } = sight;
  const { target, centre } = view.duel!;
  const after =
    centre === null
      ? without(field, squareOf(target!))
      : afterBlast(field, squareOf(centre), catalogue);
  return standing(sight, after, energy);
}

/** A third dynamite or rider is worth less than an unknown card. */
function swapping(verb: string, kind: Kind, { hand }: UwoView): number {
  if (verb !== 'swap') return 0;
  const copies = hand!.filter((held) => held === kind).length;
  return kind === 'miss' ? -0.3 : copies * 0.1 - FORM_IS_WORTH[kind] * 0.2;
}

/** How good a field is for me, with my energy left and the enemy to come. */
function standing({ view, me, catalogue }: Sight, field: Field, energy: number): number {
  const enemyEnergy = view.energy[SIDES[1 - me]!];
  const misses = view.hand!.filter((kind) => kind === 'miss').length;
  const exposed = enemyEnergy === 0 ? 0.05 : misses > 0 || energy > 0 ? 0.2 : 0.5;
  const shot = new Set<number>();
  const squares = [...field.keys()].filter((square) => field[square] !== null);
  for (const square of squares)
    for (const target of targetsOf(field, square, catalogue)) shot.add(target);
  // The longer nothing happens, the nearer one goes.
  const nearness = NEARNESS_IS_WORTH * (1 + view.quiet / PATIENCE);
  let sum = energy * ENERGY_IS_WORTH;
  if (energy <= 0) sum -= 0.2 * enemyEnergy;
  for (const square of squares) {
    const { seat, form, ko } = field[square]!;
    const worth = LIFE + FORM_IS_WORTH[form];
    const danger = shot.has(square) ? (ko ? 0.7 : seat === me ? exposed : 0.2) : ko ? 0.1 : 0;
    sum += (seat === me ? 1 : -1) * worth * (1 - danger);
    const slow = catalogue.kinds[form].walk === null ? 2 : 1;
    if (seat === me) sum -= nearness * slow * toNearestEnemy(field, squares, square);
  }
  return sum;
}

const toNearestEnemy = (field: Field, squares: readonly number[], from: number): number =>
  squares.reduce(
    (least, square) =>
      field[square]!.seat === field[from]!.seat ? least : Math.min(least, distance(from, square)),
    9,
  );
