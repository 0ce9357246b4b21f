import {
  CATALOGUE,
  faultsOfShape,
  FORMS,
  type Catalogue,
  type Form,
  type FormCard,
  type Kind,
} from '@tischlein/games/uwo/language';
import { brief, isObject, ok, wrong, type Json, type Parsed } from '@tischlein/kit';
import { recall, remember } from '../../base/storage.ts';

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
