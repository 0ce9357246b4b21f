import type { Seat, State } from '@tischlein/kit';
import {
  ACTED,
  ARMIES,
  blown,
  countOf,
  DECK_COUNT,
  deckCell,
  DYNAMITE,
  enemyOf,
  ENERGY_LEFT,
  formAt,
  FORMS,
  FROM,
  handCell,
  HELD,
  isKnockedOut,
  KIND,
  KNOWN,
  lowest,
  MOVES,
  NO_DUEL,
  PASSED,
  QUIET,
  row,
  STAGE,
  TO,
  typeOf,
  uwo,
  type UwoState,
  type UwoVariant,
  WAITING,
} from '@tischlein/games/uwo';
import { estimateBy } from './search/estimate.ts';
import type { Ending, GameHeuristics } from './search/index.ts';
import { uwoFeatures } from './uwo-features.ts';
import weights from './uwo-weights.json' with { type: 'json' };

const done = ({ cells }: State): boolean => cells[WAITING]! < 0;

/** How good moves look by the numbers of a catalogue. */
interface MoveWeights {
  /** By kind × 8 + form: a morf in the own turn, and one that fends off (always 60: a table, so that nobody asks which). */
  readonly morf: Int32Array;
  readonly fendOff: Int32Array;
  /** By the target's form: an attack on it; three times as good where it is knocked out. */
  readonly attack: Int32Array;
}

const WEIGHTS = new WeakMap<UwoVariant, MoveWeights>();
let last: UwoVariant | undefined;
let lastWeights: MoveWeights | undefined;

function weightsOf(variant: UwoVariant): MoveWeights {
  if (variant === last) return lastWeights!;
  const found = WEIGHTS.get(variant) ?? computeWeights(variant);
  WEIGHTS.set(variant, found);
  last = variant;
  lastWeights = found;
  return found;
}

/** What a creature of each form is worth by the numbers of its catalogue; a plain body is worth 10. */
const worthsOf = (variant: UwoVariant): number[] =>
  FORMS.map(
    (_, form) =>
      10 +
      3 * countOf(variant.shield[form]!) +
      2 * (form === DYNAMITE ? 3 : variant.reach[form]!) +
      variant.walkSquares[form]!,
  );

function computeWeights(variant: UwoVariant): MoveWeights {
  const worths = worthsOf(variant);
  const gains = worths.flatMap((then) => worths.map((now) => then - now));
  return {
    morf: Int32Array.from(gains, (gain) => (gain > 0 ? 2 * gain : 1)),
    fendOff: new Int32Array(gains.length).fill(60),
    attack: Int32Array.from(worths, (worth) => 20 + 4 * worth),
  };
}

const estimate = estimateBy(uwoFeatures, weights);

/** Won, drawn or lost; before the end, who is likely to win, less as a quiet draw comes near. */
function chances(world: State, _root: State, into: Float64Array): void {
  const { cells, variant } = world as UwoState;
  const green = cells[ARMIES]!;
  const purple = cells[ARMIES + 1]!;
  let chance = 0.5;
  if (green === 0 || purple === 0) chance = green !== 0 ? 1 : purple !== 0 ? 0 : 0.5;
  else if (!done(world)) {
    const ahead = estimate(world);
    const stale = variant.quietTurns === 0 ? 0 : cells[QUIET]! / variant.quietTurns;
    chance = ahead + (0.5 - ahead) * stale;
  }
  into[0] = chance;
  into[1] = 1 - chance;
}

/** Weights that depend on the position have a number of their kind, and in its lowest bits what they depend on. */
const BITS = 5;
const BY_MORF = 0;
const BY_ATTACK = FORMS.length;
const BY_BLAST = BY_ATTACK + 1;
const BY_RIDE = BY_BLAST + 1;
const BY_END = BY_RIDE + 1;
const dependent = (by: number, on = 0): number => ~((by << BITS) | on);

