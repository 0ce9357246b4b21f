import {
  brief,
  fault,
  isObject,
  reading,
  readList,
  readObject,
  readOneOf,
  readText,
  readWhole,
  type Json,
  type JsonObject,
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
} from './kinds.ts';

/** `sheet`: a rule sheet says so; `print`: read off the printed card; the others are ours or the editor's. */
export const SOURCES = ['sheet', 'reconstruction', 'print', 'own'] as const;

/** Visible from end to end, so that no two names look alike and none looks like a shipped one. */
export const NAME =
  /^(?!\s)[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]{1,40}(?<!\s)$/u;
export const MOST_VERSIONS = 1_000_000;

/** Everything that is wrong with a catalogue, each with its path; an empty list for one that can be played. */
export function faults(json: Json): string[] {
  const found: string[] = [];
  const check = checkInto(found);
  if (!isShaped(json, check)) return found;
  const cards = (json as JsonObject)['kinds'] as JsonObject;
  check(() => checkSum(cards));
  check(() => checkFists(cards));
  for (const form of FORMS) check(() => checkCanBeHit(form, cards));
  return found;
}

/** What keeps a catalogue from being read at all; the other faults are in numbers that can be shown. */
export function faultsOfShape(json: Json): string[] {
  const found: string[] = [];
  isShaped(json, checkInto(found));
  return found;
}

type Check = (read: () => void) => boolean;

const checkInto =
  (found: string[]): Check =>
  (read) => {
    const parsed = reading(read);
    if (!parsed.ok) found.push(parsed.error);
    return parsed.ok;
  };

/** Whether all kinds are there, each with its fields in their bounds. */
function isShaped(json: Json, check: Check): boolean {
  if (!check(() => readObject(json, 'catalogue', ['$schema', 'name', 'version', 'kinds'])))
    return false;
  const { $schema, name, version, kinds } = json as JsonObject;
  if ($schema !== undefined) check(() => readText($schema, '$schema'));
  check(() => readName(name));
  check(() => readWhole(version, 'version', 1, MOST_VERSIONS));
  if (!check(() => readObject(kinds, 'kinds', KINDS))) return false;
  const cards = kinds as JsonObject;
  return KINDS.map((kind) => faultsOfKind(kind, cards[kind], check)).every(Boolean);
}

function readName(json: Json | undefined): void {
  if (NAME.test(readText(json, 'name'))) return;
  const wanted = '1 to 40 characters are wanted, none invisible and no blank at either end';
  fault('name', `${wanted}, not ${brief(json)}`);
}

function faultsOfKind(kind: Kind, json: Json | undefined, check: Check): boolean {
  const path = `kinds.${kind}`;
  const fields = kind === 'miss' ? ['count'] : ['count', 'walk', 'attack', 'shield'];
  if (!check(() => readObject(json, path, [...fields, 'source']))) return false;
  const card = json as JsonObject;
  const parts = [
    check(() => readWhole(card['count'], `${path}.count`, 0, DECK_CARDS)),
    check(() => readSource(kind, card['source'], fields, `${path}.source`)),
  ];
  if (kind !== 'miss')
    parts.push(
      check(() => readWalk(kind, card['walk'], `${path}.walk`)),
      check(() => readAttack(kind, card['attack'], `${path}.attack`)),
      check(() => readShield(card['shield'], `${path}.shield`)),
    );
  return parts.every(Boolean);
}

function readWalk(form: Form, json: Json | undefined, path: string): void {
  if (json === null && form !== 'rider') return;
  const walk = readObject(json, path, ['squares', 'energy']);
  const longest = form === 'rider' ? LONGEST_RIDE : LONGEST;
  readWhole(walk['squares'], `${path}.squares`, 1, longest);
  readWhole(walk['energy'], `${path}.energy`, 0, ENERGY);
}

/** What makes the special forms special stays: no attack for riders, a shot for bazookas, a blast for dynamites. */
function readAttack(form: Form, json: Json | undefined, path: string): void {
  if (form === 'rider' && json !== null)
    fault(path, `a rider has no attack (UWO-53): null is wanted, not ${brief(json)}`);
  if (json === null && form !== 'bazooka' && form !== 'dynamite') return;
  const attack = readObject(json, path, form === 'dynamite' ? ['energy'] : ['reach', 'energy']);
  if (form !== 'dynamite') readWhole(attack['reach'], `${path}.reach`, 1, LONGEST);
  readWhole(attack['energy'], `${path}.energy`, 0, ENERGY);
}

function readShield(json: Json | undefined, path: string): void {
  const shield = readList(json, path);
  shield.forEach((form, i) => {
    readOneOf(form, `${path}[${i}]`, FORMS);
    if (shield.indexOf(form) < i) fault(`${path}[${i}]`, `${brief(form)} stands twice`);
  });
}

/** The numbers of a field that may have a source each. A dynamite's attack has no reach. */
const numbersOf = (kind: Kind, field: string): readonly string[] => {
  if (field === 'walk') return ['squares', 'energy'];
  if (field === 'attack') return kind === 'dynamite' ? ['energy'] : ['reach', 'energy'];
  return [];
};

/** Where the numbers of each field come from: one word for all of them, or one for each. */
function readSource(
  kind: Kind,
  json: Json | undefined,
  fields: readonly string[],
  path: string,
): void {
  if (json === undefined) return;
  for (const [field, source] of Object.entries(readObject(json, path, fields))) {
    const at = `${path}.${field}`;
    const numbers = numbersOf(kind, field);
    if (numbers.length === 0 || !isObject(source)) readOneOf(source, at, SOURCES);
    else
      for (const [number, word] of Object.entries(readObject(source, at, numbers)))
        readOneOf(word, `${at}.${number}`, SOURCES);
  }
}

const countOf = (cards: JsonObject, kind: Kind): number =>
  (cards[kind] as { readonly count: number }).count;

function checkSum(cards: JsonObject): void {
  const sum = KINDS.reduce((total, kind) => total + countOf(cards, kind), 0);
  if (sum !== DECK_CARDS) fault('kinds', `the counts make ${sum} cards, not ${DECK_CARDS} (UWO-2)`);
}

function checkFists(cards: JsonObject): void {
  const fists = countOf(cards, 'fist');
  if (fists < ARMY)
    fault('kinds.fist.count', `${ARMY} fists start on the field (UWO-1), not ${fists}`);
}

/** A form of which there is no card is never on the field. */
function checkCanBeHit(form: Form, cards: JsonObject): void {
  const card = (kind: Form) =>
    cards[kind] as { readonly count: number; readonly attack: Json; readonly shield: Form[] };
  const { count, shield } = card(form);
  if (count === 0) return;
  const hits = (kind: Form): boolean =>
    card(kind).attack !== null && card(kind).count > 0 && !shield.includes(kind);
  if (!FORMS.some(hits)) fault(`kinds.${form}.shield`, `nothing can hit a ${form}`);
}
