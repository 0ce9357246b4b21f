import type { Seat, State } from '@tischlein/kit';
import {
  ARMIES,
  countOf,
  DECK_COUNT,
  DYNAMITE,
  enemyOf,
  ENERGY_LEFT,
  formAt,
  FORMS,
  handCell,
  HELD,
  KNOCKED_OUT,
  lowest,
  MISS,
  row,
  targetsOf,
  TURN,
  type UwoState,
  type UwoVariant,
  WAITING,
} from '@tischlein/games/uwo';
import type { Features } from './search/heuristics.ts';

/** What a side has: creatures by the numbers of their catalogue, the hand, what it may do soon. */
const OF_A_SIDE = [
  'bodies',
  'shields',
  'reach',
  'walk',
  'dynamite',
  'knockedOut',
  'advanced',
  'targets',
  'hand',
  'handShields',
  'handReach',
  'handDynamite',
  'misses',
  'energy',
  'freeTurns',
  'deck',
  'turn',
  'asked',
] as const;

/** Shares of what both sides have: one creature more is worth more among few. */
const SHARES = ['share', 'shareOfBodies'] as const;

const WORTH = OF_A_SIDE.length;
const SIZE = WORTH + 1;
const ROWS = 6;
const sides = [new Float64Array(SIZE), new Float64Array(SIZE)] as const;

/** Of each form by the variant's catalogue: shields, reach, squares it walks. */
interface Numbers {
  readonly shields: Int32Array;
  readonly reach: Int32Array;
  readonly walk: Int32Array;
}

const NUMBERS = new WeakMap<UwoVariant, Numbers>();

function numbersOf(variant: UwoVariant): Numbers {
  const known = NUMBERS.get(variant);
  if (known !== undefined) return known;
  const numbers = {
    shields: Int32Array.from(FORMS, (_, form) => countOf(variant.shield[form]!)),
    reach: Int32Array.from(FORMS, (_, form) => (form === DYNAMITE ? 3 : variant.reach[form]!)),
    walk: Int32Array.from(FORMS, (_, form) => variant.walkSquares[form]!),
  };
  NUMBERS.set(variant, numbers);
  return numbers;
}

function measureSide(state: UwoState, seat: Seat, { shields, reach, walk }: Numbers): void {
  const { cells } = state;
  const into = sides[seat]!;
  const army = cells[ARMIES + seat]!;
  let [bodies, shielded, reached, walked, dynamites, advanced, targets] = [0, 0, 0, 0, 0, 0, 0];
  for (let rest = army; rest !== 0; rest &= rest - 1) {
    const square = lowest(rest);
    const form = formAt(cells, square);
    bodies += 1;
    shielded += shields[form]!;
    reached += reach[form]!;
    walked += walk[form]!;
    if (form === DYNAMITE) dynamites += 1;
    advanced += row(square);
    targets |= targetsOf(state, square);
  }
  const out = countOf(army & cells[KNOCKED_OUT]!);
  into[0] = bodies;
  into[1] = shielded;
  into[2] = reached;
  into[3] = walked;
  into[4] = dynamites;
  into[5] = out;
  into[6] = seat === 0 ? advanced : bodies * (ROWS - 1) - advanced;
  into[7] = countOf(targets);
  let [handShields, handReach] = [0, 0];
  for (let form = 0; form < FORMS.length; form++) {
    const held = cells[handCell(seat, form)]!;
    if (held === 0) continue;
    handShields += held * shields[form]!;
    handReach += held * reach[form]!;
  }
  const misses = cells[handCell(seat, MISS)]!;
  into[8] = cells[HELD + seat]! - misses;
  into[9] = handShields;
  into[10] = handReach;
  into[11] = cells[handCell(seat, DYNAMITE)]!;
  into[12] = misses;
  const energy = cells[ENERGY_LEFT + seat]!;
  into[13] = energy;
  into[14] = cells[ENERGY_LEFT + enemyOf(seat)] === 0 ? energy : 0;
  into[15] = cells[DECK_COUNT + seat]!;
  into[16] = cells[TURN] === seat ? 1 : 0;
  into[17] = cells[WAITING] === seat ? 1 : 0;
  into[WORTH] = 10 * bodies + 3 * shielded + 2 * reached + walked - 3 * out;
}

const shareOf = (mine: number, theirs: number): number => (mine - theirs) / (mine + theirs);

function measure(world: State, into: Float64Array): void {
  const state = world as UwoState;
  const numbers = numbersOf(state.variant);
  measureSide(state, 0, numbers);
  measureSide(state, 1, numbers);
  const [green, purple] = sides;
  for (let i = 0; i < WORTH; i++) into[i] = green[i]! - purple[i]!;
  into[WORTH] = shareOf(green[WORTH]!, purple[WORTH]!);
  into[WORTH + 1] = shareOf(green[0]!, purple[0]!);
}

export const uwoFeatures: Features = { names: [...OF_A_SIDE, ...SHARES], measure };
