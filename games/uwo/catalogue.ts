import * as kit from '@tischlein/kit';
import { ARMY, DECK_CARDS, ENERGY, FORMS, KINDS, LONGEST, LONGEST_RIDE } from './cards.ts';
import type { Form, Kind } from './cards.ts';
import znorf1 from './catalogues/znorf-1.json' with { type: 'json' };
import znorf2 from './catalogues/znorf-2.json' with { type: 'json' };
import znorf3 from './catalogues/znorf-3.json' with { type: 'json' };

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
  readonly source?: kit.Json;
};

type MissCard = { readonly count: number; readonly source?: kit.Json };

/** The catalogues that ship with the game, the default first; none of them ever changes. */
const SHIPPED: readonly kit.Json[] = [znorf2, znorf3, znorf1];

/** A catalogue without faults in its one spelling: kinds and shields in the order of the game. */
function spelled(json: kit.Json): Catalogue {
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
export const catalogueOf = (option: kit.Json): Catalogue =>
  CATALOGUES.find(({ name }) => name === option) ?? (option as Catalogue);

/** The numbers of a catalogue laid out by kind. */
export type CardNumbers = ReturnType<typeof layOut>;

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
  kit.listOf(ENERGY + 1, (energy) =>
    Int32Array.from(FORMS, (form) => (energy >= Math.max(cost(form), 1) ? range(form) : 0)),
  );

const layOut = ({ kinds }: Catalogue) => {
  const squares = (form: Form): number => kinds[form].walk?.squares ?? 0;
  const walkCost = (form: Form): number => kinds[form].walk?.energy ?? 0;
  const reach = (form: Form): number => kinds[form].attack?.reach ?? 0;
  const attackCost = (form: Form): number => kinds[form].attack?.energy ?? 0;
  return {
    /** By kind. */
    counts: Int32Array.from(KINDS, (kind) => kinds[kind].count),
    /** By form; 0 squares or reach = it can not. */
    walkSquares: Int32Array.from(FORMS, squares),
    walkEnergy: Int32Array.from(FORMS, walkCost),
    reach: Int32Array.from(FORMS, reach),
    attackEnergy: Int32Array.from(FORMS, attackCost),
    /** By energy left, then by form: how far it walks and attacks with that much; 0 = it can not, or can not pay. */
    stepsWith: byEnergy(squares, walkCost),
    reachWith: byEnergy(reach, attackCost),
    /** By form: the kinds that can not hit it, as bits. */
    shield: Int32Array.from(FORMS, (form) => bits(kinds[form].shield)),
    /** By kind of attacker: the forms it can not hit, as bits. */
    safeFrom: Int32Array.from(FORMS, (attacker) =>
      bits(FORMS.filter((form) => kinds[form].shield.includes(attacker))),
    ),
  };
};

/** A shape of JSON declared once: it names every fault of a value, and says itself as JSON Schema. */
export interface Shape {
  faults(json: kit.Json | undefined, path: string): kit.Unread[];
  readonly schema: kit.JsonObject;
  readonly optional?: true;
}

type Read = (json: kit.Json | undefined, path: string) => void;

/** A value with at most one fault. */
const leaf = (schema: kit.JsonObject, read: Read): Shape => ({
  schema,
  faults(json, path) {
    const parsed = kit.reading(() => read(json, path));
    return parsed.ok ? [] : [parsed];
  },
});

const whole = (min: number, max: number): Shape =>
  leaf({ type: 'integer', minimum: min, maximum: max }, (json, path) =>
    kit.readWhole(json, path, min, max),
  );

const oneOf = (words: readonly string[]): Shape =>
  leaf({ enum: words }, (json, path) => kit.readOneOf(json, path, words));

const text: Shape = leaf({ type: 'string' }, kit.readText);
const catalogueName: Shape = leaf({ type: 'string', pattern: kit.NAME.source }, kit.readName);

/** Each of the words at most once. */
const someOf = (words: readonly string[]): Shape =>
  leaf({ type: 'array', uniqueItems: true, items: { enum: words } }, (json, path) => {
    const list = kit.readList(json, path);
    list.forEach((word, i) => {
      kit.readOneOf(word, `${path}[${i}]`, words);
      if (list.indexOf(word) < i)
        kit.fault(`${path}[${i}]`, `${kit.brief(word)} stands twice`, 'wordTwice', {
          word: kit.brief(word),
        });
    });
  });

/** Nothing but null, and why. */
const never = (why: string, code: kit.WhyCode): Shape =>
  leaf({ type: 'null' }, (json, path) => {
    if (json !== null) kit.fault(path, why, code);
  });

const orNull = (shape: Shape): Shape => ({
  schema: { anyOf: [{ type: 'null' }, shape.schema] },
  faults: (json, path) => (json === null ? [] : shape.faults(json, path)),
});

/** An object where there is one, else the word. */
const wordOr = (word: Shape, object: Shape): Shape => ({
  schema: { anyOf: [word.schema, object.schema] },
  faults: (json, path) => (kit.isObject(json) ? object : word).faults(json, path),
});

const optional = (shape: Shape): Shape => ({ ...shape, optional: true });

/** An object with these fields and no other; `called` is what its own faults call it at the top. */
function object(fields: Readonly<Record<string, Shape>>, called = ''): Shape {
  const keys = Object.keys(fields);
  const required = keys.filter((key) => !fields[key]!.optional);
  return {
    schema: {
      type: 'object',
      ...(required.length > 0 && { required }),
      additionalProperties: false,
      properties: Object.fromEntries(keys.map((key) => [key, fields[key]!.schema])),
    },
    faults(json, path) {
      const parsed = kit.reading(() => kit.readObject(json, path || called, keys));
      if (!parsed.ok) return [parsed];
      return keys.flatMap((key) => {
        const given = parsed.value[key];
        if (given === undefined && fields[key]!.optional) return [];
        return fields[key]!.faults(given, path ? `${path}.${key}` : key);
      });
    },
  };
}

/** `sheet`: a rule sheet says so; `print`: read off the printed card; the others are ours or the editor's. */
export const SOURCES = ['sheet', 'reconstruction', 'print', 'own'] as const;

export const MAX_VERSIONS = 1_000_000;

const source = oneOf(SOURCES);
const energy = whole(0, ENERGY);
const count = whole(0, DECK_CARDS);

/** One word for all numbers of a field, or one for each. */
const sourceOf = (...numbers: readonly string[]): Shape =>
  optional(
    wordOr(source, object(Object.fromEntries(numbers.map((number) => [number, optional(source)])))),
  );

const walk = (squares: number): Shape => object({ squares: whole(1, squares), energy });
const attack = object({ reach: whole(1, LONGEST), energy });

/** What makes the special forms special stays: no attack for riders, a shot for bazookas, a blast for dynamites. */
const WALKS: Partial<Record<Form, Shape>> = { rider: walk(LONGEST_RIDE) };
const ATTACKS: Partial<Record<Form, Shape>> = {
  bazooka: attack,
  rider: never('a rider has no attack (UWO-53), so null is expected', 'riderAttack'),
  dynamite: object({ energy }),
};

const cardOf = (kind: Kind): Shape =>
  kind === 'miss'
    ? object({ count, source: optional(object({ count: optional(source) })) })
    : object({
        count,
        walk: WALKS[kind] ?? orNull(walk(LONGEST)),
        attack: ATTACKS[kind] ?? orNull(attack),
        shield: someOf(FORMS),
        source: optional(
          object({
            count: optional(source),
            walk: sourceOf('squares', 'energy'),
            attack: kind === 'dynamite' ? sourceOf('energy') : sourceOf('reach', 'energy'),
            shield: optional(source),
          }),
        ),
      });

const CARDS = object(Object.fromEntries(KINDS.map((kind) => [kind, cardOf(kind)])));

/** All kinds are there, each with its fields in their bounds. `catalogues/catalogue.schema.json` is made from it. */
export const CATALOGUE: Shape = object(
  { $schema: optional(text), name: catalogueName, version: whole(1, MAX_VERSIONS), kinds: CARDS },
  'catalogue',
);

/** What keeps a catalogue from being read at all; the other faults are in numbers that can be shown. */
export const faultsOfShape = (json: kit.Json): kit.Unread[] => CATALOGUE.faults(json, '');

/** Everything that is wrong with a catalogue, each with its path; an empty list for one that can be played. */
export function faults(json: kit.Json): kit.Unread[] {
  const found = faultsOfShape(json);
  const cards = kit.isObject(json) ? json['kinds'] : undefined;
  if (!kit.isObject(cards) || CARDS.faults(cards, 'kinds').length > 0) return found;
  for (const check of [checkSum, checkFists, ...FORMS.map(checkCanBeHit)]) {
    const checked = kit.reading(() => check(cards));
    if (!checked.ok) found.push(checked);
  }
  return found;
}

const countOf = (cards: kit.JsonObject, kind: Kind): number =>
  (cards[kind] as { readonly count: number }).count;

function checkSum(cards: kit.JsonObject): void {
  const sum = KINDS.reduce((total, kind) => total + countOf(cards, kind), 0);
  if (sum !== DECK_CARDS)
    kit.fault('kinds', `the counts make ${sum} cards, not ${DECK_CARDS} (UWO-2)`, 'cardSum', {
      sum,
      cards: DECK_CARDS,
    });
}

function checkFists(cards: kit.JsonObject): void {
  const fists = countOf(cards, 'fist');
  if (fists < ARMY)
    kit.fault(
      'kinds.fist.count',
      `${ARMY} fists start on the field (UWO-1), not ${fists}`,
      'fistCount',
      { army: ARMY, fists },
    );
}

/** A form of which there is no card is never on the field. */
const checkCanBeHit =
  (form: Form) =>
  (cards: kit.JsonObject): void => {
    const card = (kind: Form) =>
      cards[kind] as { readonly count: number; readonly attack: kit.Json; readonly shield: Form[] };
    const { count, shield } = card(form);
    if (count === 0) return;
    const hits = (kind: Form): boolean =>
      card(kind).attack !== null && card(kind).count > 0 && !shield.includes(kind);
    if (!FORMS.some(hits))
      kit.fault(`kinds.${form}.shield`, `nothing can hit a ${form}`, 'unhittable', { form });
  };

/** A whole catalogue from outside, checked. Its faults are all named at once. */
export function readCatalogue(json: kit.Json, path: string): kit.Json {
  const found = faults(json);
  if (found.length > 0) {
    const errors = found.map(({ error }) => error);
    kit.read(kit.because(`${path}: ${errors.join('; ')}`, 'catalogue', found));
  }
  const catalogue = spelled(json);
  const { name } = catalogue;
  if (CATALOGUE_NAMES.includes(name) && printedOn(catalogueOf(name)) !== printedOn(catalogue))
    kit.fault(
      `${path}.name`,
      `${name} never changes (UWO-4); other numbers need another name`,
      'catalogueNamed',
      { name },
    );
  return catalogue;
}

/** All but where the numbers come from. */
const printedOn = ({ version, kinds }: Catalogue): string =>
  kit.canonical([version, KINDS.map((kind) => ({ ...kinds[kind], source: null }))]);
