import {
  readGroupResults,
  readMadeGroup,
  readMyGroups,
  readOpenedGroup,
  type GroupResults,
  type GroupCommand,
  type MyGroup,
  type NewGroup,
  type OpenedGroup,
} from '@tischlein/api/group';
import { ask, comeIn, reachable, request } from '../../play/remote/api.ts';
import { linkTo } from '../../base/router.svelte.ts';

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
