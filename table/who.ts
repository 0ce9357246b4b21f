/** Public, and the same at every table of one place. */
export type PersonId = string;

/** A person as everybody at a table may know them: one value, handed on whole. */
export interface Who {
  readonly id: PersonId;
  readonly name: string;
  /** Which of the pages' animals they chose; null where they have not. */
  readonly avatar: number | null;
}

/** Stands for somebody who has deleted themselves. */
export const NO_NAME = '–';

/** What is left of somebody who has deleted themselves. */
export const forgottenWho = (id: PersonId): Who => ({ id, name: NO_NAME, avatar: null });

/** A person by what they say of themselves. */
export const whoFrom = (
  id: PersonId,
  { name, avatar = null }: { readonly name: string; readonly avatar?: number | null },
): Who => ({ id, name, avatar });
