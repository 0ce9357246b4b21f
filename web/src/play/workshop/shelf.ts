import type { Catalogue } from '@tischlein/games/uwo/language';
import type { Json } from '@tischlein/kit';
import { recall, remember } from '../../base/storage.ts';
import { readDraft } from './draft.ts';

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
