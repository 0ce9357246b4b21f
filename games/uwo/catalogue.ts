import { listOf, type Json } from '@tischlein/kit';
import znorf1 from './catalogues/znorf-1.json' with { type: 'json' };
import znorf2 from './catalogues/znorf-2.json' with { type: 'json' };
import znorf3 from './catalogues/znorf-3.json' with { type: 'json' };
import { FORMS, KINDS, ENERGY, type Form, type Kind } from './cards.ts';

/**
 * UWO-3, UWO-4: what the cards show and how many there are. The format is described in docs/catalogue.md. (A type and
 * no interface, so that a catalogue is JSON to the compiler too.)
 */
export type Catalogue = {
  readonly name: string;
  readonly version: number;
  readonly kinds: Readonly<Record<Form, FormCard>> & { readonly miss: MissCard };
};

export type FormCard = {
  readonly count: number;
  /** Null: it never walks. A rider's walk may bend (UWO-51). */
  readonly walk: { readonly squares: number; readonly energy: number } | null;
  /** Null: it never attacks. A dynamite has no reach: it hits the squares around it (UWO-54). */
  readonly attack: { readonly reach?: number; readonly energy: number } | null;
  readonly shield: readonly Form[];
  /** Where each number comes from, in the same shape. */
  readonly source?: Json;
};

type MissCard = {
  readonly count: number;
  readonly source?: Json;
};

/** The catalogues that ship with the game, the default first; none of them ever changes. */
const SHIPPED: readonly Json[] = [znorf2, znorf3, znorf1];

/** A catalogue without faults in its one spelling: kinds and shields in the order of the game. */
export function spelled(json: Json): Catalogue {
  const { name, version, kinds } = json as Catalogue;
  const cards = KINDS.map((kind): [Kind, FormCard | MissCard] => {
    const { source } = kinds[kind];
    const told = source === undefined ? {} : { source };
    if (kind === 'miss') return [kind, { count: kinds.miss.count, ...told }];
    const { count, walk, attack, shield } = kinds[kind];
    return [
      kind,
      { count, walk, attack, shield: FORMS.filter((form) => shield.includes(form)), ...told },
    ];
  });
  return { name, version, kinds: Object.fromEntries(cards) as Catalogue['kinds'] };
}

const CATALOGUES: readonly Catalogue[] = SHIPPED.map(spelled);
export const CATALOGUE_NAMES = CATALOGUES.map(({ name }) => name);

/** The catalogue an option names or is. */
export const catalogueOf = (option: Json): Catalogue =>
  CATALOGUES.find(({ name }) => name === option) ?? (option as Catalogue);

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