/** By seat and move, its weight, or below 0 how it is found. */
const AT_A_GLANCE = [1, -1].map((forward) =>
  Int16Array.from({ length: MOVES.size }, (_, move) => {
    switch (typeOf(move)) {
      case 'attack':
        return dependent(BY_ATTACK, TO[move]);
      case 'blast':
        return dependent(BY_BLAST, FROM[move]);
      case 'morf':
        return dependent(BY_MORF + KIND[move]!, FROM[move]);
      case 'ride':
        return dependent(BY_RIDE);
      case 'end':
        return dependent(BY_END);
      case 'walk':
        return Math.sign(row(TO[move]!) - row(FROM[move]!)) === forward ? 12 : 4;
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
  }),
);

/** Take what can be taken, fend off, morf upwards, walk towards the enemy. */
function moveWeights(
  world: State,
  seat: Seat,
  moves: Int32Array,
  count: number,
  into: Int32Array,
): void {
  const state = world as UwoState;
  const { cells, variant } = state;
  const { morf, fendOff, attack } = weightsOf(variant);
  const morfs = cells[STAGE] === NO_DUEL ? morf : fendOff;
  const glance = AT_A_GLANCE[seat]!;
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    const weight = glance[move]!;
    if (weight > 0) {
      into[i] = weight;
      continue;
    }
    const by = ~weight >> BITS;
    const square = ~weight & ((1 << BITS) - 1);
    if (by < BY_ATTACK) into[i] = morfs[by * FORMS.length + formAt(cells, square)]!;
    else if (by === BY_ATTACK)
      into[i] = attack[formAt(cells, square)]! * (isKnockedOut(cells, square) ? 3 : 1);
    else if (by === BY_RIDE)
      into[i] = 1 + 12 * countOf(PASSED[move]! & cells[ARMIES + enemyOf(seat)]!);
    else if (by === BY_END) into[i] = cells[ACTED] === 1 ? 40 : 10;
    else into[i] = blastWeight(state, seat, square);
  }
}

/** By how many more enemies than friends it removes, the dynamite itself among the friends; nothing looks worse than to end with none. */
function blastWeight(state: UwoState, seat: Seat, centre: number): number {
  const gone = blown(state, centre);
  const own = state.cells[ARMIES + seat]!;
  if ((own & ~gone) === 0 && (state.cells[ARMIES + enemyOf(seat)]! & ~gone) !== 0) return 1;
  const enemies = countOf(gone & state.cells[ARMIES + enemyOf(seat)]!);
  return Math.max(1, 60 * (2 * enemies - countOf(gone)) + 20);
}

/**
 * A win before the enemy's next turn. The enemy may answer with any card not seen yet, as often as there are such, and
 * nothing useful is drawn: whoever wins against that wins against every hand. Energy that is left decides how many
 * actions that can take (UWO-43), and without dynamite each removes one creature at most.
 */
function worstCase({ cells }: State, seat: Seat): boolean {
  const enemy = enemyOf(seat);
  const actions = cells[ENERGY_LEFT + enemy] === 0 ? cells[ENERGY_LEFT + seat]! : 1;
  const foes = countOf(cells[ARMIES + enemy]!);
  if (foes > actions && !hasDynamite(cells, seat)) return false;
  if (cells[HELD + enemy] === 0) emptyDeck(cells, enemy);
  else moveDeckToHand(cells, enemy);
  emptyDeck(cells, seat);
  return true;
}

function hasDynamite(cells: Int32Array, seat: Seat): boolean {
  if (cells[handCell(seat, DYNAMITE)]! > 0) return true;
  for (let rest = cells[ARMIES + seat]!; rest !== 0; rest &= rest - 1)
    if (formAt(cells, lowest(rest)) === DYNAMITE) return true;
  return false;
}

function moveDeckToHand(cells: Int32Array, seat: Seat): void {
  for (let place = 0; place < cells[DECK_COUNT + seat]!; place++)
    cells[handCell(seat, cells[deckCell(seat, place)]! - 1)]! += 1;
  cells[HELD + seat]! += cells[DECK_COUNT + seat]!;
  emptyDeck(cells, seat);
}

function emptyDeck(cells: Int32Array, seat: Seat): void {
  cells.fill(0, deckCell(seat, 0), deckCell(seat, cells[DECK_COUNT + seat]!));
  cells[DECK_COUNT + seat] = 0;
  cells[KNOWN + seat] = 0;
}

const ending: Ending = {
  worstCase,
  isUncertain: ({ cells }, seat) => cells[STAGE] === NO_DUEL && cells[WAITING] !== seat,
  minValue: 1,
};

export const uwoHeuristics: GameHeuristics = {
  game: uwo,
  done,
  chances,
  moveWeights,
  cutOff: 6,
  exploration: 0.5,
  budget: 3000,
  features: uwoFeatures,
  ending,
};
