import type { Crest } from '@tischlein/api/group';
import { recall, remember } from '../../base/storage.ts';

/** A group this browser has opened: the home page knows it without asking. */
export interface KeptGroup {
  readonly group: string;
  readonly key: string;
  readonly name: string;
  readonly crest: Crest;
}

const MAX_KEPT = 8;

/** Newest first. */
export const keptGroups = (): readonly KeptGroup[] => recall<KeptGroup[]>('groups') ?? [];

export function keepGroup(group: KeptGroup): void {
  const others = keptGroups().filter((each) => each.group !== group.group);
  remember('groups', [group, ...others].slice(0, MAX_KEPT));
}

export function dropGroup(group: string): void {
  remember(
    'groups',
    keptGroups().filter((each) => each.group !== group),
  );
}
