import {
  CATALOGUE,
  CATALOGUE_NAMES,
  catalogueOf,
  DECK_CARDS,
  faults,
  faultsOfShape,
  FORMS,
  KINDS,
  type Catalogue,
  type Form,
  type FormCard,
  type Kind,
} from '@tischlein/games/uwo/language';
import { brief, isObject, ok, wrong, type Json, type Parsed } from '@tischlein/kit';
import { recall, remember } from '../../base/storage.ts';
import type { WorkshopWords } from '../words.ts';

/** Without the sources: they tell of printed cards, and these numbers are somebody's own. */
function bare({ count, walk, attack, shield }: FormCard): FormCard {
  return { count, walk, attack, shield: FORMS.filter((form) => shield.includes(form)) };
}

/** A catalogue to work on, under a name of one's own. */
export function draftOf({ version, kinds }: Catalogue, name: string): Catalogue {
  const forms = FORMS.map((form): [Form, FormCard] => [form, bare(kinds[form])]);
  const cards = Object.fromEntries(forms) as Record<Form, FormCard>;
  return { name, version, kinds: { ...cards, miss: { count: kinds.miss.count } } };
}

/** A catalogue from a file, a link or this browser. Numbers that do not play yet may be in it; an error is a path. */
export function readDraft(json: Json): Parsed<Catalogue> {
  if (!isObject(json)) return wrong(brief(json));
  const name = typeof json['name'] === 'string' ? json['name'] : '';
  // A name can be mended on the page: it keeps nothing out.
  const [fault] = faultsOfShape({ ...json, name: '-' });
  if (fault !== undefined) return wrong(fault.why!.at as string);
  return ok(draftOf(json as Catalogue, name));
}

/** Of a miss card only the count. */
export const withCard = (draft: Catalogue, kind: Kind, change: Partial<FormCard>): Catalogue => ({
  ...draft,
  kinds: { ...draft.kinds, [kind]: { ...draft.kinds[kind], ...change } },
});

/** As much of its schema as says how a field of a catalogue is filled in. */
export interface Field {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: { readonly [name: string]: Field };
  /** Nothing, or the second. */
  readonly anyOf?: readonly Field[];
}

/** What is printed on a card of this kind. What makes a special form special can not be changed. */
export function fieldsOf(kind: Kind): { readonly [name: string]: Field } {
  const { kinds } = (CATALOGUE.schema as Field).properties!;
  return kinds!.properties![kind]!.properties!;
}

/** Catalogues that can no longer be read are left out. */
const read = (json: Json): Catalogue[] => {
  const parsed = readDraft(json);
  return parsed.ok ? [parsed.value] : [];
};

/** What was worked on last. */
export const onBench = (): Catalogue | null => read(recall<Json>('workshop'))[0] ?? null;
export const layOnBench = (draft: Catalogue): void => remember('workshop', draft);

/** Catalogues kept in this browser, one for each name. */
export const kept = (): Catalogue[] => (recall<Json[]>('catalogues') ?? []).flatMap(read);

export function drop(name: string): void {
  remember(
    'catalogues',
    kept().filter((catalogue) => catalogue.name !== name),
  );
}

export function keep(draft: Catalogue): void {
  drop(draft.name);
  remember('catalogues', [...kept(), draft]);
}

/** The catalogues that ship with the game, by name; their names stand for their numbers only. */
export const shipped = (): readonly Catalogue[] => CATALOGUE_NAMES.map(catalogueOf);

export interface Fault {
  /** The field it concerns, as `faults` names it. */
  readonly at: string;
  readonly text: string;
  readonly clause: string;
}

export const cardsIn = ({ kinds }: Catalogue): number =>
  KINDS.reduce((sum, kind) => sum + kinds[kind].count, 0);

/** What keeps a draft from being played, in words. Its shape is right, so the field says what is wrong with it. */
export function faultsIn(
  draft: Catalogue,
  words: WorkshopWords,
  kindName: (kind: Kind) => string,
): Fault[] {
  const { name } = draft;
  const found = faults(draft).map(({ why }): Fault => {
    const at = why!.at as string;
    const [, form] = at.split('.') as [string, Form];
    if (at === 'name') return { at, clause: 'UWO-4', text: words.faults.name };
    if (at === 'kinds') return { at, clause: 'UWO-2', text: wrongSum(cardsIn(draft), words) };
    if (at === 'kinds.fist.count') return { at, clause: 'UWO-1', text: words.faults.fists };
    return { at, clause: 'UWO-60', text: words.faults.untouchable(kindName(form)) };
  });
  const taken = shipped().some((catalogue) => catalogue.name === name);
  return taken
    ? [{ at: 'name', clause: 'UWO-4', text: words.faults.taken(name) }, ...found]
    : found;
}

const wrongSum = (sum: number, { faults: said }: WorkshopWords): string =>
  sum > DECK_CARDS
    ? said.tooMany({ sum, over: sum - DECK_CARDS })
    : said.tooFew({ sum, missing: DECK_CARDS - sum });

/**
 * A catalogue in a link. A card is written `3.21.11.01`: how many, squares and energy of its walk, reach and energy of
 * its attack (a dynamite: energy alone), and its shield by the numbers of the forms.
 */
export function formatLink({ name, version, kinds }: Catalogue): string {
  const cards = FORMS.map((form) => format(kinds[form]));
  return new URLSearchParams({
    name,
    version: String(version),
    cards: [...cards, kinds.miss.count].join('_'),
  }).toString();
}

const format = ({ count, walk, attack, shield }: FormCard): string =>
  [
    count,
    walk ? `${walk.squares}${walk.energy}` : '',
    attack ? `${attack.reach ?? ''}${attack.energy}` : '',
    shield.map((form) => FORMS.indexOf(form)).join(''),
  ].join('.');

export function parseLink(text: string): Parsed<Catalogue> {
  const query = new URLSearchParams(text);
  const cards = query.get('cards')?.split('_') ?? [];
  if (cards.length !== FORMS.length + 1) return wrong('cards');
  const forms = FORMS.map((form, i): [string, Json] => [form, parse(cards[i]!)]);
  return readDraft({
    name: query.get('name'),
    version: Number(query.get('version')),
    kinds: { ...Object.fromEntries(forms), miss: { count: Number(cards.at(-1)) } },
  });
}

function parse(text: string): Json {
  const [, count, squares, walk, reach, attack, shield] =
    /^(\d+)\.(?:(\d)(\d))?\.(?:(\d)?(\d))?\.(\d*)$/.exec(text) ?? [];
  return {
    count: Number(count),
    walk: walk === undefined ? null : { squares: Number(squares), energy: Number(walk) },
    attack:
      attack === undefined
        ? null
        : { ...(reach !== undefined && { reach: Number(reach) }), energy: Number(attack) },
    shield: [...(shield ?? '')].map((number) => FORMS[Number(number)] ?? number),
  };
}
