import type { Animal } from '@tischlein/kit';
import { fitName } from '@tischlein/table';
import { settings } from '../base/settings.svelte.ts';
import { shell } from './index.svelte.ts';

/** What somebody is called who has left the name empty: as their animal. */
export const myName = (name = settings.name, avatar = settings.avatar): string =>
  fitName(name ?? '') || shell.words.animals[avatar];

/** What a page says of this person wherever it asks for a chair or comes in: one home for what everybody may know. */
export const myself = (): { readonly name: string; readonly avatar: Animal } => ({
  name: myName(),
  avatar: settings.avatar,
});

/** Who this person is from now on; answers what they are called. */
export function beCalled(name: string, avatar: Animal): string {
  Object.assign(settings, { name, avatar });
  return myName();
}
