import { AVATARS, distinctAvatar, type Avatar } from '@tischlein/kit';
import * as v from 'valibot';
import { distinctName } from './name.ts';

/** Public, and the same at every table of one place. */
export type PersonId = string;

/** A person as everybody at a table may know them: one value, handed on whole. */
export interface Who {
  readonly id: PersonId;
  readonly name: string;
  /** Which animal they are, in which neckerchief; null where they have not said. */
  readonly avatar: Avatar | null;
}

export const AvatarSchema = v.picklist(AVATARS);
export const WhoSchema = v.object({
  id: v.string(),
  name: v.string(),
  avatar: v.nullable(AvatarSchema),
}) satisfies v.GenericSchema<Who>;

/** Stands for somebody who has deleted themselves. */
export const NO_NAME = '–';

/** What is left of somebody who has deleted themselves. */
export const forgottenWho = (id: PersonId): Who => ({ id, name: NO_NAME, avatar: null });

/** A person by what they say of themselves. */
export const whoFrom = (
  id: PersonId,
  { name, avatar = null }: { readonly name: string; readonly avatar?: Avatar | null },
): Who => ({ id, name, avatar });

/** Told from the others by name, and from those of the same animal by the neckerchief. */
export const distinctWho = (who: Who, others: readonly Who[]): Who => ({
  ...who,
  name: distinctName(
    who.name,
    others.map(({ name }) => name),
  ),
  avatar:
    who.avatar &&
    distinctAvatar(
      who.avatar,
      others.map(({ avatar }) => avatar),
    ),
});
