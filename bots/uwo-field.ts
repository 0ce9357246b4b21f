import type { Catalogue, Form, Kind, UwoView } from '@tischlein/games/uwo';

/** A creature as the rule of thumb sees it. */
interface Creature {
  readonly seat: number;
  readonly form: Form;
  readonly ko: boolean;
}

/** By square, from a1 along the rows to e6. */
export type Field = (Creature | null)[];

const COLUMNS = 5;
const ROWS = 6;
const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

export const squareOf = (name: string): number =>
  name.charCodeAt(0) - 97 + (name.charCodeAt(1) - 49) * COLUMNS;

export function fieldOf({ board, ko }: UwoView): Field {
  const field: Field = Array.from({ length: COLUMNS * ROWS }, () => null);
  for (const [square, creature] of Object.entries(board)) {
    const [side, form] = creature.split(' ') as [string, Form];
    field[squareOf(square)] = { seat: side === 'gnorf' ? 0 : 1, form, ko: square in ko };
  }
  return field;
}

const canBeHit = (target: Creature, by: Form, { kinds }: Catalogue): boolean =>
  target.ko || !kinds[target.form].shield.includes(by);

/** The squares around, up to 8. */
function around(at: number): number[] {
  const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
  return [-1, 0, 1].flatMap((c) =>
    [-1, 0, 1].flatMap((r) =>
      (c !== 0 || r !== 0) && onField(column + c, row + r) ? [at + c + r * COLUMNS] : [],
    ),
  );
}

const onField = (column: number, row: number): boolean =>
  column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;

/** Whom the creature there could attack, one by one or all at once. */
export function targetsOf(field: Field, at: number, catalogue: Catalogue): number[] {
  const { seat, form, ko } = field[at]!;
  const { attack } = catalogue.kinds[form];
  if (ko || attack === null) return [];
  const hits = (square: number): boolean => {
    const met = field[square];
    return !!met && met.seat !== seat && canBeHit(met, form, catalogue);
  };
  if (form === 'dynamite') return around(at).filter(hits);
  const found: number[] = [];
  for (const [c, r] of STEPS) {
    let [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
    for (let reach = attack.reach!; reach > 0; reach--) {
      column += c;
      row += r;
      if (!onField(column, row)) break;
      const square = row * COLUMNS + column;
      if (field[square] === null) continue;
      if (hits(square)) found.push(square);
      break;
    }
  }
  return found;
}

/** Those left standing after a blast there: the shielded of both sides. */
export function afterBlast(field: Field, centre: number, catalogue: Catalogue): Field {
  const left = [...field];
  left[centre] = null;
  for (const square of around(centre)) {
    const creature = field[square];
    if (creature && canBeHit(creature, 'dynamite', catalogue)) left[square] = null;
  }
  return left;
}

export const distance = (a: number, b: number): number =>
  Math.abs((a % COLUMNS) - (b % COLUMNS)) +
  Math.abs(Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS));

/** How many of each kind the side still has where the viewer does not see them: in its hand or deck. */
export function unseen(
  view: UwoView,
  side: 'gnorf' | 'pnorf',
  catalogue: Catalogue,
  kind: Kind,
): number {
  let left = catalogue.kinds[kind].count;
  for (const [square, creature] of Object.entries(view.board)) {
    if (!creature.startsWith(side)) continue;
    if (creature === `${side} ${kind}`) left -= 1;
    left -= (view.stacks[square] ?? []).filter((form) => form === kind).length;
  }
  return left - view.gone[side].filter((gone) => gone === kind).length;
}
