import type { Avatar } from '@tischlein/kit';
import { animalFor } from '../../table/names.ts';
import {
  readGroupResults,
  readMadeGroup,
  readMyGroups,
  readOpenedGroup,
  type Crest,
  type GroupResults,
  type GroupCommand,
  type MyGroup,
  type NewGroup,
  type OpenedGroup,
  type ShownMember,
} from '@tischlein/api/group';
import { ask, comeIn, reachable, request } from '../../play/remote/api.ts';
import { linkTo } from '../../base/router.svelte.ts';
import { recall, remember } from '../../base/storage.ts';

export async function foundGroup(wanted: NewGroup): Promise<string> {
  await comeIn();
  return (await ask(readMadeGroup, 'POST', 'groups', wanted)).key;
}

export async function openGroup(key: string): Promise<OpenedGroup> {
  await comeIn();
  return ask(readOpenedGroup, 'POST', 'groups/open', { key });
}

export async function joinGroup(key: string, name: string): Promise<void> {
  await request('POST', 'groups/join', { key, name });
}

export async function claimMember(key: string, member: string): Promise<void> {
  await request('POST', 'groups/claim', { key, member });
}

export async function commandOf(group: string, command: GroupCommand): Promise<void> {
  await request('POST', `groups/${group}`, command);
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

/** What a member is called, and their face. */
export function memberOf(
  members: readonly Pick<ShownMember, 'id' | 'name' | 'avatar'>[],
  id: string,
): { readonly name: string; readonly avatar: Avatar | null } {
  const { name = '', avatar = null } = members.find((member) => member.id === id) ?? {};
  return { name, avatar: avatar ?? (name === '' ? null : animalFor(name)) };
}
