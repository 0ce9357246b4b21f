import {
  fault,
  isObject,
  reading,
  sentence,
  type Json,
  type JsonObject,
  type Unread,
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
import {
  name,
  never,
  object,
  oneOf,
  optional,
  orNull,
  someOf,
  text,
  whole,
  wordOr,
  type Shape,
} from './shape.ts';

/** `sheet`: a rule sheet says so; `print`: read off the printed card; the others are ours or the editor's. */
export const SOURCES = ['sheet', 'reconstruction', 'print', 'own'] as const;

export const MOST_VERSIONS = 1_000_000;

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
  rider: never(sentence`a rider has no attack (UWO-53), so null is wanted`),
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
    version: whole(1, MOST_VERSIONS),
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
    fault('kinds', sentence`the counts make ${sum} cards, not ${DECK_CARDS} (UWO-2)`);
}

function checkFists(cards: JsonObject): void {
  const fists = countOf(cards, 'fist');
  if (fists < ARMY)
    fault('kinds.fist.count', sentence`${ARMY} fists start on the field (UWO-1), not ${fists}`);
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
    if (!FORMS.some(hits)) fault(`kinds.${form}.shield`, sentence`nothing can hit a ${form}`);
  };
