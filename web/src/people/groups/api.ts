import type { Avatar } from '@tischlein/kit';
import { animalFor } from '../../table/names.ts';
import {
  readGroupResults,
  readMadeGroup,
  readMyGroups,
  readOpenedGroup,
  type Crest,
  type GroupResults,
  type MyGroup,
  type NewGroup,
  type OpenedGroup,
  type ShownMember,
} from '@tischlein/api/group';
import { ask, comeIn, reachable } from '../../play/remote/api.ts';
import { linkTo } from '../../base/router.svelte.ts';
import { keptList } from '../../base/storage.ts';

export async function foundGroup(wanted: NewGroup): Promise<string> {
  await comeIn();
  return (await ask(readMadeGroup, 'POST', 'groups', wanted)).key;
}

export async function openGroup(key: string): Promise<OpenedGroup> {
  await comeIn();
  return ask(readOpenedGroup, 'POST', 'groups/open', { key });
}

export const resultsOf = (group: string, since: number): Promise<GroupResults> =>
  ask(readGroupResults, 'GET', `groups/${group}/results?since=${since}`);

export async function myGroups(): Promise<readonly MyGroup[]> {
  return (await ask(readMyGroups, 'GET', 'groups')).groups;
}

/** The link to send to others. */
export const groupAddress = async (key: string): Promise<string> =>
  new URL(linkTo.regulars(key), await reachable()).href;

/** A group this browser has opened: the home page knows it without asking. */
export interface KeptGroup {
  readonly group: string;
  readonly key: string;
  readonly name: string;
  readonly crest: Crest;
}

const MAX_KEPT = 8;

export const { keep: keepGroup, drop: dropGroup } = keptList<KeptGroup>(
  'groups',
  ({ group }) => group,
  MAX_KEPT,
);

/** What a member is called, and their face. */
export function memberOf(
  members: readonly Pick<ShownMember, 'id' | 'name' | 'avatar'>[],
  id: string,
): { readonly name: string; readonly avatar: Avatar | null } {
  const { name = '', avatar = null } = members.find((member) => member.id === id) ?? {};
  return { name, avatar: avatar ?? (name === '' ? null : animalFor(name)) };
}
