import {
  brief,
  fault,
  isObject,
  reading,
  NAME,
  readList,
  readName,
  readObject,
  readOneOf,
  readText,
  readWhole,
  because,
  canonical,
  read,
  type Json,
  type JsonObject,
  type Unread,
  type WhyCode,
} from '@tischlein/kit';
import {
  ARMY,
  DECK_CARDS,
  ENERGY,
  FORMS,
  KINDS,
  LONGEST,
  LONGEST_RIDE,
  type Form,
  type Kind,
} from './cards.ts';
import { CATALOGUE_NAMES, catalogueOf, spelled, type Catalogue } from './catalogue.ts';

/** A shape of JSON declared once: it names every fault of a value, and says itself as JSON Schema. */
export interface Shape {
  faults(json: Json | undefined, path: string): Unread[];
  readonly schema: JsonObject;
  readonly optional?: true;
}

type Read = (json: Json | undefined, path: string) => void;

/** A value with at most one fault. */
const leaf = (schema: JsonObject, read: Read): Shape => ({
  schema,
  faults(json, path) {
    const parsed = reading(() => read(json, path));
    return parsed.ok ? [] : [parsed];
  },
});

const whole = (min: number, max: number): Shape =>
  leaf({ type: 'integer', minimum: min, maximum: max }, (json, path) =>
    readWhole(json, path, min, max),
  );

const oneOf = (words: readonly string[]): Shape =>
  leaf({ enum: words }, (json, path) => readOneOf(json, path, words));

const text: Shape = leaf({ type: 'string' }, readText);
const name: Shape = leaf({ type: 'string', pattern: NAME.source }, readName);

/** Each of the words at most once. */
const someOf = (words: readonly string[]): Shape =>
  leaf({ type: 'array', uniqueItems: true, items: { enum: words } }, (json, path) => {
    const list = readList(json, path);
    list.forEach((word, i) => {
      readOneOf(word, `${path}[${i}]`, words);
      if (list.indexOf(word) < i)
        fault(`${path}[${i}]`, `${brief(word)} stands twice`, 'wordTwice', { word: brief(word) });
    });
  });

/** Nothing but null, and why. */
const never = (why: string, code: WhyCode): Shape =>
  leaf({ type: 'null' }, (json, path) => {
    if (json !== null) fault(path, why, code);
  });

const orNull = (shape: Shape): Shape => ({
  schema: { anyOf: [{ type: 'null' }, shape.schema] },
  faults: (json, path) => (json === null ? [] : shape.faults(json, path)),
});

/** An object where there is one, else the word. */
const wordOr = (word: Shape, object: Shape): Shape => ({
  schema: { anyOf: [word.schema, object.schema] },
  faults: (json, path) => (isObject(json) ? object : word).faults(json, path),
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
      const parsed = reading(() => readObject(json, path || called, keys));
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
  {
    $schema: optional(text),
    name: name,
    version: whole(1, MAX_VERSIONS),
    kinds: CARDS,
  },
  'catalogue',
);

/** What keeps a catalogue from being read at all; the other faults are in numbers that can be shown. */
export const faultsOfShape = (json: Json): Unread[] => CATALOGUE.faults(json, '');

/** Everything that is wrong with a catalogue, each with its path; an empty list for one that can be played. */
export function faults(json: Json): Unread[] {
  const found = faultsOfShape(json);
  const cards = isObject(json) ? json['kinds'] : undefined;
  if (!isObject(cards) || CARDS.faults(cards, 'kinds').length > 0) return found;
  for (const check of [checkSum, checkFists, ...FORMS.map(checkCanBeHit)]) {
    const checked = reading(() => check(cards));
    if (!checked.ok) found.push(checked);
  }
  return found;
}

const countOf = (cards: JsonObject, kind: Kind): number =>
  (cards[kind] as { readonly count: number }).count;

function checkSum(cards: JsonObject): void {
  const sum = KINDS.reduce((total, kind) => total + countOf(cards, kind), 0);
  if (sum !== DECK_CARDS)
    fault('kinds', `the counts make ${sum} cards, not ${DECK_CARDS} (UWO-2)`, 'cardSum', {
      sum,
      cards: DECK_CARDS,
    });
}

function checkFists(cards: JsonObject): void {
  const fists = countOf(cards, 'fist');
  if (fists < ARMY)
    fault(
      'kinds.fist.count',
      `${ARMY} fists start on the field (UWO-1), not ${fists}`,
      'fistCount',
      {
        army: ARMY,
        fists,
      },
    );
}

/** A form of which there is no card is never on the field. */
const checkCanBeHit =
  (form: Form) =>
  (cards: JsonObject): void => {
    const card = (kind: Form) =>
      cards[kind] as { readonly count: number; readonly attack: Json; readonly shield: Form[] };
    const { count, shield } = card(form);
    if (count === 0) return;
    const hits = (kind: Form): boolean =>
      card(kind).attack !== null && card(kind).count > 0 && !shield.includes(kind);
    if (!FORMS.some(hits))
      fault(`kinds.${form}.shield`, `nothing can hit a ${form}`, 'unhittable', { form });
  };

/** A whole catalogue from outside, checked. Its faults are all named at once. */
export function readCatalogue(json: Json, path: string): Json {
  const found = faults(json);
  if (found.length > 0) {
    const errors = found.map(({ error }) => error);
    read(because(`${path}: ${errors.join('; ')}`, 'catalogue', found));
  }
  const catalogue = spelled(json);
  const { name } = catalogue;
  if (CATALOGUE_NAMES.includes(name) && numbersOf(catalogueOf(name)) !== numbersOf(catalogue))
    fault(
      `${path}.name`,
      `${name} never changes (UWO-4); other numbers need another name`,
      'catalogueNamed',
      { name },
    );
  return catalogue;
}

const numbersOf = ({ version, kinds }: Catalogue): string =>
  canonical([version, KINDS.map((kind) => ({ ...kinds[kind], source: null }))]);
