import { listOf } from '@tischlein/kit';
import type { Catalogue } from './catalogue.ts';
import { ENERGY, FORMS, KINDS, type Form } from './cards.ts';

/** The numbers of a catalogue laid out by kind. */
export interface CardNumbers {
  /** By kind. */
  readonly counts: Int32Array;
  /** By form; 0 squares or reach = it can not. */
  readonly walkSquares: Int32Array;
  readonly walkEnergy: Int32Array;
  readonly reach: Int32Array;
  readonly attackEnergy: Int32Array;
  /** By energy left, then by form: how far it walks and attacks with that much; 0 = it can not, or can not pay. */
  readonly stepsWith: readonly Int32Array[];
  readonly reachWith: readonly Int32Array[];
  /** By form: the kinds that can not hit it, as bits. */
  readonly shield: Int32Array;
  /** By kind of attacker: the forms it can not hit, as bits. */
  readonly safeFrom: Int32Array;
}

const bits = (forms: readonly Form[]): number =>
  forms.reduce((set, form) => set | (1 << FORMS.indexOf(form)), 0);

const KEPT = new WeakMap<Catalogue, CardNumbers>();

export function numbersOf(catalogue: Catalogue): CardNumbers {
  const numbers = KEPT.get(catalogue) ?? layOut(catalogue);
  KEPT.set(catalogue, numbers);
  return numbers;
}

/** UWO-46: without energy nothing is done, not even what costs nothing. */
const byEnergy = (range: (form: Form) => number, cost: (form: Form) => number): Int32Array[] =>
  listOf(ENERGY + 1, (energy) =>
    Int32Array.from(FORMS, (form) => (energy >= Math.max(cost(form), 1) ? range(form) : 0)),
  );

const layOut = ({ kinds }: Catalogue): CardNumbers => ({
  counts: Int32Array.from(KINDS, (kind) => kinds[kind].count),
  walkSquares: Int32Array.from(FORMS, (form) => kinds[form].walk?.squares ?? 0),
  walkEnergy: Int32Array.from(FORMS, (form) => kinds[form].walk?.energy ?? 0),
  reach: Int32Array.from(FORMS, (form) => kinds[form].attack?.reach ?? 0),
  attackEnergy: Int32Array.from(FORMS, (form) => kinds[form].attack?.energy ?? 0),
  stepsWith: byEnergy(
    (form) => kinds[form].walk?.squares ?? 0,
    (form) => kinds[form].walk?.energy ?? 0,
  ),
  reachWith: byEnergy(
    (form) => kinds[form].attack?.reach ?? 0,
    (form) => kinds[form].attack?.energy ?? 0,
  ),
  shield: Int32Array.from(FORMS, (form) => bits(kinds[form].shield)),
  safeFrom: Int32Array.from(FORMS, (attacker) =>
    bits(FORMS.filter((form) => kinds[form].shield.includes(attacker))),
  ),
});
