import type { Bot } from '@tischlein/kit';
import {
  cowOf,
  fliesOf,
  herdByPlace,
  parseMove,
  placeIn,
  type Adding,
  type Cow,
  type MowView,
} from '@tischlein/games/mow/language';

/**
 * The rule of thumb at a MOW table: get rid of flies where somebody else will probably take them, waste few numbers,
 * keep cards that still fit the next time round, and take a herd early while it is cheap.
 */
export const mowThumb: Bot = ({ view, legal }, random) => {
  const table = tableOf(view as MowView);
  let best = legal[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of legal) {
    // A trifle of chance decides between moves of equal worth.
    const worth = worthOf(move, table) + random.below(1000) / 10_000;
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
};

interface Table {
  readonly view: MowView;
  /** Numbers taken in the served herd, lowest first. */
  readonly numbers: readonly number[];
  readonly flies: number;
  /** The chance that I am the one who takes this herd, if all are alike. */
  readonly mine: number;
}

function tableOf(view: MowView): Table {
  const herd = view.herds[view.herd]!;
  return {
    view,
    numbers: [...herdByPlace(herd).keys()],
    flies: fliesOf(herd),
    mine: 1 / view.seats,
  };
}

const TAKING_COSTS = 1.3;
const STUCK_COSTS = 2.2;
const FIT_IS_WORTH = 0.7;
const GAP_COSTS = 0.3;

function worthOf(text: string, table: Table): number {
  const move = parseMove(text)!;
  if (move.type === 'pass') return 0;
  const { view, flies, mine } = table;
  if (move.type === 'take')
    return view.pile === 0 ? -flies - fliesOf(view.hand!) * 0.1 : -flies * TAKING_COSTS;
  const cow = cowOf(move.card);
  const numbers = withCow(table, cow, move);
  const rest = view.hand!.filter((_, i) => i !== view.hand!.indexOf(move.card));
  const fits = rest.filter((held) => fitsLater(cowOf(held), numbers)).length;
  const stuck = fits === 0 ? (flies + cow.flies) * mine * STUCK_COSTS : 0;
  return (
    cow.flies * (1 - mine) +
    fits * FIT_IS_WORTH -
    wasted(table.numbers, numbers) * GAP_COSTS -
    stuck +
    pointing(move, view)
  );
}

function withCow({ view, numbers }: Table, { kind }: Cow, adding: Adding): readonly number[] {
  if (kind === 'acrobat' || kind === 'mad') return numbers;
  return [...numbers, placeIn(view.herds[view.herd]!, adding)!].sort((a, b) => a - b);
}

/** Numbers that nobody can add any more because of this cow. */
function wasted(before: readonly number[], after: readonly number[]): number {
  if (before.length === 0) return Math.abs(after[0]! - 8) / 2;
  const reach = (numbers: readonly number[]): number => numbers.at(-1)! - numbers[0]!;
  return Math.max(0, reach(after) - reach(before) - 1);
}

function fitsLater(cow: Cow, numbers: readonly number[]): boolean {
  const low = numbers[0]!;
  const high = numbers.at(-1)!;
  if (cow.kind === 'slowpoke') return high - low >= numbers.length;
  if (cow.kind === 'acrobat' || cow.kind === 'mad') return numbers.includes(cow.number!);
  return cow.kind === 'calf' || cow.number! < low || cow.number! > high;
}

/** A pointer at whoever has the fewest flies is worth a little: they are ahead. */
function pointing({ next }: Adding, view: MowView): number {
  if (next === null) return 0;
  const fewest = Math.min(...view.totals.filter((_, seat) => seat !== view.seat));
  return view.totals[next] === fewest ? 0.2 : -0.2;
}
